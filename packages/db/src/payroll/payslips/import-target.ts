/** Files that are imported into a round of payslips by import: what stands there, and how it is written. */
import { AppError } from '@wagewright/contracts';
import { z } from 'zod';
import { changing, type ImportJobRow, type ImportTarget, type WrittenSide } from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import { resetRound } from './clear-round.ts';
import { lockRound, requireNotInHand } from './keep-round.ts';

/** What an import keeps of the round when its file is read; the codes are those of its value columns. */
const roundTarget = z.object({
  roundId: z.int(),
  legalEntityId: z.int(),
  codes: z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/)).min(1),
});
export type RoundTargetFacts = z.infer<typeof roundTarget>;

const factsOf = ({ target }: Pick<ImportJobRow, 'target'>): RoundTargetFacts => roundTarget.parse(target);

const owners = (job: Pick<ImportJobRow, 'target'>): string => `
  SELECT e.employee_number AS key, e.name AS label, e.id AS owner_id FROM employee e WHERE e.legal_entity_id = ${factsOf(job).legalEntityId}`;

function standing(job: Pick<ImportJobRow, 'target'>): string {
  const { roundId, codes } = factsOf(job);
  const cells = codes.map((code) => `max(l.value) FILTER (WHERE l.code = '${code}')`);
  return `
  SELECT e.employee_number AS key, 0 AS line, e.id AS owner_id, e.name AS label, ARRAY[${cells.join(', ')}]::text[] AS cells
  FROM payslip_round_line l JOIN employee e ON e.id = l.employee_id WHERE l.round_id = ${roundId} GROUP BY e.id`;
}

const deleteLines = `
  DELETE FROM payslip_round_line l USING import_row r
  WHERE r.import_id = $1::int AND r.effect IN ${changing} AND l.round_id = $2::int AND l.employee_id = r.owner_id`;

const insertLines = (side: WrittenSide): string => `
  INSERT INTO payslip_round_line (round_id, employee_id, code, value)
  SELECT $2::int, r.owner_id, c.code, r.${side}[c.n::int]
  FROM import_row r CROSS JOIN unnest($3::text[]) WITH ORDINALITY AS c(code, n)
  WHERE r.import_id = $1::int AND r.effect IN ${changing} AND r.${side}[c.n::int] IS NOT NULL ORDER BY r.owner_id, c.n`;

/** Who brought what the round has by now: whoever asked for the last import that was written and not undone. */
const keepOrigin = `
  UPDATE payslip_round r SET (brought_at, brought_by_user_id) = (
    SELECT max(i.at), (array_agg(i.by_user ORDER BY i.at DESC))[1] FROM (
      SELECT clock_timestamp() AS at, $3::int AS by_user WHERE $4::boolean
      UNION ALL
      SELECT j.written_at, j.written_by_user_id FROM import_job j
      WHERE j.entity = 'payslip-lines' AND j.subject_id = $2::int AND j.status = 'written' AND j.id <> $1::int) i)
  WHERE r.id = $2::int`;

async function write(sql: Sql, job: ImportJobRow, side: WrittenSide): Promise<void> {
  const { roundId, codes } = factsOf(job);
  await sql.query(deleteLines, [job.id, roundId]);
  await sql.query(insertLines(side), [job.id, roundId, codes]);
  await sql.query(keepOrigin, [job.id, roundId, job.askedByUserId, side === 'after']);
}

/** A person's figures are one row. Until the round is published, writing and undoing take its payslips away: they are generated again. */
export const payslipLinesTarget: ImportTarget = {
  linesMax: () => 1,
  owners,
  standing,
  lock: async (sql, job) => {
    const { roundId } = factsOf(job);
    await requireNotInHand(sql, roundId);
    const round = await lockRound(sql, roundId);
    if (round.publishedAt !== null) throw new AppError('PAYSLIP_ROUND_PUBLISHED', { name: round.name, period: round.period });
    await resetRound(sql, round, 'change-lines');
  },
  write,
};
