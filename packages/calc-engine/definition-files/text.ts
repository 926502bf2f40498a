/** A definition file: its text, what it says as plain data, and where each part of it stands. */
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';

/** Keys and indexes from the root. */
export type Path = readonly (string | number)[];

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Parts that a file may repeat by `&` and `*`. */
const aliasesMax = 100;

export class DefinitionText {
  /** As people call it: a path, or the name of a pack. */
  readonly file: string;
  readonly text: string;
  /** What the text says, where that is known from an earlier time: it is parsed when a place is asked for. */
  readonly known: unknown;
  private parsed: { readonly document: Document.Parsed; readonly lines: LineCounter } | null = null;

  constructor(file: string, text: string, known?: unknown) {
    this.file = file;
    this.text = text;
    this.known = known;
  }

  get document(): Document.Parsed {
    return this.parse().document;
  }

  /** Throws ReferenceError where a part is repeated that is not there, or too often. */
  get value(): unknown {
    return this.known ?? (this.document.toJS({ maxAliasCount: aliasesMax }) as unknown);
  }

  private parse(): { readonly document: Document.Parsed; readonly lines: LineCounter } {
    if (this.parsed) return this.parsed;
    const lines = new LineCounter();
    this.parsed = { document: parseDocument(this.text, { lineCounter: lines, prettyErrors: false, stringKeys: true }), lines };
    return this.parsed;
  }

  position(offset: number): Position {
    const { line, col } = this.parse().lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  /** Where a part begins: its value, or the key that names it. The nearest part around it where the file has none of this path. */
  offsetOf(path: Path, on: 'key' | 'value'): number {
    let node: unknown = this.document.contents;
    let offset = rangeOf(node)?.[0] ?? 0;
    for (const [index, step] of path.entries()) {
      const { key, value } = childOf(this.resolve(node), step);
      if (!key && !value) break;
      const isLast = index === path.length - 1;
      offset = rangeOf(isLast && on === 'key' ? (key ?? value) : (value ?? key))?.[0] ?? offset;
      node = value;
    }
    return offset;
  }

  /** The scalar as it was written, quotes and all; null where the path leads to none. */
  written(path: Path): string | null {
    const node = this.nodeAt(path);
    const range = rangeOf(node);
    return isScalar(node) && range && range[1] > range[0] ? this.text.slice(range[0], range[1]) : null;
  }

  /** Offset in the file of a character of a scalar's value: quotes, escapes, line ends and indentation of the file are passed over. */
  offsetWithin(path: Path, index: number): number {
    const node = this.nodeAt(path);
    const range = rangeOf(node);
    if (!isScalar(node) || typeof node.value !== 'string' || !range) return this.offsetOf(path, 'value');
    const value = node.value.slice(0, index + 1);
    let at = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' ? this.text.indexOf('\n', range[0]) : range[0];
    for (const [position, sign] of [...value].entries()) {
      if (/\s/.test(sign)) continue;
      const found = this.text.indexOf(sign, position === 0 ? at : at + 1);
      if (found < 0 || found >= range[1]) return range[0];
      at = found;
    }
    return at;
  }

  /** Where a comma fell into a value between { and }: the whole value as it was meant, from the key before. Null where none did. */
  brokenValue(path: Path, key: string): { readonly text: string; readonly offset: number } | null {
    const map = this.nodeAt(path);
    if (!isMap(map) || map.flow !== true) return null;
    const pairs = map.items;
    const found = pairs.findIndex((pair) => keyOf(pair) === key);
    if (found < 1 || pairs[found]?.value !== null) return null;
    const [first, last] = [startOfRun(pairs, found), endOfRun(pairs, found)];
    const [from, to] = [rangeOf(pairs[first]?.value)?.[0], rangeOf(pairs[last]?.key)?.[1]];
    return from === undefined || to === undefined ? null : { text: this.text.slice(from, to), offset: from };
  }

  nodeAt(path: Path): unknown {
    let node: unknown = this.document.contents;
    for (const step of path) node = childOf(this.resolve(node), step).value;
    return this.resolve(node);
  }

  private resolve(node: unknown): unknown {
    return isAlias(node) ? node.resolve(this.document) : node;
  }
}

type Pairs = YAMLMap['items'];

/** The last pair before with a value of its own. */
const startOfRun = (pairs: Pairs, from: number): number => pairs.findLastIndex((pair, index) => index < from && pair.value !== null);

function endOfRun(pairs: Pairs, from: number): number {
  const next = pairs.findIndex((pair, index) => index > from && pair.value !== null);
  return (next < 0 ? pairs.length : next) - 1;
}

export const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

function childOf(node: unknown, step: string | number): { readonly key?: unknown; readonly value?: unknown } {
  if (isSeq(node)) return { value: node.items[Number(step)] };
  if (!isMap(node)) return {};
  const pair = node.items.find((candidate) => keyOf(candidate) === String(step));
  return pair ? { key: pair.key, value: pair.value } : {};
}

export const rangeOf = (node: unknown): readonly [number, number, number] | undefined =>
  (node as Node | undefined | null)?.range ?? undefined;
