// Lists the English sentences of the page, and what keeps one from being translated; scripts/page_texts.py reads it.
//
// A sentence is whatever is given for a parameter named `en`, as w(en, de) has one, and the `en` of every {en, de}.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import ts from "typescript";

const NAMES = new Set(["Netloft"]); // the same in every language
const SHOWN = new Set(["alt", "aria-label", "aria-description", "label", "placeholder", "title"]);
const SAMPLES = ["7", "Ada Lovelace"];
const letters = (text) => /\p{L}/u.test(text.replace(/\{\d*\}/g, ""));
const words = (text) => /\p{L}{2}/u.test(text) && !NAMES.has(text.trim());

/** Read the files of a folder; modules are parsed like the script of a component. */
function load(folder) {
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  return names
    .filter((name) => /\.(svelte|ts|json)$/.test(name))
    .map((name) => ({ name: name.replaceAll("\\", "/"), text: readFileSync(join(folder, name), "utf-8") }));
}

function* inside(node) {
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (child && typeof child === "object" && typeof child.type === "string") yield child;
    }
  }
}

function* all(node) {
  yield node;
  for (const child of inside(node)) yield* all(child);
}

/** Look through a type annotation or an assertion. */
function plain(node) {
  return /^(TSAs|TSSatisfies|TSNonNull|Parenthesized)/.test(node.type) ? plain(node.expression) : node;
}

/** Find the functions of a module that take English: by name, the places of their parameters named `en`. */
function takers(tree) {
  const found = new Map();
  for (const node of all(tree)) {
    const made = node.type === "FunctionDeclaration" ? node : node.type === "VariableDeclarator" ? node.init : undefined;
    const places = (made?.params ?? []).flatMap((param, at) => (param.name === "en" ? [at] : []));
    if (places.length) found.set(node.id.name, places);
  }
  return found;
}

function exported(tree) {
  return [...all(tree)].filter(({ type }) => type === "ExportNamedDeclaration");
}

/** Find the functions that take English and can be called in a module: its own, and those it imports. */
function callable(tree, everywhere) {
  const imported = [...all(tree)].filter((node) => node.type === "ImportSpecifier" && everywhere.has(node.imported.name));
  return new Map([...imported.map((node) => [node.local.name, everywhere.get(node.imported.name)]), ...takers(tree)]);
}

/** Whether an expression is made of something named `en`, whose sentences are found where it comes from. */
function passedOn(node) {
  const from = node.type === "CallExpression" ? node.callee : node;
  if (from.type === "MemberExpression") return passedOn(from.object) || passedOn(from.property);
  return from.type === "Identifier" && from.name === "en";
}

/** Give the sentences that an expression can be; `problem` is called for any other expression, and for words in a value. */
function* said(written, problem, made = new Map()) {
  const node = plain(written);
  if (node.type === "Literal" && typeof node.value === "string") yield { text: node.value, node };
  else if (node.type === "TemplateLiteral") {
    yield { text: node.quasis.map((part) => part.value.cooked).join("{}"), node };
    for (const value of node.expressions) for (const text of bare(value, made)) problem(text);
  } else if (node.type === "ConditionalExpression") {
    yield* said(node.consequent, problem, made);
    yield* said(node.alternate, problem, made);
  } else if (node.type === "ArrayExpression") for (const part of node.elements) yield* said(part, problem, made);
  else if (!passedOn(node)) problem(node);
}

/** Find what the constants of a module are made of, by name. */
function constants(tree) {
  const found = [...all(tree)].filter((node) => node.type === "VariableDeclarator" && node.init && node.id.name);
  return new Map(found.map(({ id, init }) => [id.name, init.callee?.name === "$derived" ? init.arguments[0] : init]));
}

/** Give the texts that an expression shows as they stand, without the arguments of calls. */
function* bare(written, made = new Map()) {
  const node = plain(written);
  if (node.type === "Text" && words(node.data)) yield node;
  else if (node.type === "Literal" && typeof node.value === "string" && words(node.value)) yield node;
  else if (node.type === "TemplateLiteral") {
    if (node.quasis.some((part) => words(part.value.cooked))) yield node;
    for (const value of node.expressions) yield* bare(value, made);
  } else if (node.type === "ConditionalExpression") yield* [...bare(node.consequent, made), ...bare(node.alternate, made)];
  else if (node.type === "LogicalExpression" || node.operator === "+") yield* [...bare(node.left, made), ...bare(node.right, made)];
  else if (node.type === "ExpressionTag") yield* bare(node.expression, made);
  else if (node.type === "Identifier" && made.has(node.name)) yield* bare(made.get(node.name));
}

/** Give the sentences of a data file. */
function* inData(value) {
  if (!value || typeof value !== "object") return;
  if (typeof value.en === "string" && typeof value.de === "string") yield value.en;
  for (const part of Object.values(value)) yield* inData(part);
}

/** List the sentences of files, each with its first place, and the problems. */
function sentences(files) {
  const found = new Map();
  const problems = [];
  const keep = (text, place) => {
    const sentence = text.replace(/^\n+|\n+$/g, "");
    if (letters(sentence) && !found.has(sentence)) found.set(sentence, place);
  };
  const parsed = files
    .filter(({ name }) => !name.endsWith(".json"))
    .map(({ name, text }) => {
      const source = name.endsWith(".svelte") ? text : `<script lang="ts">${text}</script>`;
      return { name, source, tree: parse(source, { modern: true }) };
    });
  const everywhere = new Map(parsed.flatMap(({ tree }) => exported(tree).flatMap((node) => [...takers(node)])));
  for (const { name, source, tree } of parsed) {
    const takes = callable(tree, everywhere);
    const made = constants(tree);
    const typed = new Set([...all(tree)].filter(({ type, name }) => type === "RegularElement" && name === "code").map(({ fragment }) => fragment));
    const place = (node) => `${name}:${source.slice(0, node.start).split("\n").length}`;
    const take = (given) => {
      const problem = (node) => problems.push(`${place(node)}: expected a sentence in quotes, and values that need no translation; found ${source.slice(node.start, node.end)}`);
      for (const { text, node } of said(given, problem, made)) keep(text, place(node));
    };
    for (const node of all(tree)) {
      if (node.type === "CallExpression") for (const at of takes.get(node.callee.name) ?? []) if (node.arguments[at]) take(node.arguments[at]);
      if (node.type === "ObjectExpression") {
        const value = (key) => node.properties.find((property) => (property.key?.name ?? property.key?.value) === key)?.value;
        if (value("en") && value("de")) take(value("en"));
      }
      const shown = node.type === "Fragment" && !typed.has(node) ? node.nodes : node.type === "Attribute" && SHOWN.has(node.name) ? [node.value].flat() : [];
      for (const part of shown) {
        if (typeof part === "object") for (const text of bare(part, made)) problems.push(`${place(text)}: not in w(en, de): ${source.slice(text.start, text.end).trim()}`);
      }
    }
  }
  for (const { name, text } of files.filter(({ name }) => name.endsWith(".json"))) for (const english of inData(JSON.parse(text))) keep(english, name);
  return { sentences: Object.fromEntries(found), problems };
}

/** Load the page's own catalogue. */
async function catalogue() {
  const source = readFileSync(new URL("src/lib/catalogue.ts", import.meta.url), "utf-8");
  const made = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } });
  return (await import(`data:text/javascript,${encodeURIComponent(made.outputText)}`)).Catalogue;
}

/** List the sentences that are read as another one, or with other values, when they are filled. */
async function ambiguous(found) {
  const numbered = Object.keys(found).map((english, at) => [english, `#${at}${english.replace(/[^{}]/g, "").replaceAll("{}", "|{}")}`]);
  const made = new (await catalogue())(Object.fromEntries(numbered));
  return numbered.flatMap(([english, key]) =>
    SAMPLES.flatMap((sample) => {
      const read = made.translate(english.replaceAll("{}", sample));
      if (read === key.replaceAll("{}", sample)) return [];
      const other = numbered[read.match(/^#(\d+)/)?.[1]]?.[0];
      const wrong = other === english ? "has values side by side" : `is read as ${other} when it is filled with ${sample}`;
      return [`${found[english]}: ${english} ${wrong}`];
    }),
  );
}

const result = sentences(load(process.argv[2] ?? fileURLToPath(new URL("src", import.meta.url))));
console.log(JSON.stringify({ ...result, problems: [...result.problems, ...(await ambiguous(result.sentences))] }));
