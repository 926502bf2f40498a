/** Which conditions of a choice are worth a word to the reader. */
import { stepLabels } from '../functions/step-labels.ts';
import { type CheckedNode, visitNodes } from '../language/checked.ts';
import { compare, fraction } from '../reference/fraction.ts';
import { numberOf, takenStep } from './patterns.ts';
import type { Step } from './steps.ts';

type Choice = Extract<CheckedNode, { op: 'choose' }>;
type Aggregate = Extract<CheckedNode, { op: 'aggregate' }>;

/**
 * The conditions of a choice that are told: the one that held, or all where none did. Conditions on figures, texts and days are always told. Two
 * are not, for they choose how it is reckoned and not what is due: that a divisor is not zero (SAFE_DIV), and that nothing was divided.
 */
export function toldConditions({ node, operands }: Step): readonly Step[] {
  const taken = operands.at(-1);
  if (node.op !== 'choose' || !taken) return [];
  const asked = operands.slice(0, -1);
  const isCase = node.branches.some(({ then }) => then === taken.node);
  const candidates = isCase ? asked.slice(-1) : asked;
  return candidates.filter((condition) => !isSoundDivisor(condition) && !isUndivided(node, condition, taken));
}

const isSoundDivisor = ({ node, value }: Step): boolean => node.label === stepLabels.divisorIsZero && value === false;

/**
 * `IF(COUNT(Parts) < 2, whole, SUM(…of Parts…))` where there is at most one part: the number of rows is compared with a constant, the case taken
 * does not look at the rows and another one does. A case that is only a constant needs its reason, so there the number of rows is told.
 */
function isUndivided(choice: Choice, condition: Step, taken: Step): boolean {
  const counted = countOf(condition);
  const rows = numberOf(counted?.step.value ?? null);
  if (!counted || !rows || compare(rows, fraction(1n)) > 0 || takenStep(taken).node.op === 'constant') return false;
  const cases = [...choice.branches.map(({ then }) => then), choice.otherwise];
  return !walks(taken.node, counted.node.over) && cases.some((other) => walks(other, counted.node.over));
}

/** The count of rows that a condition compares with a constant. */
function countOf({ node, operands }: Step): { readonly step: Step; readonly node: Aggregate } | null {
  const [a, b] = operands;
  if (node.op !== 'compare' || !a || a.node.op !== 'aggregate' || b?.node.op !== 'constant') return null;
  return a.node.fn === 'count' && !a.node.value ? { step: a, node: a.node } : null;
}

function walks(root: CheckedNode, table: number): boolean {
  let isFound = false;
  visitNodes(root, (node) => {
    if (node.op === 'aggregate' && node.over === table) isFound = true;
  });
  return isFound;
}
