import { shownConditions } from '@wagewright/calc-engine';
import { add, isZero, negate, subtract } from '@wagewright/contracts/format';
import { type PayslipDetail, type PayslipStyle, type PlacedStyle, styleItems } from '@wagewright/contracts/payroll/payslips';
import type { FigureOf } from './payslip-figures.ts';

type Line = PayslipDetail['lines'][number];
type Group = PayslipDetail['groups'][number];

/** The figures of a payslip, and those that it is set beside. */
export interface SheetFigures {
  readonly now: FigureOf;
  /** Of the payslip before; null on somebody's first one. */
  readonly before: FigureOf | null;
  /** Of the other payslips of the year. */
  readonly year: readonly FigureOf[];
}

interface Told {
  readonly name: string;
  readonly condition: string;
}

/** What stands under a condition: groups by their code, items by theirs. */
const underConditions = (style: PayslipStyle) =>
  style.groups.flatMap(({ code, name, condition, items }) => [
    ...(condition === null ? [] : [{ key: code, name, condition }]),
    ...items.flatMap((item) =>
      item.condition === null ? [] : [{ key: `${item.table}.${item.column}`, name: item.name, condition: item.condition }],
    ),
  ]);

const namesOf = (style: PayslipStyle) => styleItems(style).map(({ column, name }) => ({ code: column, name }));

/** Conditions of a style that cannot be calculated, with the names of what they stand at. */
export function wrongConditions(style: PayslipStyle): Told[] {
  const under = underConditions(style);
  const made = shownConditions(
    namesOf(style),
    under.map(({ condition }) => condition),
  );
  if (made.ok) return [];
  return made.wrong.flatMap((at) => (under[at] ? [{ name: under[at].name.en, condition: under[at].condition }] : []));
}

/** Tells the keys of groups and items that are left out, by the figures as they were calculated. What cannot be told is shown. */
function leftOutOf(style: PayslipStyle): (now: FigureOf) => ReadonlySet<string> {
  const under = underConditions(style);
  const made = shownConditions(
    namesOf(style),
    under.map(({ condition }) => condition),
  );
  if (!made.ok || under.length === 0) return () => new Set();
  return (now) => {
    const figures = Object.fromEntries(styleItems(style).map((item) => [item.column, now(item).amount ?? '0']));
    const shown = made.conditions.of(figures);
    return new Set(under.flatMap(({ key }, at) => (shown[at] === false ? [key] : [])));
  };
}

const signed = (amount: string | null, { sign }: PlacedStyle): string | null =>
  amount === null || sign !== 'negate' || isZero(amount) ? amount : negate(amount);

/** An item as it is shown, or nothing where there is no value or a zero that is hidden. */
function lineOf(item: PlacedStyle, { now, before, year }: SheetFigures): Line[] {
  const read = (figures: FigureOf): string | null => {
    const amount = signed(figures(item).amount, item);
    return amount === null || (item.zero === 'hide' && isZero(amount)) ? null : amount;
  };
  const amount = read(now);
  if (amount === null) return [];
  const { column, name, section, group, type, precision, zero, sign, currency, percentage } = item;
  const others = year.flatMap((figures) => signed(figures(item).amount, item) ?? []);
  return [
    {
      column,
      name,
      section,
      group,
      amount,
      previous: before && read(before),
      yearToDate: item.accumulation === 'year' ? others.reduce(add, amount) : null,
      product: now(item).product,
      look: { type, precision, zero, sign, currency, percentage },
    },
  ];
}

/** What the lines of a group come to: amounts only, and only of what is added to pay or taken off it. */
function sumOf(group: Pick<Group, 'section'>, lines: readonly Line[], payslip: Pick<PayslipDetail, 'gross' | 'deductions'>): Group['sum'] {
  const whole = { earning: ['gross', payslip.gross], deduction: ['deductions', payslip.deductions] } as const;
  if (group.section !== 'earning' && group.section !== 'deduction') return null;
  const amounts = lines.flatMap(({ amount, look }) => (look.type === 'amount' && !look.percentage ? [amount] : []));
  if (amounts.length === 0) return null;
  const amount = amounts.reduce(add, '0');
  const [name, of] = whole[group.section];
  return { of: isZero(subtract(amount, of)) ? name : 'shown', amount };
}

export type PayslipLines = Pick<PayslipDetail, 'groups' | 'lines'>;

/**
 * What payslips of a style show of their figures: groups in their order with what they come to, and their lines. Page, document and preview
 * draw this and nothing else. The style is read once, however many payslips it has.
 */
export function payslipLinesBy(
  style: PayslipStyle,
): (figures: SheetFigures, payslip: Pick<PayslipDetail, 'gross' | 'deductions'>) => PayslipLines {
  const leftOut = leftOutOf(style);
  const items = styleItems(style);
  return (figures, payslip) => {
    const out = leftOut(figures.now);
    const lines = items
      .filter((item) => !out.has(item.group) && !out.has(`${item.table}.${item.column}`))
      .flatMap((item) => lineOf(item, figures));
    const groups = style.groups.flatMap(({ code, section, name }): Group[] => {
      const own = lines.filter(({ group }) => group === code);
      return own.length > 0 ? [{ code, section, name, sum: sumOf({ section }, own, payslip) }] : [];
    });
    return { groups, lines };
  };
}
