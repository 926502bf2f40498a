/** What a scenario assumes, each from a period on. Amounts and percentages are decimal text. */
import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { amount, id, lineOfText, ordinal } from '../../core/primitives.ts';
import { parameterChange } from '../what-ifs/index.ts';

/** Which period of the scenario it begins with, from 1. It holds from there to the end. */
const from = z.int().min(1).max(limits.scenarioPeriodsMax);

/** The code of a compensation item, for example BASE_SALARY. */
const item = lineOfText(limits.nameCharactersMax).min(1);

/** Whom it concerns: all that is given must hold; nothing given: everybody. A list holds where the person is in one of it. */
export const concerned = z.strictObject({
  departmentIds: z.array(id).max(limits.scenarioChosenMax).default([]),
  positionIds: z.array(id).max(limits.scenarioChosenMax).default([]),
});

/** More pay in one compensation item, rounded half up to its digits: `percent` of what it is then, or an `amount` more. */
export const raise = z.strictObject({
  kind: z.literal('raise'),
  from,
  item,
  by: z.enum(['percent', 'amount']),
  value: amount,
  whom: concerned.prefault({}),
});

/**
 * People who join. Each has the data of somebody who is there: of the person named, else of the one in the middle of the department's pay
 * (of everybody's, where the department has nobody).
 */
export const joiners = z.strictObject({
  kind: z.literal('joiners'),
  from,
  count: z.int().min(1).max(limits.scenarioJoinersMax),
  departmentId: id,
  likeEmployeeId: id.optional(),
  item,
  /** Left out: what that person has in the period. */
  pay: amount.optional(),
});

/** People who are not paid any more: those named, or so many per cent of those concerned, spread evenly and always the same ones. */
export const leavers = z
  .strictObject({
    kind: z.literal('leavers'),
    from,
    percent: amount.optional(),
    employeeIds: z.array(id).max(limits.scenarioChosenMax).default([]),
    whom: concerned.prefault({}),
  })
  .refine(({ percent, employeeIds }) => (percent === undefined) !== (employeeIds.length === 0), {
    message: 'people leave by a percentage or by name, one of the two',
    path: ['percent'],
  });

/** Other values in parameter tables: the rows that hold before, with these cells, are a version of the table from the period on. */
export const rates = z.strictObject({
  kind: z.literal('rates'),
  from,
  changes: z.array(parameterChange).min(1).max(limits.whatIfChangesMax),
});

/** Another copy of the solution, which has been published. */
export const otherCopy = z.strictObject({ kind: z.literal('copy'), from, copyNumber: ordinal });

export const assumption = z.discriminatedUnion('kind', [raise, joiners, leavers, rates, otherCopy]);
export const assumptions = z.array(assumption).max(limits.scenarioAssumptionsMax);

export type Assumption = z.output<typeof assumption>;
export type AssumptionKind = Assumption['kind'];
export type Concerned = z.output<typeof concerned>;
