/** Syntax tree → text, with no more brackets than needed. Printing what was printed and parsed again gives the same text. */
import type { BinaryOperator, NameSyntax, Syntax } from './syntax.ts';

const strength: Record<BinaryOperator, number> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
};
const signStrength = 5;
const percentStrength = 6;
/** Letters of a name without brackets, as formula.grammar has them. */
const letter = String.raw`A-Za-z_\u00c0-\u024f\u0370-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff\uf900-\ufaff\u{10000}-\u{3ffff}`;
const plainName = new RegExp(`^[${letter}][${letter}0-9]*$`, 'u');

export function printFormula(syntax: Syntax): string {
  return print(syntax, 0);
}

/** `Base`, or `[Base salary]` where the name is not an identifier. */
export function printName(name: string): string {
  return plainName.test(name) && name.toUpperCase() !== 'WHERE' ? name : `[${name}]`;
}

function strengthOf(syntax: Syntax): number {
  if (syntax.kind === 'binary') return strength[syntax.operator];
  if (syntax.kind === 'unary') return signStrength;
  return syntax.kind === 'percent' ? percentStrength : percentStrength + 1;
}

function print(syntax: Syntax, needed: number): string {
  const text = printBare(syntax);
  return strengthOf(syntax) < needed ? `(${text})` : text;
}

function qualified(table: NameSyntax, column: NameSyntax): string {
  const last = printName(column.name);
  return last.startsWith('[') ? printName(table.name) + last : `${printName(table.name)}.${last}`;
}

function printBare(syntax: Syntax): string {
  switch (syntax.kind) {
    case 'number':
      return syntax.text;
    case 'text':
      return `"${syntax.value.replaceAll('"', '""')}"`;
    case 'name':
      return printName(syntax.name);
    case 'qualified':
      return qualified(syntax.table, syntax.column);
    case 'call':
      return `${syntax.name.name}(${syntax.args.map((argument) => print(argument, 0)).join(', ')}${syntax.where ? ` WHERE ${print(syntax.where, 0)}` : ''})`;
    case 'unary':
      return syntax.operator + print(syntax.operand, signStrength);
    case 'percent':
      return `${print(syntax.operand, percentStrength)}%`;
    case 'binary':
      return printBinary(syntax);
  }
}

/** Walks the left side without recursion: chains may be thousands long. */
function printBinary(syntax: Extract<Syntax, { kind: 'binary' }>): string {
  const tail: string[] = [];
  let at: Syntax = syntax;
  let needed = 0;
  while (at.kind === 'binary' && strength[at.operator] >= needed) {
    const own = strength[at.operator];
    tail.push(` ${at.operator} ${print(at.right, own + 1)}`);
    needed = own;
    at = at.left;
  }
  return print(at, needed) + tail.reverse().join('');
}
