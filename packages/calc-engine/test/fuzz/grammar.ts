/** Expressions made from templates: trees, so that a failing one can be made smaller. */
import type { Random } from './random.ts';

/** `walked` and `filter` are numbers and conditions at a row of the table Detail. */
export type Kind = 'number' | 'truth' | 'date' | 'text' | 'walked' | 'filter';

export interface Made {
  readonly kind: Kind;
  readonly parts: readonly (string | Made)[];
}

export function render(made: Made): string {
  return made.parts.map((part) => (typeof part === 'string' ? part : render(part))).join('');
}

/** `{number}` stands for an expression of that kind, `{mode}` for one of the words of that name, `{own}` for a name or literal. */
export interface Grammar {
  readonly templates: Readonly<Record<Kind, readonly string[]>>;
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Names and literals of a kind. */
  leaf(kind: Kind, random: Random): string;
}

const slot = /\{(\w+)\}/;

function isKind(word: string): word is Kind {
  return ['number', 'truth', 'date', 'text', 'walked', 'filter'].includes(word);
}

/** An expression of at most so many levels. */
export function makeExpression(grammar: Grammar, kind: Kind, levels: number, random: Random): Made {
  if (levels === 0 || random.chance(0.15)) return { kind, parts: [grammar.leaf(kind, random)] };
  const pieces = random.pick(grammar.templates[kind]).split(slot);
  const parts = pieces.map((piece, index): string | Made => {
    if (index % 2 === 0) return piece;
    if (isKind(piece)) return makeExpression(grammar, piece, levels - 1, random);
    return random.pick(grammar.words[piece] ?? ['']);
  });
  return { kind, parts };
}

const simplest: Readonly<Record<Kind, string>> = {
  number: '1',
  truth: 'TRUE',
  date: 'DATE(2026, 2, 1)',
  text: '"a"',
  walked: 'Detail.Hours',
  filter: 'Detail.Hours > 0',
};

/** Smaller expressions of the same kind: a part in the place of the whole, and the whole with one part smaller. */
export function* smaller(made: Made): Generator<Made> {
  if (render(made) === simplest[made.kind]) return;
  yield { kind: made.kind, parts: [simplest[made.kind]] };
  for (const part of made.parts) if (typeof part !== 'string' && part.kind === made.kind) yield part;
  for (const [index, part] of made.parts.entries()) {
    if (typeof part === 'string') continue;
    for (const less of smaller(part)) yield { kind: made.kind, parts: made.parts.with(index, less) };
  }
}
