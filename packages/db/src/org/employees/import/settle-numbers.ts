/** What numbers of a file mean against what stands: the same number stays what it is sealed as; with a new one comes all that stands beside it. */
import { type RowRule, refuseFound, sealedAsSql, sealedCellSql, stagedTable, type TargetRecord } from '../../../platform/imports/index.ts';
import type { Sql } from '../../../sql.ts';
import { changesNumber, type NumberGroup, numbersIn, sealedAs } from './number-groups.ts';
import { cellOf, placeOf } from './people-facts.ts';
import { people, stands } from './people-standing.ts';

type Job = TargetRecord & { readonly id: number };

const staged = (job: TargetRecord, cell: NumberGroup['cell']): string => cellOf(job, 's.given', cell);

/** A number that somebody has already is the one that stands. */
const knowAgain = (job: TargetRecord, { cell, table, index, end, isDated }: NumberGroup): string => `
  UPDATE ${stagedTable} s SET given[${placeOf(job, cell)}] = t.cell FROM (
    SELECT e.employee_number AS key, ${isDated ? 'NULL' : 'x.kind'} AS kind, ${sealedCellSql('x.sealed_as', `x.${end}`)} AS cell, encode(x.${index}, 'hex') AS index
    FROM ${people(job)} e JOIN ${table} x ON x.employee_id = e.id AND ${isDated ? stands('x', 'e.day') : 'true'}) t
  WHERE t.key = s.key ${isDated ? '' : `AND t.kind = ${cellOf(job, 's.given', 'identityKind')}`}
    AND s.numbers -> ${sealedAsSql(staged(job, cell))}::text -> 'indexes' ? t.index`;

/** Before rows are judged. */
export async function knowNumbers(sql: Sql, job: TargetRecord): Promise<void> {
  for (const group of numbersIn(job)) await sql.query(knowAgain(job, group));
}

const judged = "r.import_id = $1::int AND s.ordinal = r.ordinal AND r.effect IN ('created', 'updated')";
const isNew = (job: TargetRecord, { cell }: NumberGroup): string =>
  `${cellOf(job, 'r.after', cell)} IS DISTINCT FROM ${cellOf(job, 'r.before', cell)}`;

/** Nothing beside a new number stays from the one before. */
const settle = (job: TargetRecord, group: NumberGroup): string => `
  UPDATE import_row r SET ${group.beside
    .map(({ cell, settled }) => `after[${placeOf(job, cell)}] = ${settled(job, cellOf(job, 's.given', cell))}`)
    .join(', ')}
  FROM ${stagedTable} s WHERE ${judged} AND ${isNew(job, group)}`;

function rules(job: TargetRecord, group: NumberGroup): RowRule[] {
  const missing = {
    when: `${staged(job, group.cell)} IS NULL AND ${changesNumber(job, group)}`,
    code: 'NUMBER_MISSING',
    column: group.cell,
  };
  if (group.cell !== 'bankAccount') return [missing];
  return [missing, { when: `${isNew(job, group)} AND ${cellOf(job, 'r.after', 'bank')} IS NULL`, code: 'VALUE_REQUIRED', column: 'bank' }];
}

const refuseIncomplete = (job: TargetRecord, groups: readonly NumberGroup[]): string =>
  refuseFound(
    groups.flatMap((group) => rules(job, group)),
    `import_row r, ${stagedTable} s WHERE ${judged}`,
  );

/** The import holds the numbers of rows that it may write, and no others. */
const hold = (job: TargetRecord, groups: readonly NumberGroup[]): string => `
  INSERT INTO import_number (import_id, sealed_as, number)
  SELECT $1::int, n.key::uuid, decode(n.value ->> 'sealed', 'hex') FROM import_row r, ${stagedTable} s CROSS JOIN LATERAL jsonb_each(s.numbers) n
  WHERE ${judged} AND n.key::uuid IN (${groups.map((group) => sealedAs(job, group, 'r.after')).join(', ')})`;

/** After rows have been judged, while what the file says is at hand. */
export async function settleNumbers(sql: Sql, job: Job): Promise<void> {
  const groups = numbersIn(job);
  if (groups.length === 0) return;
  for (const group of groups) await sql.query(settle(job, group), [job.id]);
  await sql.query(refuseIncomplete(job, groups), [job.id]);
  await sql.query(hold(job, groups), [job.id]);
}
