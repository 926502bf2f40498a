import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

/** How far a period has gone with somebody’s records: they are frozen in a batch that is not paid yet, were paid with, or the period was paid without them. */
export const payStages = ['frozen', 'paid', 'missed'] as const;
export type PayStage = (typeof payStages)[number];

/** A period for which payroll has read records of the days that are asked about. */
export const paidPeriod = z.object({
  solution: localizedText,
  period: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  stage: z.enum(payStages),
  /** Of those asked about. */
  people: z.int(),
});
export type PaidPeriod = z.infer<typeof paidPeriod>;

export const getEffectOnPay = defineProcedure({
  id: 'org/employees/get-effect-on-pay',
  kind: 'query',
  summary:
    'For which periods payroll has read records of the days from one through another, of these employees, of whoever works in a department or for a legal entity, or of somebody who is hired: what is changed there now is paid by a correction.',
  permission: 'employee.read',
  input: z
    .strictObject({
      employeeIds: z.array(id).max(limits.pageRowsMax).default([]),
      /** Everybody who works in it on any of the days. */
      departmentId: id.optional(),
      /** Everybody whom it employs. */
      legalEntityId: id.optional(),
      /** Somebody whom it hires on the first of the days: periods that were prepared or paid without them are told. */
      hiredBy: id.optional(),
      from: isoDate,
      /** Null: for ever. */
      until: isoDate.nullable(),
      /** They come back: periods that were paid without them are told, too. */
      isReturn: z.boolean().default(false),
    })
    .refine(
      ({ employeeIds, ...others }) =>
        employeeIds.length > 0 || [others.departmentId, others.legalEntityId, others.hiredBy].some((one) => one !== undefined),
      'names neither employees nor a department nor a legal entity',
    ),
  output: z.object({ periods: z.array(paidPeriod) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/employees/effect-on-pay' }],
});
