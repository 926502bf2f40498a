import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, name, timestamp, version } from '../../core/primitives.ts';
import { payslipLayouts, payslipSources } from '../payslips/index.ts';
import { payslipSettingStatuses } from './payslip-setting-machine.ts';

export const notifyMethods = ['app-message'] as const;
export const viewMonths = ['current', 'next'] as const;

const dayOfMonth = z.int().min(1).max(31);

/** The basic setting (specification §3, §5). */
export const payslipBasics = {
  name: name(limits.payslipNameMax),
  source: z.enum(payslipSources),
  /** Whose payslips follow it. */
  solutionIds: z
    .array(id)
    .min(1)
    .max(limits.payslipSolutionsMax)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'each solution is named once' }),
  layout: z.enum(payslipLayouts),
  notifyMethod: z.enum(notifyMethods),
  /** The day of the month from which it can be read (the last one of shorter months), and of which month: the period's or the one after. */
  viewDay: dayOfMonth,
  viewMonth: z.enum(viewMonths),
  /** By which day of that month it is to be confirmed; null: nobody waits for it. */
  checkDay: dayOfMonth.nullable(),
} as const;

export const appliedSolution = z.object({ id, name: localizedText });

export const payslipSettingSummary = z.object({
  id,
  /** Readable and unique: PS7. */
  number: z.string(),
  name: payslipBasics.name,
  source: payslipBasics.source,
  layout: payslipBasics.layout,
  solutions: z.array(appliedSolution),
  status: z.enum(payslipSettingStatuses),
  version,
  changedAt: timestamp,
  changedBy: z.string().nullable(),
  /** Why it was disabled. */
  disabledRemarks: z.string().nullable(),
  /** The caller may change it: all its solutions are theirs to edit. */
  mayEdit: z.boolean(),
});

export const settingReference = { id, version } as const;
export const settingChangeErrors = ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'] as const;
