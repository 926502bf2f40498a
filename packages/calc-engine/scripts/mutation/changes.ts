/** The changes that are tried: one operator, constant or condition of the engine's source. */
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/** A change of one place. */
export interface Change {
  /** Path under `src`. */
  readonly file: string;
  /** Where the text that is replaced begins and ends. */
  readonly at: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}

export const sourceFolder = path.resolve(import.meta.dirname, '../../src');
/** Written by the parser's generator; a change there is one of the grammar, not of our code. */
const notOurs = path.join('language', 'generated');

const replacements: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ <= /g, [' < ', ' >= ']],
  [/ >= /g, [' > ', ' <= ']],
  [/ < /g, [' <= ', ' >= ']],
  [/ > /g, [' >= ', ' <= ']],
  [/ === /g, [' !== ']],
  [/ !== /g, [' === ']],
  [/ && /g, [' || ']],
  [/ \|\| /g, [' && ']],
  [/ \+ /g, [' - ']],
  [/ - /g, [' + ']],
  [/ \* /g, [' + ']],
  [/\b0n\b/g, ['1n']],
  [/\b1n\b/g, ['0n', '2n']],
  [/\b2n\b/g, ['1n']],
  [/(?<![\w.'])0(?![\w.'])/g, ['1']],
  [/(?<![\w.'])1(?![\w.'])/g, ['0', '2']],
  [/\btrue\b/g, ['false']],
  [/\bfalse\b/g, ['true']],
];
const condition = /\bif \(/g;

/**
 * The text with everything blanked out that no result depends on, every place where it was: types, comments, texts, imports, and how the throw of
 * an `Error` is worded, which says a state that no input leads to (callers' mistakes are a `RangeError`, and people's have codes).
 */
function codeOnly(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  return stripTypeScriptTypes(text)
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, blank)
    .replace(/'(?:[^'\\\n]|\\.)*'/g, blank)
    .replace(/(?<=throw new Error\()[^\n]*(?=\);$)/gm, blank)
    .replace(/^import\b[\s\S]*?;/gm, blank);
}

/** Where the bracket that opens before `start` closes. */
function closingBracket(code: string, start: number): number {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < code.length; end += 1) depth += code[end] === '(' ? 1 : code[end] === ')' ? -1 : 0;
  return end - 1;
}

function changesOfText(file: string, text: string): Change[] {
  const code = codeOnly(text);
  const replaced = replacements.flatMap(([pattern, results]) =>
    [...code.matchAll(pattern)].flatMap(({ index: at, 0: from }) =>
      results.map((to): Change => ({ file, at, end: at + from.length, from, to })),
    ),
  );
  const negated = [...code.matchAll(condition)].map(({ index, 0: opening }): Change => {
    const at = index + opening.length;
    const end = closingBracket(code, at);
    const from = text.slice(at, end);
    return { file, at, end, from, to: `!(${from})` };
  });
  return [...replaced, ...negated];
}

export function allChanges(): Change[] {
  return readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith(notOurs))
    .sort()
    .flatMap((file) => changesOfText(file, readFileSync(path.join(sourceFolder, file), 'utf8')));
}

/** The file's text with the change. */
export function changedText({ file, at, end, to }: Change): string {
  const text = readFileSync(path.join(sourceFolder, file), 'utf8');
  return text.slice(0, at) + to + text.slice(end);
}

export function describeChange({ file, at, from, to }: Change): string {
  const text = readFileSync(path.join(sourceFolder, file), 'utf8');
  const line = text.slice(0, at).split('\n').length;
  return `${file}:${line} "${from.trim()}" → "${to.trim()}": ${text.split('\n')[line - 1]?.trim()}`;
}
