import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { currencyCode } from '../../core/places.ts';
import { id, isoDate, remarks, version } from '../../core/primitives.ts';
import { compensationAmount, compensationItemCode } from '../compensation/index.ts';

/** What somebody is paid once, or what is taken from them once. */
export const oneTimePaymentContent = {
  item: compensationItemCode,
  /** Not zero. */
  amount: compensationAmount,
  currency: currencyCode,
  /** The pay period in which it lies pays it. */
  payrollDate: isoDate,
  remarks: remarks.nullable().default(null),
};

/** How far payroll has come with it: taken by a period, said too late for one that is paid, or neither yet. */
export const oneTimePaymentStates = ['ahead', 'taken', 'late'] as const;
export type OneTimePaymentState = (typeof oneTimePaymentStates)[number];

export const oneTimePaymentRow = z.object({
  id,
  version,
  employeeId: id,
  employee: z.string(),
  employeeNumber: z.string(),
  item: z.string(),
  itemName: localizedText,
  amount: z.string(),
  currency: z.string(),
  payrollDate: isoDate,
  remarks: z.string().nullable(),
  state: z.enum(oneTimePaymentStates),
  /** The period that has taken it, or that it came too late for. */
  period: z.string().nullable(),
});
