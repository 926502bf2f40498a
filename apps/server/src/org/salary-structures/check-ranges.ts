import { AppError } from '@wagewright/contracts';
import { formatterOf, isZero, subtract } from '@wagewright/contracts/format';
import type { SalaryRange } from '@wagewright/contracts/org/compensation';

const isBelow = (amount: string, other: string): boolean => subtract(amount, other).startsWith('-');
const isPositive = (amount: string): boolean => !isZero(amount) && !amount.startsWith('-');

const inOrder = ({ minimum, midpoint, maximum }: SalaryRange): boolean =>
  isPositive(minimum) && !isBelow(midpoint, minimum) && !isBelow(maximum, midpoint);

const sayAmounts = (range: SalaryRange) =>
  Object.fromEntries(
    (['minimum', 'midpoint', 'maximum'] as const).map((which) => [
      which,
      { en: formatterOf('en').number(range[which], 2), 'zh-CN': formatterOf('zh-CN').number(range[which], 2) },
    ]),
  );

/**
 * Each level stands there once, with its amounts above 0 and in order.
 * @throws AppError SALARY_LEVEL_TWICE; SALARY_RANGE_REVERSED
 */
export function requireRanges(ranges: readonly SalaryRange[]): void {
  const seen = new Set<string>();
  for (const range of ranges) {
    const { grade, level } = range;
    const key = JSON.stringify([grade, level]);
    if (seen.has(key)) throw new AppError('SALARY_LEVEL_TWICE', { grade, level });
    seen.add(key);
    if (!inOrder(range)) throw new AppError('SALARY_RANGE_REVERSED', { grade, level, ...sayAmounts(range) });
  }
}
