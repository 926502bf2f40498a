import type { Outputs } from '../../../../shared/api/trpc.ts';

export type PayslipAnswer = Outputs['payroll']['payslips']['getPayslipSetting'];
export type Setting = NonNullable<PayslipAnswer['setting']>;
export type Item = Setting['items'][number];

/** A setting as a form holds it. */
export interface PayslipFields {
  readonly name: string;
  readonly layout: Setting['layout'];
  readonly viewDay: string;
  readonly viewMonth: Setting['viewMonth'];
  readonly items: readonly Item[];
}

/** What there is, or what a new payslip begins with: all items that the rules show on one. */
export const fieldsOf = ({ setting, missing }: PayslipAnswer, called: string): PayslipFields => ({
  name: setting?.name ?? called,
  layout: setting?.layout ?? 'web',
  viewDay: String(setting?.viewDay ?? 1),
  viewMonth: setting?.viewMonth ?? 'current',
  items: setting?.items ?? missing,
});

export const keyOf = ({ table, column }: Item): string => `${table}.${column}`;

/** The item one place up or down among those of its section; the others stay. */
export function moved(items: readonly Item[], item: Item, by: -1 | 1): readonly Item[] {
  const from = items.indexOf(item);
  const steps = by < 0 ? items.slice(0, from).toReversed() : items.slice(from + 1);
  const distance = steps.findIndex(({ section }) => section === item.section);
  if (from < 0 || distance < 0) return items;
  const to = from + by * (distance + 1);
  const other = items[to];
  return other ? items.with(from, other).with(to, item) : items;
}
