import { type AskedPeople, selectPeople } from '../../org/employees/index.ts';
import { servedOn } from '../../org/service/index.ts';
import type { Sql } from '../../sql.ts';
import { byKeys } from '../../without-loops.ts';

/** Whose rows a review is to have: of its legal entity, employed on its effective date. */
interface Staged {
  readonly legalEntityId: number;
  readonly effectiveDate: string;
  readonly people: AskedPeople;
  /** More than so many are not looked for. */
  readonly peopleMax: number;
}

/**
 * Makes the rows of a review those of the people who are meant: others go, and of those that stay what was said of them alone stays. Within a transaction.
 * @returns how many they are, `peopleMax + 1` at most
 */
export async function stageReviewPeople(
  sql: Sql,
  reviewId: number,
  { legalEntityId, effectiveDate, people, peopleMax }: Staged,
): Promise<number> {
  const { select, values, add } = selectPeople(people);
  const review = `${add(reviewId)}::int`;
  const day = `${add(effectiveDate)}::date`;
  const meant = `${select} AND e.legal_entity_id = ${add(legalEntityId)}::int AND ${servedOn('e', day)}`;
  const [staged] = await byKeys(sql, () =>
    sql.query<{ count: number }>(
      `WITH meant AS MATERIALIZED (${meant} LIMIT ${add(peopleMax + 1)}::int),
         gone AS (DELETE FROM compensation_review_row r WHERE r.review_id = ${review} AND NOT EXISTS (SELECT 1 FROM meant m WHERE m.id = r.employee_id)),
         kept AS (UPDATE compensation_review_row r SET said_amount = NULL, said_percent = NULL
           WHERE r.review_id = ${review} AND num_nonnulls(r.said_amount, r.said_percent) > 0 AND EXISTS (SELECT 1 FROM meant m WHERE m.id = r.employee_id)),
         added AS (INSERT INTO compensation_review_row (review_id, employee_id) SELECT ${review}, m.id FROM meant m ON CONFLICT DO NOTHING)
       SELECT count(*)::int AS count FROM meant`,
      values,
    ),
  );
  return staged?.count ?? 0;
}

/** Leaves those of whom a file says something: what a rule has chosen before goes. */
export async function stageFilePeople(sql: Sql, reviewId: number): Promise<void> {
  await sql.query('DELETE FROM compensation_review_row WHERE review_id = $1::int AND num_nonnulls(said_amount, said_percent) = 0', [
    reviewId,
  ]);
}
