/** Writes people of a file: who they are, where they work and what they are paid, each by one statement over all rows. */
import { type ImportJobRow, keepAfter, keepBefore, type OwnedRecords } from '../../../platform/imports/index.ts';
import type { Secrets } from '../../../platform/secrets/index.ts';
import type { Sql } from '../../../sql.ts';
import { fieldsPut, fieldsSaid } from '../../custom-fields/index.ts';
import { makePlaces } from './brought-places.ts';
import { bossCells, cellOf, changedPeople, factsOf, type PeopleCell, paidItems, placeOf, saidFields } from './people-facts.ts';
import { numberRecords, readyToWrite, writeNumbers } from './write-numbers.ts';

const personCells: readonly (readonly [column: string, cell: PeopleCell, type: string])[] = [
  ['name', 'name', 'text'],
  ['gender', 'gender', 'text'],
  ['birth_date', 'birthDate', 'date'],
  ['hire_date', 'hireDate', 'date'],
  ['termination_date', 'lastDay', 'date'],
  ['email', 'email', 'text'],
  ['phone', 'phone', 'text'],
];

const cells = (job: ImportJobRow, side: string): string =>
  personCells.map(([, cell, type]) => `${cellOf(job, side, cell)}::${type}`).join(', ');
const personColumns = personCells.map(([column]) => column).join(', ');

const hire = (job: ImportJobRow): string => `
  INSERT INTO employee (employee_number, legal_entity_id, ${personColumns}, custom)
  SELECT r.key, ${factsOf(job).legalEntityId}, ${cells(job, 'r.after')}, ${fieldsSaid(saidFields(job), 'r.after')} FROM (${changedPeople(job)}) r WHERE r.before IS NULL ORDER BY r.ordinal`;

const placeCells = ['category', 'department', 'position', 'costCenter', ...bossCells] as const;
const differs = (job: ImportJobRow, codes: readonly PeopleCell[]): string =>
  codes.map((code) => `${cellOf(job, 'r.after', code)} IS DISTINCT FROM ${cellOf(job, 'r.before', code)}`).join(' OR ');
const changesPlace = (job: ImportJobRow): string => `(${differs(job, placeCells)})`;
/** Puts what is known of people beside their work; whoever looks at them as they were is told that they have changed. */
export const putPeople = (job: ImportJobRow, side: 'after' | 'before'): string => `
  UPDATE employee e SET (${personColumns}) = ROW (${cells(job, `r.${side}`)}), custom = ${fieldsPut('e', saidFields(job), `r.${side}`)}, version = e.version + 1
  FROM import_row r WHERE r.import_id = $1::int AND r.effect = 'updated' AND r.row_number IS NOT NULL AND e.employee_number = r.key
    AND e.legal_entity_id = ${factsOf(job).legalEntityId}`;

/**
 * The rows that are written, each with whom it is about. What the database knows of its tables is from before the file: of a table of the transaction it can be told, so that
 * nothing of a hundred thousand rows is looked for row by row.
 */
const peopleTable = 'import_people';
const listPeople = (job: ImportJobRow): readonly string[] => [
  `CREATE TEMPORARY TABLE ${peopleTable} ON COMMIT DROP AS
   SELECT r.ordinal, r.before, r.after, r.day, r.pay_day, e.id AS employee_id
   FROM (${changedPeople(job)}) r JOIN employee e ON e.employee_number = r.key AND e.legal_entity_id = ${factsOf(job).legalEntityId}`,
];

/** Where people work by the codes that their rows say. */
const placed = (job: ImportJobRow): string => `
  SELECT r.ordinal, r.before IS NULL AS is_new, r.employee_id, r.day, d.id AS department_id, p.id AS position_id, c.id AS cost_center_id, s.id AS supervisor_id,
    s.hire_date AS led_from, o.id AS dotted_id, o.hire_date AS dotted_from, ${cellOf(job, 'r.after', 'category')} AS category
  FROM ${peopleTable} r
  JOIN department d ON d.legal_entity_id = ${factsOf(job).legalEntityId} AND d.code = ${cellOf(job, 'r.after', 'department')}
  JOIN position p ON p.code = ${cellOf(job, 'r.after', 'position')}
  LEFT JOIN cost_center c ON c.code = ${cellOf(job, 'r.after', 'costCenter')}
  LEFT JOIN employee s ON s.employee_number = ${cellOf(job, 'r.after', 'supervisor')}
  LEFT JOIN employee o ON o.employee_number = ${cellOf(job, 'r.after', 'dottedSupervisor')}
  WHERE r.before IS NULL OR ${changesPlace(job)}`;

/** Somebody new works there from the first day; whoever came before those whom they report to does so from the first day of each. */
const placeNew = (job: ImportJobRow): string => `
  INSERT INTO assignment (employee_id, effective_date, expiry_date, department_id, position_id, cost_center_id, supervisor_id, dotted_supervisor_id, category)
  SELECT w.employee_id, part.first_day, part.last_day, w.department_id, w.position_id, w.cost_center_id,
    CASE WHEN w.led_from <= part.first_day THEN w.supervisor_id END, CASE WHEN w.dotted_from <= part.first_day THEN w.dotted_id END, w.category
  FROM (${placed(job)}) w CROSS JOIN LATERAL (
    SELECT d.first_day, lead(d.first_day) OVER (ORDER BY d.first_day) - 1 AS last_day
    FROM (SELECT w.day AS first_day UNION SELECT w.led_from WHERE w.led_from > w.day UNION SELECT w.dotted_from WHERE w.dotted_from > w.day) d) part
  WHERE w.is_new ORDER BY w.ordinal, part.first_day`;

const movedTable = 'import_moved';
const movePeople = (job: ImportJobRow): readonly string[] => [
  `CREATE TEMPORARY TABLE ${movedTable} ON COMMIT DROP AS
   SELECT w.*, a.id AS standing_id, a.effective_date AS began, a.expiry_date AS last_day,
     ${placeOf(job, 'dottedSupervisor') === undefined ? 'a.dotted_supervisor_id' : 'w.dotted_id'} AS dotted_supervisor_id
   FROM (${placed(job)}) w LEFT JOIN assignment a ON a.employee_id = w.employee_id AND a.effective_date <= w.day AND coalesce(a.expiry_date >= w.day, true)
   WHERE NOT w.is_new`,
];
/** What began on the day is changed in its place; what began earlier ends the day before. */
const moveStatements: readonly string[] = [
  `UPDATE assignment a SET department_id = m.department_id, position_id = m.position_id, cost_center_id = m.cost_center_id, supervisor_id = m.supervisor_id,
     dotted_supervisor_id = m.dotted_supervisor_id, category = m.category
   FROM ${movedTable} m WHERE a.id = m.standing_id AND m.began = m.day`,
  `UPDATE assignment a SET expiry_date = m.day - 1 FROM ${movedTable} m WHERE a.id = m.standing_id AND m.began < m.day`,
  `INSERT INTO assignment (employee_id, effective_date, expiry_date, department_id, position_id, cost_center_id, supervisor_id, dotted_supervisor_id, category)
   SELECT m.employee_id, m.day, CASE WHEN m.standing_id IS NULL
     THEN (SELECT min(n.effective_date) - 1 FROM assignment n WHERE n.employee_id = m.employee_id AND n.effective_date > m.day) ELSE m.last_day END,
     m.department_id, m.position_id, m.cost_center_id, m.supervisor_id, m.dotted_supervisor_id, m.category
   FROM ${movedTable} m WHERE m.standing_id IS NULL OR m.began < m.day ORDER BY m.ordinal`,
];

const changesPay = (job: ImportJobRow): string =>
  ['false', ...paidItems(job).map(({ place }) => `r.after[${place}] IS DISTINCT FROM r.before[${place}]`), differs(job, ['currency'])].join(
    ' OR ',
  );

/** Amounts that people are to have from a day on: a row for each item that says something else than stands; null: none any more. */
const paying = (job: ImportJobRow, which: string): string => `
  SELECT r.ordinal, r.employee_id, i.item_id, r.pay_day AS day, i.amount::numeric AS amount, i.amount_before::numeric AS amount_before,
    ${cellOf(job, 'r.after', 'currency')} AS currency
  FROM ${peopleTable} r CROSS JOIN LATERAL (VALUES ${paidItems(job)
    .map(({ id, place }) => `(${id}, r.after[${place}], r.before[${place}])`)
    .join(', ')}) AS i(item_id, amount, amount_before)
  WHERE ${which}`;

const month = (day: string): string => `to_char(${day}, 'YYYY-MM')`;

const payNew = (job: ImportJobRow): string => `
  INSERT INTO compensation_record (employee_id, item_id, effective_date, amount, currency, payroll_effective_period)
  SELECT w.employee_id, w.item_id, w.day, w.amount, w.currency, ${month('w.day')} FROM (${paying(job, 'r.before IS NULL AND i.amount IS NOT NULL')}) w ORDER BY w.ordinal, w.item_id`;

const paidTable = 'import_paid';
const payOthers = (job: ImportJobRow): string => `
  CREATE TEMPORARY TABLE ${paidTable} ON COMMIT DROP AS
  SELECT w.ordinal, w.employee_id, w.item_id, w.day, w.amount, coalesce(w.currency, c.currency, '${factsOf(job).currency}') AS currency,
    c.id AS standing_id, c.effective_date AS began, c.expiry_date AS last_day
  FROM (${paying(job, `r.before IS NOT NULL AND (${changesPay(job)})`)}) w
  LEFT JOIN compensation_record c ON c.employee_id = w.employee_id AND c.item_id = w.item_id AND c.effective_date <= w.day AND coalesce(c.expiry_date >= w.day, true)
  WHERE (w.amount, coalesce(w.currency, c.currency)) IS DISTINCT FROM (c.amount, c.currency)`;
/** An amount holds as long as the one whose place it takes, else until the next one that is planned. */
const payStatements: readonly string[] = [
  `DELETE FROM compensation_record c USING ${paidTable} m WHERE c.id = m.standing_id AND m.began = m.day AND m.amount IS NULL`,
  `UPDATE compensation_record c SET amount = m.amount, currency = m.currency, salary_structure_id = NULL, pay_grade = NULL, pay_level = NULL FROM ${paidTable} m
   WHERE c.id = m.standing_id AND m.began = m.day AND m.amount IS NOT NULL`,
  `UPDATE compensation_record c SET expiry_date = m.day - 1 FROM ${paidTable} m WHERE c.id = m.standing_id AND m.began < m.day`,
  `INSERT INTO compensation_record (employee_id, item_id, effective_date, expiry_date, amount, currency, payroll_effective_period)
   SELECT m.employee_id, m.item_id, m.day, CASE WHEN m.standing_id IS NULL THEN (SELECT min(n.effective_date) - 1 FROM compensation_record n
     WHERE n.employee_id = m.employee_id AND n.item_id = m.item_id AND n.effective_date > m.day) ELSE m.last_day END, m.amount, m.currency, ${month('m.day')}
   FROM ${paidTable} m WHERE m.amount IS NOT NULL AND (m.standing_id IS NULL OR m.began < m.day) ORDER BY m.ordinal, m.item_id`,
];

/** Nobody is left without a place because a list has lost an entry meanwhile. */
async function requireAllPlaced(sql: Sql, job: ImportJobRow): Promise<void> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${peopleTable} r
     WHERE NOT EXISTS (SELECT FROM assignment a WHERE a.employee_id = r.employee_id AND a.effective_date <= r.day AND coalesce(a.expiry_date >= r.day, true))`,
  );
  if ((row?.count ?? 0) > 0) throw new Error(`${row?.count} people of import ${job.id} would work nowhere.`);
}

const changedOwners = (job: ImportJobRow, which: string): string =>
  `SELECT r.employee_id AS id FROM (${changedPeople(job)}) r WHERE r.employee_id IS NOT NULL AND (${which})`;

/** What of people holds for a time, and what an import keeps of it while it can be undone. */
const datedRecords = {
  assignment: { table: 'assignment', owner: 'employee_id' },
  compensation: { table: 'compensation_record', owner: 'employee_id' },
} as const;
export const keptRecords: readonly OwnedRecords[] = [...Object.values(datedRecords), ...numberRecords];

export async function writePeople(sql: Sql, job: ImportJobRow, secrets: Secrets): Promise<void> {
  const all = async (texts: readonly string[], parameters: readonly unknown[] = []) => {
    for (const text of texts) await sql.query(text, parameters);
  };
  const isPaid = paidItems(job).length > 0;
  await keepBefore(sql, job, datedRecords.assignment, changedOwners(job, changesPlace(job)));
  if (isPaid) await keepBefore(sql, job, datedRecords.compensation, changedOwners(job, changesPay(job)));
  await readyToWrite(sql, job, secrets);
  await makePlaces(sql, job);
  await all([hire(job)], [job.id]);
  await all(listPeople(job), [job.id]);
  await all([`ANALYZE ${peopleTable}`, placeNew(job), ...movePeople(job), ...moveStatements]);
  if (isPaid) {
    await all([payNew(job), payOthers(job), ...payStatements]);
  }
  await writeNumbers(sql, job, peopleTable);
  await all([putPeople(job, 'after')], [job.id]);
  await requireAllPlaced(sql, job);
  for (const records of keptRecords) await keepAfter(sql, job, records);
}
