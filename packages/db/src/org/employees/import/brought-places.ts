/** Departments, positions and cost centers that a file names and that are not there yet: rows of their own of the import, written and undone with it. */
import { AppError } from '@wagewright/contracts';
import { type ImportJobRow, keySeparator, namedRecords, type TargetRecord, valueColumns } from '../../../platform/imports/index.ts';
import type { Sql } from '../../../sql.ts';
import { cellOf, changedPeople, factsOf, type PlaceKind, placeKinds, placeOf } from './people-facts.ts';

interface PlaceList {
  readonly table: string;
  readonly reason: string;
  /** Its entries that a file of the legal entity can mean. */
  readonly entries: (legalEntityId: number) => string;
  /** What an entry is called, as jsonb. */
  readonly name: string;
}

export const placeLists: Readonly<Record<PlaceKind, PlaceList>> = {
  department: {
    table: 'department',
    reason: 'BROUGHT_DEPARTMENT',
    entries: (legalEntityId) => `SELECT * FROM department WHERE legal_entity_id = ${legalEntityId}`,
    name: 'name',
  },
  position: { table: 'position', reason: 'BROUGHT_POSITION', entries: () => 'SELECT * FROM position', name: 'title' },
  costCenter: { table: 'cost_center', reason: 'BROUGHT_COST_CENTER', entries: () => 'SELECT * FROM cost_center', name: 'name' },
};

/** Characters of a code of any of the lists. */
export const placeCharactersMax = 40;

const keyOf = (kind: PlaceKind, code: string): string => `'${kind}${keySeparator}' || ${code}`;
const ofKind = (kind: PlaceKind): string => `r.row_number IS NULL AND starts_with(r.key, '${kind}${keySeparator}')`;

/** Those that stand as the import has made them, as more rows of what stands: one that was changed since stands otherwise. */
export const broughtStanding = (job: TargetRecord): string =>
  placeKinds
    .map(
      (kind) => `
  UNION ALL SELECT r.key, 0, x.id, r.label, r.after FROM import_row r
  JOIN (${placeLists[kind].entries(factsOf(job).legalEntityId)}) x ON x.code = ${cellOf(job, 'r.after', kind)} AND x.version = 1
  WHERE r.import_id = $1::int AND ${ofKind(kind)}`,
    )
    .join('');

export const dropBrought =
  "DELETE FROM import_row r WHERE r.import_id = $1::int AND r.row_number IS NULL AND r.effect IN ('created', 'refused')";

/** One row for each that is missing, of rows that are not refused. */
function bring(job: TargetRecord, kind: PlaceKind): string {
  const place = placeOf(job, kind) ?? 0;
  const cells = valueColumns({ columns: [...job.columns] }).map((_, index) => (index + 1 === place ? 'm.code' : 'NULL'));
  const { entries, reason } = placeLists[kind];
  return `
  WITH missing AS (
    SELECT r.after[${place}] AS code, count(*) AS people FROM (${changedPeople(job)}) r
    WHERE r.after[${place}] IS NOT NULL AND NOT EXISTS (SELECT FROM (${entries(factsOf(job).legalEntityId)}) x WHERE x.code = r.after[${place}])
    GROUP BY 1)
  INSERT INTO import_row (import_id, ordinal, key, line, label, effect, before, after, reasons)
  SELECT $1::int, (SELECT coalesce(max(ordinal), 0) FROM import_row WHERE import_id = $1::int) + row_number() OVER (ORDER BY m.code),
    ${keyOf(kind, 'm.code')}, 0, m.code, 'created', NULL, ARRAY[${cells.join(', ')}]::text[],
    jsonb_build_array(jsonb_build_object('code', '${reason}', 'details', jsonb_build_object('name', m.code, 'count', m.people)))
  FROM missing m`;
}

export async function bringPlaces(sql: Sql, job: TargetRecord & { readonly id: number }): Promise<void> {
  for (const kind of placeKinds) if (placeOf(job, kind) !== undefined) await sql.query(bring(job, kind), [job.id]);
}

const brought = (job: TargetRecord, kind: PlaceKind): string =>
  `SELECT ${cellOf(job, 'r.after', kind)} AS code FROM import_row r WHERE r.import_id = $1::int AND r.effect = 'created' AND ${ofKind(kind)} ORDER BY r.ordinal`;

const bothNames = (text: string): string => `jsonb_build_object('en', ${text}, 'zh-CN', ${text})`;

/** A department stands from the first day on which the file has somebody work there. */
const makeDepartments = (job: TargetRecord): string => `
  WITH made AS (
    INSERT INTO department (code, legal_entity_id) SELECT b.code, ${factsOf(job).legalEntityId} FROM (${brought(job, 'department')}) b RETURNING id, code)
  INSERT INTO department_version (department_id, effective_date, name)
  SELECT m.id, w.first_day, ${bothNames('m.code')} FROM made m
  JOIN (SELECT ${cellOf(job, 'r.after', 'department')} AS code, min(r.day) AS first_day FROM (${changedPeople(job)}) r GROUP BY 1) w ON w.code = m.code`;

const makeEntries = (job: TargetRecord, kind: 'position' | 'costCenter'): string => {
  const { table, name } = placeLists[kind];
  return `INSERT INTO ${table} (code, ${name}) SELECT b.code, ${bothNames('b.code')} FROM (${brought(job, kind)}) b`;
};

export async function makePlaces(sql: Sql, job: TargetRecord & { readonly id: number }): Promise<void> {
  await sql.query(makeDepartments(job), [job.id]);
  for (const kind of ['position', 'costCenter'] as const) await sql.query(makeEntries(job, kind), [job.id]);
}

/**
 * Takes away what the import has made.
 * @throws AppError IMPORT_STILL_USED where anything else names one of them by now
 */
export async function unmakePlaces(sql: Sql, job: TargetRecord & Pick<ImportJobRow, 'id' | 'fileName'>): Promise<void> {
  const entity = factsOf(job).legalEntityId;
  for (const kind of placeKinds) {
    const { table, entries } = placeLists[kind];
    const records = `SELECT x.id, x.code AS key FROM (${entries(entity)}) x JOIN (${brought(job, kind)}) b ON b.code = x.code`;
    const own = kind === 'department' ? ['department_version.department_id'] : [];
    const [key] = await namedRecords(sql, { table, records, parameter: job.id, own });
    if (key !== undefined) throw new AppError('IMPORT_STILL_USED', { file: job.fileName, key });
    if (kind === 'department')
      await sql.query(`DELETE FROM department_version v USING (${records}) x WHERE v.department_id = x.id`, [job.id]);
    await sql.query(`DELETE FROM ${table} t USING (${records}) x WHERE t.id = x.id`, [job.id]);
  }
}
