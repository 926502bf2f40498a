/** The parts of a sum. */
import { isFailure } from '../reference/values.ts';
import type { Step } from './steps.ts';

/** Terms one after another, each with the sign that it has in the whole; a total of a pay type within a sum is one term. */
export function termsOf(step: Step, sign: 1 | -1, isWhole = true): { readonly term: Step; readonly sign: 1 | -1 }[] {
  const [a, b] = step.operands;
  const isSum = (step.node.op === 'add' || step.node.op === 'subtract') && (isWhole || !step.node.totalOf);
  if (!isSum || !a || !b || isFailure(step.value)) return [{ term: step, sign }];
  const after: 1 | -1 = step.node.op === 'add' ? sign : sign === 1 ? -1 : 1;
  return [...termsOf(a, sign, false), ...termsOf(b, after, false)];
}
