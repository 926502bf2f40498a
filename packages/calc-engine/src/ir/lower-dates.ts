/** Dates of the checked tree → IR: days since 1970-01-01, by the period's own calendar. */
import { dayMax, dayMin } from '../dates.ts';
import type { CheckedNode } from '../language/checked.ts';
import type { LoweringContext } from './context.ts';
import type { IntNode } from './nodes.ts';
import { type Rational, wholeNumber } from './rational.ts';

/** How what stands within a date is lowered. */
type LowerNumber = (node: CheckedNode, context: LoweringContext) => Rational;

export type DateNode = Extract<
  CheckedNode,
  {
    op:
      | 'year'
      | 'month'
      | 'day'
      | 'weekday'
      | 'month-end'
      | 'date'
      | 'add-days'
      | 'add-months'
      | 'days-between'
      | 'months-between'
      | 'employed-days'
      | 'is-holiday';
  }
>;

const years = [1n, 9_999n] as const;
const days = [BigInt(dayMin), BigInt(dayMax)] as const;
const moves = [-4_000_000n, 4_000_000n] as const;

export function lowerDate(node: DateNode, context: LoweringContext, lowerNumber: LowerNumber): Rational {
  const { build } = context;
  const whole = (n: IntNode): Rational => ({ n, d: 1n, r: null });
  const day = (operand: CheckedNode): IntNode => build.within(build.strict(lowerNumber(operand, context).n), days);
  const integer = (operand: CheckedNode, bounds: readonly [bigint, bigint]): IntNode =>
    build.within(wholeNumber(build, lowerNumber(operand, context)), bounds);
  switch (node.op) {
    case 'year':
      return whole(build.call('yearOf', [day(node.a)], years));
    case 'month':
      return whole(build.call('monthOf', [day(node.a)], [1n, 12n]));
    case 'day':
      return whole(build.call('dayOf', [day(node.a)], [1n, 31n]));
    case 'weekday':
      return whole(build.call('weekdayOf', [day(node.a)], [1n, 7n]));
    case 'month-end':
      return whole(build.call('monthEnd', [day(node.a)], days));
    case 'date':
      return whole(
        build.checkedCall('makeDate', [integer(node.year, years), integer(node.month, [1n, 12n]), integer(node.day, [1n, 31n])], days),
      );
    case 'add-days':
      return whole(build.within(build.add(day(node.a), integer(node.b, moves)), days));
    case 'add-months':
      return whole(build.checkedCall('addMonths', [day(node.a), integer(node.b, moves)], days));
    case 'days-between':
      return whole(build.subtract(day(node.b), day(node.a)));
    case 'months-between':
      return whole(build.call('monthsBetween', [day(node.a), day(node.b)], [-120_000n, 120_000n]));
    case 'is-holiday':
      return whole(lowerIsHoliday(node.a, context, lowerNumber));
    case 'employed-days': {
      const open = build.blank();
      const side = (operand: CheckedNode | null): IntNode => (operand ? lowerNumber(operand, context).n : open);
      const counted = context.period.counted[node.basis];
      return whole(build.call('employedDays', [side(node.from), side(node.to)], [0n, BigInt(counted.at(-1) ?? 0)], counted));
    }
  }
}

/** 1 from a holiday to the day after; the calendar of other days than the period's is not known. */
function lowerIsHoliday(date: CheckedNode, context: LoweringContext, lowerNumber: LowerNumber): IntNode {
  const { build, period } = context;
  const day = build.within(build.strict(lowerNumber(date, context).n), [BigInt(period.start), BigInt(period.end)]);
  const holidays = [...period.holidays].sort((a, b) => a - b).map(BigInt);
  const thresholds = holidays.flatMap((holiday) => [holiday - 1n, holiday]);
  const pieces = Array.from({ length: thresholds.length + 1 }, (_, index) => ({ slope: 0n, offset: BigInt(index % 2) }));
  return build.pieces(day, thresholds, pieces);
}
