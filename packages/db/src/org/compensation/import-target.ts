/** Files that are imported into the compensation files of a legal entity. */
import { changing, type ImportJobRow, type ImportTarget, keySeparator, type WrittenSide } from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import { entityOf, place } from './import-facts.ts';
import { refuseRecords } from './import-rules.ts';
import { nameOwners } from './name-owners.ts';
import { settlePay } from './settle-pay.ts';

const apart = `'${keySeparator}'`;
const recordKey = `e.employee_number || ${apart} || i.code || ${apart} || to_char(c.effective_date, 'YYYY-MM-DD')`;
const recordsOf = (entity: number): string => `
  FROM compensation_record c JOIN employee e ON e.id = c.employee_id AND e.legal_entity_id = ${entity} JOIN compensation_item i ON i.id = c.item_id
  LEFT JOIN salary_structure st ON st.id = c.salary_structure_id`;
const recordCells = `ARRAY[c.amount::text, c.currency, to_char(c.expiry_date, 'YYYY-MM-DD'), c.payroll_effective_period, c.remarks, st.code, c.pay_grade, c.pay_level]`;

/** What the key of a row names. */
const named = `
  split_part(r.key, ${apart}, 1) AS number, split_part(r.key, ${apart}, 2) AS item, split_part(r.key, ${apart}, 3)::date AS first_day`;

/** What would stand: the records that the import leaves alone, and its rows as they would be written. */
const wouldStand = (entity: number): string => `
  said AS MATERIALIZED (
    SELECT r.ordinal, r.key, r.owner_id, r.row_number IS NOT NULL AND r.effect IN ('created', 'updated') AS is_new, r.after, r.before, ${named}
    FROM import_row r WHERE r.import_id = $1::int AND r.key <> '' AND r.effect IN ${changing} AND r.owner_id IS NOT NULL),
  touched AS (SELECT DISTINCT owner_id, item FROM said),
  standing AS MATERIALIZED (
    SELECT ${recordKey} AS key, c.employee_id AS owner_id, i.code AS item, e.name AS label, c.effective_date AS first_day, c.expiry_date AS last_day, ${recordCells} AS cells
    ${recordsOf(entity)} JOIN touched t ON t.owner_id = c.employee_id AND t.item = i.code),
  final AS MATERIALIZED (
    SELECT key, owner_id, item, first_day, after[${place.until}]::date AS last_day, is_new, ordinal, after AS cells, NULL::text AS label FROM said WHERE after IS NOT NULL
    UNION ALL
    SELECT s.key, s.owner_id, s.item, s.first_day, s.last_day, false, NULL, s.cells, s.label FROM standing s WHERE NOT EXISTS (SELECT 1 FROM said WHERE said.key = s.key))`;

const span = (alias: string): string => `daterange(${alias}.first_day, ${alias}.last_day, '[]')`;
const lasts = (alias: string): string => `coalesce(${alias}.last_day, 'infinity'::date)`;

/**
 * A record that began earlier, and that the rows of the file take over from some day until its end, ends on the day before: a row more in the import, shown, written
 * and undone as all others. (A row without a number is not of the file.)
 */
const endEarlier = (entity: number): string => `
  WITH ${wouldStand(entity)},
  ends AS (
    SELECT o.key, o.owner_id, o.label, o.cells, min(n.first_day) - 1 AS last_day
    FROM final o JOIN final n ON n.owner_id = o.owner_id AND n.item = o.item AND n.is_new AND n.first_day > o.first_day AND ${span('n')} && ${span('o')}
    WHERE NOT o.is_new AND o.ordinal IS NULL AND NOT EXISTS (
      SELECT 1 FROM import_row x WHERE x.import_id = $1::int AND x.key = o.key AND x.row_number IS NULL AND x.effect = 'refused')
    GROUP BY o.key, o.owner_id, o.label, o.cells, o.last_day HAVING max(${lasts('n')}) >= coalesce(o.last_day, 'infinity'::date))
  INSERT INTO import_row (import_id, ordinal, key, line, label, owner_id, effect, before, after)
  SELECT $1::int, (SELECT coalesce(max(ordinal), 0) FROM import_row WHERE import_id = $1::int) + row_number() OVER (ORDER BY e.key), e.key, 0, e.label, e.owner_id, 'updated',
    e.cells, e.cells[1:${place.currency}] || to_char(e.last_day, 'YYYY-MM-DD') || e.cells[${place.period}:${place.level}]
  FROM ends e`;

/** Of rows that overlap with another record all of one item of somebody are refused: what is right of them nobody knows. */
const refuseOverlaps = (entity: number): string => `
  WITH ${wouldStand(entity)},
  overlapping AS (
    SELECT n.ordinal, min(o.first_day) AS other FROM final n JOIN final o ON o.owner_id = n.owner_id AND o.item = n.item AND o.key <> n.key AND ${span('o')} && ${span('n')}
    WHERE n.is_new GROUP BY n.ordinal)
  UPDATE import_row r SET effect = 'refused', after = r.before,
    reasons = jsonb_build_array(jsonb_build_object('code', 'COMPENSATION_OVERLAPS', 'details', jsonb_build_object('from', to_char(v.other, 'YYYY-MM-DD'))))
  FROM overlapping v WHERE r.import_id = $1::int AND r.ordinal = v.ordinal`;

/** Records end earlier only for rows that are written. */
const dropEnds = `
  DELETE FROM import_row r WHERE r.import_id = $1::int AND r.row_number IS NULL AND r.effect = 'updated'`;

async function refuseWrong(sql: Sql, job: ImportJobRow): Promise<void> {
  const entity = entityOf(job);
  await sql.query(dropEnds, [job.id]);
  for (const text of [
    nameOwners(entity),
    refuseRecords(entity, !job.layout?.some(({ code }) => code === 'amount')),
    endEarlier(entity),
    refuseOverlaps(entity),
    dropEnds,
    endEarlier(entity),
  ])
    await sql.query(text, [job.id]);
}

const theirs = `r.import_id = $1::int AND r.effect IN ${changing}`;
/** The statements of `org/dated` for many owners at once: what is written never overlaps, which `refuseWrong` sees to under the locks. */
const writing = (entity: number, side: WrittenSide): readonly string[] => [
  `DELETE FROM compensation_record c USING (SELECT r.owner_id, ${named} FROM import_row r WHERE ${theirs}) s, compensation_item i
   WHERE c.employee_id = s.owner_id AND i.code = s.item AND c.item_id = i.id AND c.effective_date = s.first_day`,
  `INSERT INTO compensation_record (employee_id, item_id, effective_date, expiry_date, amount, currency, payroll_effective_period, remarks, salary_structure_id, pay_grade, pay_level)
   SELECT s.owner_id, i.id, s.first_day, s.cells[${place.until}]::date, s.cells[${place.amount}]::numeric, s.cells[${place.currency}], s.cells[${place.period}], s.cells[${place.remarks}],
     st.id, s.cells[${place.grade}], s.cells[${place.level}]
   FROM (SELECT r.owner_id, r.${side} AS cells, r.ordinal, ${named} FROM import_row r WHERE ${theirs} AND r.${side} IS NOT NULL) s
   JOIN compensation_item i ON i.code = s.item LEFT JOIN salary_structure st ON st.legal_entity_id = ${entity} AND st.code = s.cells[${place.structure}] ORDER BY s.ordinal`,
];

export const compensationTarget: ImportTarget = {
  takesNewKeys: true,
  knownValues: (job) => `SELECT 'employeeNumber' AS code, employee_number AS text FROM employee WHERE legal_entity_id = ${entityOf(job)}`,
  resolve: settlePay,
  linesMax: () => 1,
  owners: (job) => `SELECT ${recordKey} AS key, e.name AS label, e.id AS owner_id ${recordsOf(entityOf(job))}`,
  standing: (job) => `
    SELECT ${recordKey} AS key, 0 AS line, e.id AS owner_id, e.name AS label, ${recordCells} AS cells,
      jsonb_build_array(e.employee_number, i.code, to_char(c.effective_date, 'YYYY-MM-DD')) AS parts ${recordsOf(entityOf(job))}`,
  lock: async (sql, job) => {
    // its salary structures stay as they are meanwhile
    await sql.query('SELECT id FROM legal_entity WHERE id = $1::int FOR SHARE', [entityOf(job)]);
    await sql.query(
      `SELECT id FROM employee WHERE id IN (SELECT owner_id FROM import_row WHERE import_id = $1::int AND effect IN ${changing}) ORDER BY id FOR NO KEY UPDATE`,
      [job.id],
    );
  },
  refuse: refuseWrong,
  write: async (sql, job, side) => {
    for (const text of writing(entityOf(job), side)) await sql.query(text, [job.id]);
  },
};
