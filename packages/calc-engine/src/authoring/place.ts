/** Where in a half-written expression somebody is: which word is being typed, and which call it stands in. Reads what stands before, and no further. */
import type { TextRange } from '../api.ts';

export interface PlaceInCall {
  /** As written. */
  readonly name: string;
  /** From 0. */
  readonly argument: number;
  /** Texts of the arguments before, trimmed. */
  readonly before: readonly string[];
}

export interface Place {
  /** What a chosen word replaces: the word that is being typed, its opening bracket included. */
  readonly range: TextRange;
  /** What is typed of it, without the bracket. */
  readonly word: string;
  /** The word is written in square brackets. */
  readonly isBracketed: boolean;
  /** `Table.` or `Table[` stands before the word. */
  readonly table: string | null;
  /** The innermost call around it; null outside of any. */
  readonly call: PlaceInCall | null;
}

interface Open {
  /** Null for a bracket that only groups. */
  readonly name: string | null;
  argument: number;
  /** Where the argument that is being written begins. */
  start: number;
  readonly before: string[];
}

const token = /"(?:[^"\n]|"")*(?:"|$)|\[[^[\]\n]*\]?|[\p{L}_][\p{L}\p{N}_]*|\d+(?:\.\d+)?|\s+|[^]/guy;
const word = /^[\p{L}_]/u;

/** The place at `offset`; null inside of a text in quotes, where nothing is to be completed. */
export function placeAt(text: string, offset: number): Place | null {
  const open: Open[] = [];
  let last: RegExpExecArray | null = null;
  let beforeLast: RegExpExecArray | null = null;
  let twoBefore: RegExpExecArray | null = null;
  const head = text.slice(0, offset);
  for (const match of head.matchAll(token)) {
    const [part] = match;
    const { index } = match;
    if (part === '(') open.push({ name: nameBefore(last), argument: 0, start: index + 1, before: [] });
    else if (part === ')') open.pop();
    else if (part === ',') nextArgument(open.at(-1), head, index);
    [twoBefore, beforeLast, last] = [beforeLast, last, match];
  }
  const call = callOf(open);
  const part = last?.[0] ?? '';
  if (part.startsWith('"') && !isClosed(part)) return null;
  const isOpenBracket = part.startsWith('[') && !part.endsWith(']');
  if (!isOpenBracket && !word.test(part)) {
    const table = part === '.' ? nameOf(beforeLast) : null;
    return { range: { from: offset, to: offset }, word: '', isBracketed: false, table, call };
  }
  const from = offset - part.length;
  const table = isOpenBracket ? nameOf(beforeLast) : beforeLast?.[0] === '.' ? nameOf(twoBefore) : null;
  return { range: { from, to: offset }, word: isOpenBracket ? part.slice(1) : part, isBracketed: isOpenBracket, table, call };
}

function nextArgument(around: Open | undefined, head: string, comma: number): void {
  if (!around) return;
  around.before.push(head.slice(around.start, comma).trim());
  around.argument += 1;
  around.start = comma + 1;
}

/** Brackets that only group do not hide the call around them. */
function callOf(open: readonly Open[]): PlaceInCall | null {
  const found = open.findLast(({ name }) => name !== null);
  return found?.name ? { name: found.name, argument: found.argument, before: found.before } : null;
}

const isClosed = (quoted: string): boolean => quoted.length > 1 && quoted.endsWith('"') && (quoted.match(/"/g)?.length ?? 0) % 2 === 0;

function nameBefore(match: RegExpExecArray | null): string | null {
  return match && word.test(match[0]) ? match[0] : null;
}

/** `Base` or `[Base pay]`, without its brackets. */
function nameOf(match: RegExpExecArray | null): string | null {
  if (!match) return null;
  if (match[0].startsWith('[') && match[0].endsWith(']')) return match[0].slice(1, -1);
  return nameBefore(match);
}
