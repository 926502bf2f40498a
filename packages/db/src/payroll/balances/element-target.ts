/** Files that are imported into the list of balance elements. */
import { AppError } from '@wagewright/contracts';
import { scaleMax } from '@wagewright/contracts/payroll/solutions';
import { changing, type ImportJobRow, type ImportTarget, refuseRows, type WrittenSide } from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import {
  changedEntries,
  listUses,
  lockLists,
  refuseNeeded,
  refuseWrongEntries,
  registerElements,
  requireUnneeded,
  takenName,
} from '../solutions/index.ts';
import { hasAmounts } from './has-amounts.ts';

const owners = 'SELECT code AS key, NULL::text AS label, id AS owner_id FROM balance_element WHERE removed_at IS NULL';
const standing = `
  SELECT code AS key, 0 AS line, id AS owner_id, name ->> 'en' AS label, ARRAY[name ->> 'en', name ->> 'zh-CN', scale::text] AS cells
  FROM balance_element WHERE removed_at IS NULL`;

/** Copies by which somebody was paid too: a correction of the past calculates by them again. */
const usedBy = ['draft', 'releasing', 'published', 'outdated'] as const;

async function needed(sql: Sql, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const kept = new Set((await listUses(sql, 'balances', usedBy)).map(({ code }) => code));
  const elements = await sql.query<{ code: string; serialNumber: number; builtIn: boolean }>(
    'SELECT code, serial_number AS "serialNumber", built_in AS "builtIn" FROM balance_element WHERE code = ANY ($1::text[])',
    [[...codes]],
  );
  for (const { code, serialNumber, builtIn } of elements) if (builtIn || (await hasAmounts(sql, serialNumber))) kept.add(code);
  return kept;
}

async function refuseScales(sql: Sql, job: ImportJobRow): Promise<void> {
  const wrong = (await changedEntries(sql, job)).filter(({ after }) => Number(after?.[2] ?? 0) > scaleMax || Number(after?.[2] ?? 0) < 0);
  const reason = { code: 'NUMBER_NOT_TAKEN', column: 'scale', details: { min: 0, max: scaleMax } };
  await refuseRows(
    sql,
    job,
    wrong.map(({ ordinal }) => ({ ordinal, reason })),
  );
}

/** No two are called alike, not even between two rows of a statement: names give way before they are taken. */
const giveWay = `
  UPDATE balance_element b SET name = jsonb_build_object('en', chr(1) || b.code, 'zh-CN', chr(1) || b.code) FROM import_row r
  WHERE r.import_id = $1::int AND r.effect IN ${changing} AND b.code = r.key AND b.removed_at IS NULL`;
/** Its serial number stays its own. */
const remove = (side: WrittenSide) => `
  UPDATE balance_element b SET removed_at = clock_timestamp(), version = b.version + 1 FROM import_row r
  WHERE r.import_id = $1::int AND r.effect IN ${changing} AND b.code = r.key AND b.removed_at IS NULL AND r.${side} IS NULL`;
const rename = (side: WrittenSide) => `
  UPDATE balance_element b SET name = jsonb_build_object('en', r.${side}[1], 'zh-CN', r.${side}[2]), version = b.version + 1 FROM import_row r
  WHERE r.import_id = $1::int AND r.effect IN ${changing} AND b.code = r.key AND b.removed_at IS NULL AND r.${side} IS NOT NULL`;
const missing = (side: WrittenSide) => `
  SELECT r.key AS code, jsonb_build_object('en', r.${side}[1], 'zh-CN', r.${side}[2]) AS name, r.${side}[3]::int AS scale FROM import_row r
  WHERE r.import_id = $1::int AND r.effect IN ${changing} AND r.${side} IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM balance_element b WHERE b.code = r.key AND b.removed_at IS NULL) ORDER BY r.ordinal`;

async function write(sql: Sql, job: ImportJobRow, side: WrittenSide): Promise<void> {
  if (side === 'before') {
    await requireUnneeded(sql, job, (codes) => needed(sql, codes));
    const taken = await takenName(sql, job, standing);
    if (taken) throw new AppError('BALANCE_ELEMENT_NAME_TAKEN', { code: taken });
  }
  for (const text of [remove(side), giveWay, rename(side)]) await sql.query(text, [job.id]);
  await registerElements(sql, await sql.query<Parameters<typeof registerElements>[1][number]>(missing(side), [job.id]));
}

export const balanceElementsTarget: ImportTarget = {
  takesNewKeys: true,
  linesMax: () => 1,
  owners: () => owners,
  standing: () => standing,
  lock: lockLists,
  refuse: async (sql, job) => {
    await refuseNeeded(sql, job, (codes) => needed(sql, codes));
    await refuseScales(sql, job);
    await refuseWrongEntries(sql, job, standing);
  },
  write,
};
