import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { name } from '../../core/primitives.ts';
import { codeSchema } from '../solutions/index.ts';
import { payslipItem, payslipSources } from './payslip.ts';

export const payslipLayouts = ['app', 'web'] as const;
export const notifyMethods = ['app-message'] as const;
export const viewMonths = ['current', 'next'] as const;

const itemName = name(limits.nameCharactersMax);

/** What people set of a payslip; items stand in the order in which they are shown within their section. */
export const payslipSettingFields = {
  name: name(limits.payslipNameMax),
  source: z.enum(payslipSources),
  layout: z.enum(payslipLayouts),
  notifyMethod: z.enum(notifyMethods),
  /** The day of the month from which it can be read, and of which month. */
  viewDay: z.int().min(1).max(31),
  viewMonth: z.enum(viewMonths),
  items: z
    .array(payslipItem.extend({ table: codeSchema, column: codeSchema, name: z.strictObject({ en: itemName, 'zh-CN': itemName }) }))
    .min(1)
    .max(limits.payslipItemsMax)
    .refine((items) => new Set(items.map(({ table, column }) => `${table}.${column}`)).size === items.length, {
      message: 'each column stands on a payslip once',
    }),
} as const;

export const payslipSettingErrors = ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'] as const;
