// The boards, each loaded when its game is first shown.

import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";
import type { Learning } from "../learn/learn";

type Board = Component<BoardProps>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  nusfjord: () => import("./nusfjord/Board.svelte") as Promise<{ default: Board }>,
  fleet: () => import("./fleet/Board.svelte") as Promise<{ default: Board }>,
  kaivai: () => import("./kaivai/Board.svelte") as Promise<{ default: Board }>,
};

const LESSONS: Record<string, () => Promise<{ learning: Learning }>> = {
  nusfjord: () => import("../learn/nusfjord"),
  fleet: () => import("../learn/fleet"),
  kaivai: () => import("../learn/kaivai"),
};

/** The games that have a board. */
export const GAMES = Object.keys(BOARDS);

/** Load the board of a game. */
export async function board(game: string): Promise<Board> {
  return (await BOARDS[game]()).default;
}

/** Load what a game teaches. */
export async function lessons(game: string): Promise<Learning> {
  return (await LESSONS[game]()).learning;
}
