// Soft sounds, made while they are heard. The page is silent until somebody has clicked or typed.

import { prefs } from "../lib/prefs.svelte";

export type Sound = "move" | "turn" | "dice" | "end";

let context: AudioContext | null = null;

/** Let the page be heard from now on; browsers allow it only after somebody has done something. */
function wake(): void {
  removeEventListener("pointerdown", wake, true);
  removeEventListener("keydown", wake, true);
  context = new AudioContext();
}

/** Wait for the first click or key. */
export function beSilentAtFirst(): void {
  if (!("AudioContext" in window)) return;
  addEventListener("pointerdown", wake, true);
  addEventListener("keydown", wake, true);
}

/** A voice: how it sounds, how high (and where to it glides), when it begins, how long it rings, how loud it is. */
type Voice = [wave: OscillatorType, from: number, to: number, at: number, long: number, loud: number];

const VOICES: Record<Sound, Voice[]> = {
  // A piece is put down on wood.
  move: [
    ["triangle", 240, 130, 0, 0.11, 0.5],
    ["sine", 520, 300, 0, 0.05, 0.15],
  ],
  // A ship's bell, twice.
  turn: [
    ["sine", 784, 784, 0, 0.5, 0.35],
    ["sine", 1568, 1568, 0, 0.2, 0.08],
    ["sine", 1047, 1047, 0.16, 0.7, 0.35],
    ["sine", 2093, 2093, 0.16, 0.25, 0.08],
  ],
  // Dice fall into a tray, and one of them rolls on.
  dice: [0, 0.05, 0.12, 0.16, 0.27].map((at, number): Voice => ["square", 900 - 90 * number, 320, at, 0.035, 0.16 - 0.02 * number]),
  // A chord, from below.
  end: [523, 659, 784, 1047].map((pitch, number): Voice => ["sine", pitch, pitch, number * 0.14, 1.1 - number * 0.1, 0.28]),
};

/** Make a sound, after so many seconds. */
export function play(sound: Sound, after = 0): void {
  if (!context || !prefs.sound || prefs.volume <= 0) return;
  void context.resume();
  const volume = (prefs.volume / 100) ** 2;
  for (const [wave, from, to, at, long, loud] of VOICES[sound]) {
    const start = context.currentTime + after + at;
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.exponentialRampToValueAtTime(to, start + long);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud * volume, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    voice.connect(gain).connect(context.destination);
    voice.start(start);
    voice.stop(start + long + 0.05);
  }
}
