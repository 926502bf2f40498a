/** Trees of texts that stand within a longer one. */
import type { TextRange } from '../api.ts';
import type { Syntax } from './syntax.ts';

/** The tree as it is so many characters further on. */
export function shiftSyntax<T extends Syntax>(syntax: T, by: number): T {
  const range: TextRange = { from: syntax.range.from + by, to: syntax.range.to + by };
  return { ...syntax, ...shiftParts(syntax, by), range };
}

function shiftParts(syntax: Syntax, by: number): Partial<Syntax> {
  switch (syntax.kind) {
    case 'qualified':
      return { table: shiftSyntax(syntax.table, by), column: shiftSyntax(syntax.column, by) };
    case 'call': {
      const args = syntax.args.map((argument) => shiftSyntax(argument, by));
      return { name: shiftSyntax(syntax.name, by), args, where: syntax.where && shiftSyntax(syntax.where, by) };
    }
    case 'unary':
    case 'percent':
      return { operand: shiftSyntax(syntax.operand, by) };
    case 'binary':
      return { left: shiftSyntax(syntax.left, by), right: shiftSyntax(syntax.right, by) };
    default:
      return {};
  }
}
