/** Texts that are, nearly are, or never were expressions (F1). */
import { argumentSlots, type FunctionSpec, functions } from '../../src/language/index.ts';
import type { Random } from './random.ts';

const names = [
  'Sample.A',
  'Sample.Since',
  'Sample.Word',
  'X0',
  'Tax.Rate',
  'Law.Allowance',
  'Detail.Hours',
  'Detail.Kind',
  'Detail',
  'Tax',
  'Rates',
  'GROSS',
  '[A b]',
  'T[x y]',
  '工资',
  'Sample[Base]',
];
const values = ['0', '1', '12.5', '"night"', '"a""b"', 'TRUE', 'DATE(2026, 2, 1)', '5%', '100000000000000000000', '""'];
const signs = ['+', '-', '*', '/', '&', '=', '<>', '<', '<=', '>', '>='];
const noise = [
  '(',
  ')',
  '[',
  ']',
  '"',
  '+',
  '-',
  '%',
  '.',
  ',',
  ';',
  ' ',
  '\n',
  '\t',
  '\u00a0',
  '\u3000',
  '\0',
  '{',
  '}',
  '|',
  '^',
  '@',
  '#',
  '!',
  '?',
  ':',
  '<',
  '>',
  '=',
  'IF',
  'WHERE',
  'where',
  'SUM',
  'constructor',
  '__proto__',
  'toString',
  '${x}',
  '`',
  '\\',
  '=>',
  'new ',
  '//',
  '/*',
  '工资',
  '𝒂',
  '\u202e',
  '\ud800',
  'ＩＦ',
  '9',
  '1e9',
  '0x10',
  '.5',
  '5.',
  '1..2',
  'DATE(2026,2,30)',
  '\ufeff',
  '\u2028',
  'é',
  'e\u0301',
];

/** An expression after the grammar, with calls of every function; mostly of fitting arity, seldom of fitting types. */
function byGrammar(random: Random, levels: number): string {
  if (levels === 0) return random.pick(random.chance(0.5) ? names : values);
  const inner = (): string => byGrammar(random, levels - 1);
  switch (random.int(8)) {
    case 0:
      return `(${inner()})`;
    case 1:
      return `-${inner()}`;
    case 2:
      return `${inner()}%`;
    case 3:
    case 4:
      return `${inner()} ${random.pick(signs)} ${inner()}`;
    default:
      return call(random.pick(functions), random, inner);
  }
}

function call(spec: FunctionSpec, random: Random, inner: () => string): string {
  const slots = Array.from({ length: 8 }, () => argumentSlots(spec, random.int(6))).find((found) => found !== null) ?? [];
  const args = slots.map((slot) => {
    if (random.chance(0.1)) return inner();
    if (slot.kind === 'option') return random.pick(slot.options ?? ['X']);
    if (slot.kind === 'table') return random.pick(['Tax', 'Rates', 'Steps', 'Sample']);
    if (slot.kind === 'column') return random.pick(['Rate', 'UpTo', 'Quick', 'A']);
    if (slot.kind === 'element') return 'GROSS';
    if (slot.kind === 'pay-type') return random.pick(['TAXABLE', 'GROSS']);
    return slot.kind === 'currency' ? 'USD' : inner();
  });
  const where = random.chance(spec.rows ? 0.3 : 0.02) ? ` WHERE ${inner()}` : '';
  return `${random.chance(0.05) ? spec.name.toLowerCase() : spec.name}(${args.join(', ')}${where})`;
}

function randomBytes(random: Random): string {
  const most = random.pick([20, 60, 300, 4_100]);
  const wide = random.chance(0.3);
  return String.fromCharCode(...Array.from({ length: random.int(most) }, () => (wide ? random.int(0x10000) : 32 + random.int(95))));
}

/** A true expression with parts left out, doubled, exchanged or replaced. */
function mutated(random: Random, examples: readonly string[]): string {
  let text = random.pick(examples);
  for (let edits = random.between(1, 6); edits > 0; edits -= 1) {
    const at = random.int(text.length + 1);
    const end = Math.min(text.length, at + random.int(8));
    const middle = random.pick(['', random.pick(noise), text.slice(at, end).repeat(2), random.pick(examples)]);
    text = text.slice(0, at) + middle + text.slice(random.chance(0.5) ? end : at);
  }
  return text.slice(0, 4_200);
}

/** Up to the limits and past them. */
function extreme(random: Random): string {
  const many = random.between(1, 4_100);
  const piece = random.pick(['(', '-', '1+', 'ABS(', 'IF(TRUE,1,', '[', '"', '%', '1,', 'X0&', 'MOD(', '((1)', '9', '1=', 'MAX(1,', '.']);
  const closing = random.chance(0.5) ? '1' + ')'.repeat(Math.min(many, 400)) : '';
  return (piece.repeat(Math.min(many, Math.ceil(4_100 / piece.length))) + closing).slice(0, 4_200);
}

export type TextMaker = (random: Random, examples: readonly string[]) => string;

/** Name → share of the texts in hundredths, and how they are made. */
export const textMakers: Readonly<Record<string, { readonly share: number; readonly make: TextMaker }>> = {
  grammar: { share: 45, make: (random) => byGrammar(random, random.between(1, 5)) },
  mutated: { share: 30, make: mutated },
  bytes: { share: 22, make: randomBytes },
  extreme: { share: 3, make: extreme },
};
