/** Files that are imported into the opening balances of a period: what was paid before the product took over. */
import { AppError, isAllowed } from '@wagewright/contracts';
import { periodMachine } from '@wagewright/contracts/payroll/periods';
import { z } from 'zod';
import { changing, type ImportJobRow, type ImportTarget, type WrittenSide } from '../../platform/imports/index.ts';
import { lockRow } from '../../platform/locks/index.ts';
import { keepLists } from '../solutions/index.ts';
import { appendOpenings } from './set-opening-balances.ts';

/** What an import keeps of the period when its file is read; the elements are in the order of its value columns. */
const openingFacts = z.object({
  periodId: z.int(),
  solutionId: z.int(),
  legalEntityId: z.int(),
  elements: z.array(z.object({ serialNumber: z.int(), scale: z.int() })).min(1),
});
export type OpeningFacts = z.infer<typeof openingFacts>;

const factsOf = ({ target }: Pick<ImportJobRow, 'target'>): OpeningFacts => openingFacts.parse(target);

const owners = (job: Pick<ImportJobRow, 'target'>): string => `
  SELECT e.employee_number AS key, e.name AS label, e.id AS owner_id FROM employee e WHERE e.legal_entity_id = ${factsOf(job).legalEntityId}`;

/** Zero is as good as nothing: the ledger adds up to it where a balance was taken back. */
function standing(job: Pick<ImportJobRow, 'target'>): string {
  const { periodId, elements } = factsOf(job);
  const cells = elements.map(
    ({ serialNumber, scale }) => `round(max(s.x) FILTER (WHERE s.n = ${serialNumber}) / 1e${scale}, ${scale})::text`,
  );
  return `
  SELECT e.employee_number AS key, 0 AS line, e.id AS owner_id, e.name AS label, ARRAY[${cells.join(', ')}]::text[] AS cells
  FROM (
    SELECT l.employee_id, u.n::int AS n, sum(u.x) AS x FROM calc.ledger l CROSS JOIN unnest(l.v) WITH ORDINALITY AS u(x, n)
    WHERE l.kind = 'opening' AND l.period_paid = ${periodId} AND u.n IN (${elements.map(({ serialNumber }) => serialNumber).join(', ')})
    GROUP BY l.employee_id, u.n HAVING sum(u.x) <> 0) s
  JOIN employee e ON e.id = s.employee_id GROUP BY e.id`;
}

/** $3: the import's id, serial numbers and scales as JSON, since a statement has one parameter for what is wanted. */
const wanted = (side: WrittenSide): string => `
  SELECT r.owner_id AS e, (c.one ->> 'serialNumber')::int AS n,
    (coalesce(r.${side}[c.place::int], '0')::numeric * (10::numeric ^ (c.one ->> 'scale')::int))::bigint AS x
  FROM import_row r CROSS JOIN jsonb_array_elements($3::jsonb -> 'elements') WITH ORDINALITY AS c(one, place)
  WHERE r.import_id = ($3::jsonb ->> 'id')::int AND r.effect IN ${changing}`;

export const openingBalancesTarget: ImportTarget = {
  linesMax: () => 1,
  owners,
  standing,
  lock: async (sql, job) => {
    const { periodId, solutionId } = factsOf(job);
    await lockRow(sql, 'solution', solutionId, 'keep');
    await lockRow(sql, 'period', periodId);
    await keepLists(sql);
    const [period] = await sql.query<{ name: string; status: string }>('SELECT name, status FROM period WHERE id = $1::int', [periodId]);
    if (!period) throw new AppError('NOT_FOUND', { what: 'period', id: periodId });
    if (!isAllowed(periodMachine, period.status, 'set-opening-balances'))
      throw new AppError('PERIOD_NOT_OPEN', { period: period.name, status: period.status });
  },
  write: async (sql, job, side) => {
    const { elements, ...place } = factsOf(job);
    await appendOpenings(sql, place, { select: wanted(side), parameter: JSON.stringify({ id: job.id, elements }) });
  },
};
