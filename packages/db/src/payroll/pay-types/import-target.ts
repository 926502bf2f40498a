/** Files that are imported into the list of pay types. */
import { AppError } from '@wagewright/contracts';
import { changing, type ImportJobRow, type ImportTarget, type WrittenSide } from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import { listUses, lockLists, refuseNeeded, refuseWrongEntries, requireUnneeded, takenName } from '../solutions/index.ts';

const owners = 'SELECT code AS key, NULL::text AS label, id AS owner_id FROM pay_type';
const standing = `
  SELECT code AS key, 0 AS line, id AS owner_id, name ->> 'en' AS label, ARRAY[name ->> 'en', name ->> 'zh-CN', type] AS cells FROM pay_type`;

/** Copies by which somebody is paid or will be. */
const usedBy = ['draft', 'releasing', 'published'] as const;

async function needed(sql: Sql, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const used = new Set((await listUses(sql, 'payTypes', usedBy)).map(({ code }) => code));
  return new Set(codes.filter((code) => used.has(code)));
}

/** No two are called alike, not even between two rows of a statement: names give way before they are taken. */
const giveWay = `
  UPDATE pay_type p SET name = jsonb_build_object('en', chr(1) || p.code, 'zh-CN', chr(1) || p.code) FROM import_row r
  WHERE r.import_id = $1::int AND r.effect IN ${changing} AND p.code = r.key`;
const remove = (side: WrittenSide) => `
  DELETE FROM pay_type p USING import_row r WHERE r.import_id = $1::int AND r.effect IN ${changing} AND p.code = r.key AND r.${side} IS NULL`;
const put = (side: WrittenSide) => `
  INSERT INTO pay_type (code, name, type)
  SELECT r.key, jsonb_build_object('en', r.${side}[1], 'zh-CN', r.${side}[2]), r.${side}[3] FROM import_row r
  WHERE r.import_id = $1::int AND r.effect IN ${changing} AND r.${side} IS NOT NULL ORDER BY r.ordinal
  ON CONFLICT (code) DO UPDATE SET name = EXCLUDED.name, type = EXCLUDED.type, version = pay_type.version + 1`;

async function write(sql: Sql, job: ImportJobRow, side: WrittenSide): Promise<void> {
  if (side === 'before') {
    await requireUnneeded(sql, job, (codes) => needed(sql, codes));
    const taken = await takenName(sql, job, standing);
    if (taken) throw new AppError('PAY_TYPE_NAME_TAKEN', { code: taken });
  }
  for (const text of [remove(side), giveWay, put(side)]) await sql.query(text, [job.id]);
}

export const payTypesTarget: ImportTarget = {
  takesNewKeys: true,
  linesMax: () => 1,
  owners: () => owners,
  standing: () => standing,
  lock: lockLists,
  refuse: async (sql, job) => {
    await refuseNeeded(sql, job, (codes) => needed(sql, codes));
    await refuseWrongEntries(sql, job, standing);
  },
  write,
};
