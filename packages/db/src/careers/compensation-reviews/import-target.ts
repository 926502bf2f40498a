/** Files that say what people of a compensation review are to have: a row for each person, with a new amount or a percentage. */
import { AppError } from '@wagewright/contracts';
import { z } from 'zod';
import { servedOn } from '../../org/service/index.ts';
import {
  changing,
  type ImportJobRow,
  type ImportTarget,
  type RowRule,
  refuseFound,
  type WrittenSide,
} from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import { proposeReview } from './propose.ts';

const facts = z.object({ reviewId: z.int(), legalEntityId: z.int() });
type Target = Pick<ImportJobRow, 'target'>;
const reviewOf = ({ target }: Target): z.infer<typeof facts> => facts.parse(target);

/** The order of the value columns. */
const place = { amount: 1, percent: 2 } as const;
const cells = 'ARRAY[w.said_amount::text, w.said_percent::text]';

/** What a row `r` about somebody `e` of the review `v` has to be. */
const rules: readonly RowRule[] = [
  { when: 'num_nonnulls(r.amount, r.percent) = 2', code: 'REVIEW_ONE_OF_TWO' },
  { when: 'r.amount <= 0', code: 'REVIEW_NOT_ABOVE_ZERO', column: 'amount', details: [['read', 'r.amount::text']] },
  { when: 'r.percent <= 0 OR r.percent >= 1000', code: 'REVIEW_NOT_ABOVE_ZERO', column: 'percent', details: [['read', 'r.percent::text']] },
  {
    when: `NOT ${servedOn('e', 'v.effective_date')}`,
    code: 'REVIEW_NOT_EMPLOYED',
    details: [['day', `to_char(v.effective_date, 'YYYY-MM-DD')`]],
  },
];

/** Rows of the file that are still to be written, by what they say. */
const said = `
  SELECT r.ordinal, r.owner_id, r.after[${place.amount}]::numeric AS amount, r.after[${place.percent}]::numeric AS percent FROM import_row r
  WHERE r.import_id = $1::int AND r.effect IN ('created', 'updated') AND r.row_number IS NOT NULL`;

const theirs = `r.import_id = $1::int AND r.effect IN ${changing}`;
const writing = (reviewId: number, side: WrittenSide): readonly string[] => [
  `INSERT INTO compensation_review_row (review_id, employee_id, said_amount, said_percent)
   SELECT ${reviewId}, r.owner_id, r.${side}[${place.amount}]::numeric, r.${side}[${place.percent}]::numeric FROM import_row r WHERE ${theirs} AND r.${side} IS NOT NULL
   ON CONFLICT (review_id, employee_id) DO UPDATE SET said_amount = excluded.said_amount, said_percent = excluded.said_percent`,
  `DELETE FROM compensation_review_row w USING import_row r WHERE ${theirs} AND r.${side} IS NULL AND w.review_id = ${reviewId} AND w.employee_id = r.owner_id`,
  `UPDATE compensation_review SET version = version + 1 WHERE id = ${reviewId}`,
];

const isOpen = `status IN ('draft', 'rejected', 'rolled-back') AND rule -> 'how' ->> 'by' = 'file'`;

export const compensationReviewTarget: ImportTarget = {
  linesMax: () => 1,
  owners: (job) =>
    `SELECT e.employee_number AS key, e.name AS label, e.id AS owner_id FROM employee e WHERE e.legal_entity_id = ${reviewOf(job).legalEntityId}`,
  standing: (job) => `
    SELECT e.employee_number AS key, 0 AS line, e.id AS owner_id, e.name AS label, ${cells} AS cells
    FROM compensation_review_row w JOIN employee e ON e.id = w.employee_id WHERE w.review_id = ${reviewOf(job).reviewId} AND num_nonnulls(w.said_amount, w.said_percent) > 0`,
  lock: async (sql: Sql, job) => {
    const [review] = await sql.query<{ name: string; isOpen: boolean }>(
      `SELECT name, ${isOpen} AS "isOpen" FROM compensation_review WHERE id = $1::int FOR NO KEY UPDATE`,
      [reviewOf(job).reviewId],
    );
    if (!review?.isOpen) throw new AppError('REVIEW_NOT_BY_FILE', { name: review?.name ?? '' });
  },
  refuse: async (sql, job) => {
    await sql.query(
      refuseFound(rules, `(${said}) r JOIN employee e ON e.id = r.owner_id JOIN compensation_review v ON v.id = ${reviewOf(job).reviewId}`),
      [job.id],
    );
  },
  write: async (sql, job, side) => {
    const { reviewId } = reviewOf(job);
    for (const text of writing(reviewId, side)) await sql.query(text, text.includes('$1') ? [job.id] : []);
    await proposeReview(sql, reviewId);
  },
};
