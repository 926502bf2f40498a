import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, name, remarks } from '../../core/primitives.ts';
import { codeSchema } from '../solutions/index.ts';

/** What a group of lines is to pay, in the order in which groups stand unless somebody moves them. Totals stand at the head of every payslip. */
export const payslipSections = ['earning', 'deduction', 'employer', 'information'] as const;
export type PayslipSection = (typeof payslipSections)[number];

/** What a payslip is read on (specification §3, “style”). */
export const payslipLayouts = ['app', 'web'] as const;
export type PayslipLayout = (typeof payslipLayouts)[number];

export const itemTypes = ['amount', 'number'] as const;
export const zeroDisplays = ['hide', 'show', 'dash'] as const;
export const signDisplays = ['plain', 'negate', 'always'] as const;
export const accumulations = ['none', 'year'] as const;
/** Whose symbol stands at an amount: that of the payslip's own currency, none, or one that is named. */
export const itemCurrencies = ['own', 'none', 'CNY', 'USD', 'EUR', 'GBP', 'HKD', 'JPY', 'SGD'] as const;

/** How a figure is written (specification §3, “item styles”). */
export const figureLook = z.strictObject({
  type: z.enum(itemTypes),
  /** Digits after the point, rounded half away from zero; null: as many as the currency or the figure has. */
  precision: z.int().min(0).max(limits.payslipPrecisionMax).nullable(),
  /** `hide` leaves the line out, `dash` writes one. */
  zero: z.enum(zeroDisplays),
  /** `negate` shows the opposite sign, `always` shows a plus too. */
  sign: z.enum(signDisplays),
  currency: z.enum(itemCurrencies),
  /** 0.125 is written as 12.5 %. */
  percentage: z.boolean(),
});
export type FigureLook = z.infer<typeof figureLook>;

const label = z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) });
const text = z.strictObject({ en: remarks, 'zh-CN': remarks });
const condition = z.string().trim().min(1).max(limits.payslipConditionMax).nullable();

/** A figure of a payslip: a column of a calculated table, a balance element or a column of an imported file, and how it shows. */
export const payslipItem = figureLook.extend({
  table: codeSchema,
  column: codeSchema,
  name: label,
  accumulation: z.enum(accumulations),
  /** In the product's expression language, over the items of the payslip; null: always shown. */
  condition,
});
export type PayslipItem = z.infer<typeof payslipItem>;

export const payslipGroupStyle = z.strictObject({
  code: codeSchema,
  section: z.enum(payslipSections),
  name: label,
  condition,
  items: z.array(payslipItem),
});
export type PayslipGroupStyle = z.infer<typeof payslipGroupStyle>;

/** How an item is written until somebody sets it otherwise. */
export const plainLook: Omit<PayslipItem, 'table' | 'column' | 'name'> = {
  type: 'amount',
  precision: null,
  zero: 'hide',
  sign: 'plain',
  currency: 'own',
  percentage: false,
  accumulation: 'none',
  condition: null,
};

export const itemKey = ({ table, column }: Pick<PayslipItem, 'table' | 'column'>): string => `${table}.${column}`;

const isUnique = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

/** All that people set of how a payslip looks; groups and items stand in the order in which they are read. */
export const payslipStyle = z.strictObject({
  header: text.nullable(),
  remarks: text.nullable(),
  /** A picture (platform/files) that belongs to the setting. */
  logo: id.nullable(),
  groups: z
    .array(payslipGroupStyle)
    .max(limits.payslipGroupsMax)
    .refine((groups) => isUnique(groups.map(({ code }) => code)), { message: 'each group has a code of its own' })
    .refine((groups) => isUnique(groups.flatMap(({ items }) => items.map(itemKey))), { message: 'each column stands on a payslip once' })
    .refine((groups) => groups.reduce((sum, { items }) => sum + items.length, 0) <= limits.payslipItemsMax, {
      message: `a payslip has at most ${limits.payslipItemsMax} items`,
    }),
});
export type PayslipStyle = z.infer<typeof payslipStyle>;

/** An item with the group that it stands in. */
export interface PlacedStyle extends PayslipItem {
  readonly section: PayslipSection;
  readonly group: string;
}

/** The items of a style in the order in which they are read. */
export const styleItems = ({ groups }: PayslipStyle): PlacedStyle[] =>
  groups.flatMap(({ code, section, items }) => items.map((item) => ({ ...item, section, group: code })));

/** What groups are called until somebody calls them otherwise. */
export const sectionNames: Readonly<Record<PayslipSection, { readonly en: string; readonly 'zh-CN': string }>> = {
  earning: { en: 'Earnings', 'zh-CN': '应发项' },
  deduction: { en: 'Deductions', 'zh-CN': '扣款项' },
  employer: { en: 'Paid by your employer on top', 'zh-CN': '单位另行承担' },
  information: { en: 'For information', 'zh-CN': '参考信息' },
};

/** An item without what else is known of it, such as its section. */
export const plainItem = (item: PayslipItem): PayslipItem => {
  const { table, column, name: called, type, precision, zero, sign, currency, percentage, accumulation, condition: when } = item;
  return { table, column, name: called, type, precision, zero, sign, currency, percentage, accumulation, condition: when };
};

/** The style that a payslip begins with: a group for each section that has items. */
export const firstStyle = (items: readonly (PayslipItem & { readonly section: PayslipSection })[]): PayslipStyle => ({
  header: null,
  remarks: null,
  logo: null,
  groups: payslipSections.flatMap((section) => {
    const own = items.filter((item) => item.section === section).map(plainItem);
    return own.length > 0 ? [{ code: section, section, name: sectionNames[section], condition: null, items: own }] : [];
  }),
});
