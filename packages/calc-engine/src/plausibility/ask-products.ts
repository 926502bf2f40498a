/** Amounts that are declared as quantity × rate and are not: sought in doubles, judged in whole numbers. */
import type { ColumnPlan, KernelInput, KernelOutput, Program } from '../api.ts';
import type { ColumnAddress } from '../definition/checked-program.ts';
import { powerOfTen } from '../reference/fraction.ts';
import type { RowFinding, ValueQuestion } from './finding.ts';
import { calculatedValues, exactAt, givenValues, type Values } from './values.ts';

type Found = Omit<RowFinding, 'question'>;

/** How far a stored value may lie from the exact one, in halves of its last digit: what is given is exact. */
function roundedBy(plan: ColumnPlan): number {
  if (plan.expression === null) return 0;
  return plan.rounding.startsWith('HALF') ? 1 : 2;
}

interface Sides {
  readonly amount: ColumnPlan;
  readonly quantity: ColumnPlan;
  readonly rate: ColumnPlan;
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** The product in minor units of the amount where the amount lies farther from it than roundings explain; else null. */
function differing({ amount, quantity, rate }: Sides, a: bigint, q: bigint, r: bigint): bigint | null {
  const shift = quantity.scale + rate.scale - amount.scale;
  const [toAmount, toProduct] = [powerOfTen(Math.max(shift, 0)), powerOfTen(Math.max(-shift, 0))];
  const [ua, uq, ur] = [roundedBy(amount), roundedBy(quantity), roundedBy(rate)].map(BigInt) as [bigint, bigint, bigint];
  const product = q * r * toProduct;
  const slack = ua * toAmount + (abs(q) * ur + abs(r) * uq + uq * ur) * toProduct;
  if (2n * abs(a * toAmount - product) <= slack) return null;
  const half = product < 0n ? -toAmount : toAmount;
  return (2n * product + half) / (2n * toAmount);
}

/** Whether it must be judged exactly: doubles are closer to the exact values than a hundredth of a minor unit, or it is judged. */
function suspicion({ amount, quantity, rate }: Sides): (a: number, q: number, r: number) => boolean {
  const scale = 10 ** (amount.scale - quantity.scale - rate.scale);
  const [ua, uq, ur] = [roundedBy(amount) / 2, roundedBy(quantity) / 2, roundedBy(rate) / 2];
  const closeMax = 1e13;
  return (a, q, r) => {
    const product = q * r * scale;
    const slack = ua + (Math.abs(q) * ur + Math.abs(r) * uq) * scale - 0.01;
    return !(Math.abs(a - product) <= Math.max(slack, 0) && Math.abs(product) < closeMax);
  };
}

export function askProduct(
  program: Program,
  question: Extract<ValueQuestion, { readonly code: 'AMOUNT_DIFFERS' }>,
  amounts: Values,
  input: KernelInput,
  output: KernelOutput,
): Found[] {
  const planOf = ({ table, column }: ColumnAddress): ColumnPlan | undefined =>
    program.tables.find(({ no }) => no === table)?.columns[column];
  const valuesAt = (at: ColumnAddress): Values | null => calculatedValues(program, at, output) ?? givenValues(program, at, input);
  const [amount, quantity, rate] = [question, question.quantity, question.rate].map(planOf);
  const [quantities, rates] = [valuesAt(question.quantity), valuesAt(question.rate)];
  if (!amount || !quantity || !rate || !quantities || !rates) return [];
  const sides: Sides = { amount, quantity, rate };
  const isSuspect = suspicion(sides);
  const found: Found[] = [];
  for (let row = 0; row < input.rows; row += 1) {
    const from = amounts.first ? (amounts.first[row] as number) : row;
    const end = amounts.first ? (amounts.first[row + 1] as number) : row + 1;
    for (let item = from; item < end; item += 1) {
      const [atQuantity, atRate] = [quantities.first ? item : row, rates.first ? item : row];
      if (!isSuspect(amounts.numbers[item] as number, quantities.numbers[atQuantity] as number, rates.numbers[atRate] as number)) continue;
      const [a, q, r] = [exactAt(amounts, item), exactAt(quantities, atQuantity), exactAt(rates, atRate)];
      const against = a === null || q === null || r === null ? null : differing(sides, a, q, r);
      if (a !== null && against !== null) found.push({ row, line: item - from, value: a, against });
    }
  }
  return found;
}
