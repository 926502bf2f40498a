import { AppError } from '@wagewright/contracts';
import { add, isZero, signOf, subtract } from '@wagewright/contracts/format';
import type { CostAllocation, GivenAllocationPart } from '@wagewright/contracts/org/cost-allocations';
import { sayDays, sayShare } from './say-days.ts';

const whole = '1.000000';

/**
 * What a division has to be by itself (payroll specification §5, cost center allocation).
 * @returns its parts, exactly one of which takes the difference of rounding
 * @throws AppError ALLOCATION_RATIO_ZERO, ALLOCATION_CENTER_REPEATED, ALLOCATION_SUM, ALLOCATION_MAIN, ALLOCATION_TAILS
 */
export function requireWhole(employee: string, parts: readonly GivenAllocationPart[]): GivenAllocationPart[] {
  const nothing = parts.find(({ ratio }) => signOf(ratio) <= 0);
  if (nothing) throw new AppError('ALLOCATION_RATIO_ZERO', { costCenter: nothing.costCenter, employee });
  const codes = parts.map(({ costCenter }) => costCenter);
  const repeated = codes.find((code, place) => codes.indexOf(code) !== place);
  if (repeated !== undefined) throw new AppError('ALLOCATION_CENTER_REPEATED', { costCenter: repeated });
  const sum = parts.map(({ ratio }) => ratio).reduce(add, '0');
  if (!isZero(subtract(sum, whole))) throw new AppError('ALLOCATION_SUM', { employee, sum: sayShare(sum) });
  const mains = parts.filter(({ isMain }) => isMain).length;
  if (mains !== 1) throw new AppError('ALLOCATION_MAIN', { employee, count: mains });
  const tails = parts.filter(({ takesTailDifference }) => takesTailDifference).length;
  if (tails > 1) throw new AppError('ALLOCATION_TAILS', { employee, count: tails });
  return tails === 1 ? [...parts] : parts.map((part) => ({ ...part, takesTailDifference: part.isMain }));
}

/**
 * Of the divisions that hold on the days of another, all must have been named by their first days.
 * @throws AppError ALLOCATION_OVERLAPS, which says the first that was not
 */
export function requireNamed(employee: string, standing: readonly CostAllocation[], replaces: readonly string[]): void {
  const other = standing.find(({ effectiveDate }) => !replaces.includes(effectiveDate));
  if (!other) return;
  const parts = other.parts.map(({ costCenter, ratio }) => `${costCenter} ${sayShare(ratio).en}`).join(', ');
  throw new AppError('ALLOCATION_OVERLAPS', { employee, days: sayDays(other.effectiveDate, other.expiryDate), parts });
}
