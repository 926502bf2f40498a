/** Numbers that are years are written without groups of digits: 2026, not 2,026. */
import type { CheckedNode } from '../language/checked.ts';

/** Whether a number is a year: of a day, of the tax, moved by some years, or one of several years. */
export function isYear(node: CheckedNode): boolean {
  switch (node.op) {
    case 'year':
      return true;
    case 'period':
      return node.fact === 'tax-year';
    case 'add':
      return isYear(node.a) !== isYear(node.b);
    case 'subtract':
      return isYear(node.a) && !isYear(node.b);
    case 'min':
    case 'max':
    case 'coalesce':
      return node.args.some(isYear);
    case 'choose':
      return [...node.branches.map(({ then }) => then), node.otherwise].some(isYear);
    default:
      return false;
  }
}
