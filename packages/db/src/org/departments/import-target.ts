/** Files that are imported into the departments of a legal entity: a row each, with what stands above it and who leads it, from a day on. */
import { AppError, limits } from '@wagewright/contracts';
import { departmentCode, departmentName } from '@wagewright/contracts/org/departments';
import { z } from 'zod';
import {
  fillBothNames,
  type ImportJobRow,
  type ImportTarget,
  keepAfter,
  keepBefore,
  namedRecords,
  type RowReason,
  refuseFound,
  restoreRecords,
  stagedTable,
  type TargetRecord,
  type WrittenSide,
} from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import { shaped } from '../company-lists/index.ts';
import {
  fieldCell,
  fieldRules,
  fieldsPut,
  fieldsSaid,
  holdFields,
  importedFields,
  type SaidField,
  saidBy,
} from '../custom-fields/index.ts';
import { departmentDays } from './structure.ts';

const departmentFacts = z.object({
  legalEntityId: z.int(),
  /** From which day on changes hold, and new departments stand of which the file says no day; ISO. */
  on: z.iso.date(),
  /** Fields of the company's own that have a column, as they were when the file was read. */
  fields: importedFields,
});
const factsOf = ({ target }: Pick<ImportJobRow, 'target'>) => departmentFacts.parse(target);

const saidFields = (job: TargetRecord): SaidField[] => saidBy(job, factsOf(job).fields);

/** The order of the value columns; fields of the company's own follow. */
const place = { nameEn: 1, nameZh: 2, parent: 3, manager: 4, from: 5 } as const;
const after = (name: keyof typeof place): string => `r.after[${place[name]}]`;
const before = (name: keyof typeof place): string => `r.before[${place[name]}]`;

/** Departments with the version that holds on the day of the import, or what they become first; of closed ones what they were last. */
const standing = ({ legalEntityId, on }: z.infer<typeof departmentFacts>): string => `
  SELECT d.id, d.code, d.custom, b.first_day, v.id AS version_id, v.effective_date, v.expiry_date, v.name, v.parent_id, v.manager_employee_id,
    least(greatest(DATE '${on}', b.first_day), coalesce(b.last_day, 'infinity')) AS day
  FROM department d
  JOIN (SELECT department_id, min(effective_date) AS first_day, CASE WHEN bool_or(expiry_date IS NULL) THEN NULL ELSE max(expiry_date) END AS last_day
    FROM department_version GROUP BY 1) b ON b.department_id = d.id
  JOIN department_version v ON v.department_id = d.id
    AND daterange(v.effective_date, v.expiry_date, '[]') @> least(greatest(DATE '${on}', b.first_day), coalesce(b.last_day, 'infinity'))
  WHERE d.legal_entity_id = ${legalEntityId}`;

const standingRows = (job: TargetRecord): string => {
  const facts = factsOf(job);
  const said = saidFields(job).map((field) => `, ${fieldCell('s', field)}`);
  return `
  SELECT s.code AS key, 0 AS line, s.id AS owner_id, s.name ->> 'en' AS label,
    ARRAY[s.name ->> 'en', s.name ->> 'zh-CN', p.code, m.employee_number, to_char(s.first_day, 'YYYY-MM-DD')${said.join('')}]::text[] AS cells
  FROM (${standing(facts)}) s LEFT JOIN department p ON p.id = s.parent_id LEFT JOIN employee m ON m.id = s.manager_employee_id`;
};

const changed = (facts: z.infer<typeof departmentFacts>): string => `
  SELECT r.*, s.id AS department_id, s.version_id, s.effective_date, s.expiry_date,
    CASE WHEN r.before IS NULL THEN ${after('from')}::date ELSE s.day END AS day
  FROM import_row r LEFT JOIN (${standing(facts)}) s ON s.code = r.key AND r.before IS NOT NULL
  WHERE r.import_id = $1::int AND r.row_number IS NOT NULL AND r.effect IN ('created', 'updated')`;

const plain = (text: string): string => `lower(btrim(${text}))`;
const reason = (code: string, column: string, read: string, more = ''): string =>
  `jsonb_build_array(jsonb_build_object('code', '${code}', 'column', '${column}', 'read', ${read}, 'details', jsonb_build_object('read', ${read}${more})))`;

/** Codes of what is named: by code, else by a name that one has alone, here or in the file; of a manager the number. */
function meant(column: 'parent' | 'manager', known: string, unknown: string): string {
  const said = `s.given[${place[column]}]`;
  return `
  WITH known AS MATERIALIZED (${known}),
  named AS (SELECT ${plain('name')} AS name, CASE WHEN count(DISTINCT code) = 1 THEN min(code) END AS code FROM known WHERE name IS NOT NULL GROUP BY 1),
  met AS (
    SELECT s.ordinal, coalesce(k.code, n.code) AS code, CASE WHEN k.code IS NULL AND n.name IS NULL THEN ${reason(unknown, column, said)}
      WHEN k.code IS NULL AND n.code IS NULL THEN ${reason('PLACE_UNCLEAR', column, said)} ELSE '[]' END AS wrong
    FROM ${stagedTable} s LEFT JOIN (SELECT DISTINCT code FROM known) k ON k.code = ${said} LEFT JOIN named n ON n.name = ${plain(said)} WHERE ${said} IS NOT NULL)
  UPDATE ${stagedTable} s SET given[${place[column]}] = coalesce(m.code, ${said}), reasons = nullif(coalesce(s.reasons, '[]') || m.wrong, '[]')
  FROM met m WHERE m.ordinal = s.ordinal AND (m.wrong <> '[]' OR m.code IS DISTINCT FROM ${said})`;
}

async function resolve(sql: Sql, job: ImportJobRow): Promise<void> {
  const facts = factsOf(job);
  await fillBothNames(sql, job, standingRows(job));
  const departments = `
    SELECT s.code, s.name ->> 'en' AS name FROM (${standing(facts)}) s UNION SELECT s.code, s.name ->> 'zh-CN' FROM (${standing(facts)}) s
    UNION SELECT key, given[${place.nameEn}] FROM ${stagedTable} WHERE key <> '' UNION SELECT key, given[${place.nameZh}] FROM ${stagedTable} WHERE key <> ''`;
  const people = `SELECT employee_number AS code, name FROM employee WHERE legal_entity_id = ${facts.legalEntityId}`;
  await sql.query(meant('parent', departments, 'PARENT_UNKNOWN'));
  await sql.query(meant('manager', people, 'MANAGER_UNKNOWN'));
  await sql.query(
    `UPDATE ${stagedTable} s SET given[${place.from}] = '${facts.on}'
     WHERE s.given[${place.from}] IS NULL AND NOT EXISTS (SELECT FROM department d WHERE d.code = s.key AND d.legal_entity_id = ${facts.legalEntityId})`,
  );
}

/** What stands above must be there, of the file or before it, all the time from the day on. */
const refuseParents = (facts: z.infer<typeof departmentFacts>): string => `
  WITH mine AS MATERIALIZED (${changed(facts)}), stands AS MATERIALIZED (${departmentDays(`legal_entity_id = ${facts.legalEntityId}`)}),
  wrong AS (
    SELECT m.ordinal, CASE WHEN f.key IS NULL AND s.code IS NULL THEN ${reason('PARENT_REFUSED', 'parent', `m.after[${place.parent}]`)}
      ELSE ${reason('PARENT_NOT_THEN', 'parent', `m.after[${place.parent}]`, `, 'from', to_char(m.day, 'YYYY-MM-DD')`)} END AS why
    FROM mine m LEFT JOIN mine f ON f.key = m.after[${place.parent}] AND f.before IS NULL LEFT JOIN stands s ON s.code = m.after[${place.parent}]
    WHERE m.after[${place.parent}] IS NOT NULL AND (m.before IS NULL OR m.after[${place.parent}] IS DISTINCT FROM m.before[${place.parent}])
      AND NOT coalesce(f.day <= m.day, s.days @> daterange(m.day, m.expiry_date, '[]'), false))
  UPDATE import_row r SET effect = 'refused', after = r.before, reasons = w.why FROM wrong w WHERE r.import_id = $1::int AND r.ordinal = w.ordinal RETURNING r.ordinal`;

/** As they would stand above one another, day by day; whoever comes back to itself by what the file says. */
const refuseRound = (facts: z.infer<typeof departmentFacts>): string => `
  WITH RECURSIVE mine AS MATERIALIZED (${changed(facts)}),
  edge AS MATERIALIZED (
    SELECT m.key AS who, m.after[${place.parent}] AS above, daterange(m.day, m.expiry_date, '[]') AS days FROM mine m WHERE m.after[${place.parent}] IS NOT NULL
    UNION ALL
    SELECT d.code, p.code, part.days FROM department_version v JOIN department d ON d.id = v.department_id AND d.legal_entity_id = ${facts.legalEntityId}
    JOIN department p ON p.id = v.parent_id LEFT JOIN mine m ON m.version_id = v.id
    CROSS JOIN LATERAL unnest(datemultirange(daterange(v.effective_date, v.expiry_date, '[]')) - coalesce(datemultirange(daterange(m.day, m.expiry_date, '[]')), '{}')) AS part(days)),
  climb AS (
    SELECT m.ordinal, m.key AS start, e.above AS id, e.days FROM mine m JOIN edge e ON e.who = m.key AND e.above = m.after[${place.parent}]
    UNION SELECT c.ordinal, c.start, e.above, e.days * c.days FROM climb c JOIN edge e ON e.who = c.id AND c.id <> c.start AND e.days && c.days)
  UPDATE import_row r SET effect = 'refused', after = r.before, reasons = ${reason('BELOW_ITSELF', 'parent', after('parent'))}
  WHERE r.import_id = $1::int AND r.ordinal IN (SELECT ordinal FROM climb WHERE id = start) RETURNING r.ordinal`;

const refuseFields = (facts: z.infer<typeof departmentFacts>, fields: readonly SaidField[]): string =>
  refuseFound(fieldRules('department', fields), `(${changed(facts)}) r`);

async function refuse(sql: Sql, job: ImportJobRow): Promise<void> {
  const facts = factsOf(job);
  await sql.query(refuseFields(facts, saidFields(job)), [job.id]);
  for (;;) {
    const parents = await sql.query(refuseParents(facts), [job.id]);
    const round = await sql.query(refuseRound(facts), [job.id]);
    if (parents.length + round.length === 0) return;
  }
}

const versions = { table: 'department_version', owner: 'department_id' } as const;
const isMoved = `(${(['nameEn', 'nameZh', 'parent', 'manager'] as const).map((name) => `${after(name)} IS DISTINCT FROM ${before(name)}`).join(' OR ')})`;
const name = `jsonb_build_object('en', ${after('nameEn')}, 'zh-CN', ${after('nameZh')})`;

function writing(job: ImportJobRow): readonly string[] {
  const facts = factsOf(job);
  const entity = facts.legalEntityId;
  const values = `p.id AS parent_id, m.id AS manager_id, ${name} AS name`;
  const joins = `
    LEFT JOIN department p ON p.legal_entity_id = ${entity} AND p.code = ${after('parent')} LEFT JOIN employee m ON m.employee_number = ${after('manager')}`;
  return [
    `INSERT INTO department (code, legal_entity_id, custom) SELECT r.key, ${entity}, ${fieldsSaid(saidFields(job), 'r.after')}
     FROM (${changed(facts)}) r WHERE r.before IS NULL ORDER BY r.ordinal`,
    `CREATE TEMPORARY TABLE import_departments ON COMMIT DROP AS
     SELECT r.ordinal, r.before IS NULL AS is_new, d.id AS department_id, r.day, r.version_id, r.effective_date, r.expiry_date, ${values}
     FROM (${changed(facts)}) r JOIN department d ON d.legal_entity_id = ${entity} AND d.code = r.key ${joins} WHERE r.before IS NULL OR ${isMoved}`,
  ];
}
/** What began on the day is changed in its place; what began earlier ends the day before. */
const writingVersions: readonly string[] = [
  `UPDATE department_version v SET name = w.name, parent_id = w.parent_id, manager_employee_id = w.manager_id FROM import_departments w
   WHERE v.id = w.version_id AND w.effective_date = w.day`,
  `UPDATE department_version v SET expiry_date = w.day - 1 FROM import_departments w WHERE v.id = w.version_id AND w.effective_date < w.day`,
  `INSERT INTO department_version (department_id, effective_date, expiry_date, name, parent_id, manager_employee_id)
   SELECT w.department_id, w.day, w.expiry_date, w.name, w.parent_id, w.manager_id FROM import_departments w WHERE w.is_new OR w.effective_date < w.day ORDER BY w.ordinal`,
];

/** What departments say in fields of the company's own; whoever looks at them as they were is told that they have changed. */
const putDepartments = (job: ImportJobRow, side: WrittenSide): string => `
  UPDATE department d SET custom = ${fieldsPut('d', saidFields(job), `r.${side}`)}, version = d.version + 1 FROM import_row r
  WHERE r.import_id = $1::int AND r.effect = 'updated' AND r.row_number IS NOT NULL AND d.code = r.key AND d.legal_entity_id = ${factsOf(job).legalEntityId}`;

const brought = (facts: z.infer<typeof departmentFacts>): string => `
  SELECT d.id, d.code AS key, d.version FROM import_row r JOIN department d ON d.code = r.key AND d.legal_entity_id = ${facts.legalEntityId}
  WHERE r.import_id = $1::int AND r.effect = 'created'`;

async function undo(sql: Sql, job: ImportJobRow): Promise<void> {
  const facts = factsOf(job);
  const [changedSince] = await sql.query<{ key: string; count: number }>(
    `SELECT key, (count(*) OVER ())::int AS count FROM (${brought(facts)}) b WHERE b.version <> 1 ORDER BY key LIMIT 1`,
    [job.id],
  );
  if (changedSince) throw new AppError('IMPORT_CHANGED_SINCE', { file: job.fileName, ...changedSince });
  const records = `SELECT id, key FROM (${brought(facts)}) b`;
  await restoreRecords(sql, job, versions, '(SELECT d.code FROM department d WHERE d.id = k.owner_id)');
  await sql.query(putDepartments(job, 'before'), [job.id]);
  const own = ['department_version.department_id'];
  const [key] = await namedRecords(sql, {
    table: 'department',
    records,
    parameter: job.id,
    own,
    owners: { department_version: 'department_id' },
  });
  if (key !== undefined) throw new AppError('IMPORT_STILL_USED', { file: job.fileName, key });
  await sql.query(`DELETE FROM department_version v USING (${brought(facts)}) b WHERE v.department_id = b.id`, [job.id]);
  await sql.query(`DELETE FROM department d USING (${brought(facts)}) b WHERE d.id = b.id`, [job.id]);
}

const nameChecked = (column: 'nameEn' | 'nameZh', language: 'en' | 'zh-CN'): ((text: string) => RowReason | null) =>
  shaped(departmentName.shape[language], column, 'NAME_NOT_TAKEN', { max: limits.nameCharactersMax });

export const departmentsTarget: ImportTarget = {
  takesNewKeys: true,
  linesMax: () => 1,
  owners: (job) =>
    `SELECT code AS key, NULL::text AS label, id AS owner_id FROM department WHERE legal_entity_id = ${factsOf(job).legalEntityId}`,
  standing: standingRows,
  checks: {
    code: shaped(departmentCode, 'code', 'ENTRY_CODE_SHAPE'),
    nameEn: nameChecked('nameEn', 'en'),
    nameZh: nameChecked('nameZh', 'zh-CN'),
  },
  resolve,
  refuse,
  lock: async (sql, job) => {
    await sql.query('SELECT id FROM legal_entity WHERE id = $1::int FOR NO KEY UPDATE', [factsOf(job).legalEntityId]);
    if (saidFields(job).length > 0) await holdFields(sql, 'department');
  },
  write: async (sql, job, side) => {
    if (side === 'before') return await undo(sql, job);
    const facts = factsOf(job);
    await keepBefore(
      sql,
      job,
      versions,
      `SELECT r.department_id AS id FROM (${changed(facts)}) r WHERE r.department_id IS NOT NULL AND ${isMoved}`,
    );
    for (const text of writing(job)) await sql.query(text, [job.id]);
    for (const text of writingVersions) await sql.query(text);
    await sql.query(putDepartments(job, 'after'), [job.id]);
    await keepAfter(sql, job, versions);
  },
};
