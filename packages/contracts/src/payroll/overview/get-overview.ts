import { z } from 'zod';
import { approvalKinds } from '../../approvals/processes/index.ts';
import { localizedText } from '../../core/languages.ts';
import { amount, id, isoDate, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchStatuses } from '../batches/index.ts';
import { periodSummary } from '../periods/index.ts';

/** Some of a list that may be longer: its first rows, and how many there are. */
const firstOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: z.int() });

/** A batch that cannot be submitted yet: findings that are errors, and warnings without a remark. */
const askedBatch = z.object({ id, name: z.string(), solution: localizedText, blocking: z.int(), open: z.int() });

/** An approval about payroll whose present node has a deadline. */
const dueApproval = z.object({
  id,
  kind: z.enum(approvalKinds),
  title: localizedText,
  dueAt: timestamp,
  /** The caller is who is asked, or stands in for them. */
  isMine: z.boolean(),
});

/** What one period cost; decimal text in the solution's currency. */
const costPoint = z.object({
  period: z.string(),
  payDate: isoDate,
  people: z.int(),
  gross: amount,
  net: amount,
  /** Gross and what the employer pays beside it. */
  cost: amount,
});

export const getOverview = defineProcedure({
  id: 'payroll/overview/get-overview',
  kind: 'query',
  summary:
    'Where payroll stands in the caller’s reach: batches by status, open periods and findings with what they wait for, approvals with a deadline, and what the last 24 periods cost.',
  permission: 'batch.read',
  input: z.strictObject({}),
  output: z.object({
    batches: z.array(z.object({ status: z.enum(batchStatuses), count: z.int() })),
    periods: z.array(
      periodSummary.extend({
        solution: localizedText,
        /** When the clock closes it, if nothing stands in its way; null: people close it. */
        closesOn: isoDate.nullable(),
      }),
    ),
    /** Batches whose findings keep them from being submitted, the one that is paid next first. */
    findings: firstOf(askedBatch),
    /** Those that the caller has a part in, the one that is due next first. */
    approvals: firstOf(dueApproval),
    /** Payslips that somebody disputes and that wait for an answer; null for whoever sees no pay. */
    disputes: z.int().nullable(),
    /** Of solutions whose pay the caller may see, the earliest period first. */
    trends: z.array(z.object({ solutionId: id, solution: localizedText, currency: z.string(), points: z.array(costPoint) })),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/overview' }],
});
