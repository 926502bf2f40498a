import type { RecordModel } from '@wagewright/contracts/platform/languages';
import type { Sql } from '../../sql.ts';
import { type ContentField, contentFields, type NamedRecord } from './content-fields.ts';

type Names = NamedRecord['names'];

/** Which of a kind are shown, what counts its changes, and whether no two may be called alike: as their own forms hold it. */
interface Rules {
  readonly shown: string;
  readonly hasVersion: boolean;
  readonly isUnique: boolean;
}

const plain: Rules = { shown: 'true', hasVersion: false, isUnique: false };
const listed: Rules = { shown: 'true', hasVersion: true, isUnique: true };
const rules: Readonly<Record<RecordModel, Rules>> = {
  role: listed,
  legal_entity: plain,
  department: { ...plain, shown: '(expiry_date IS NULL OR expiry_date >= current_date)' },
  position: plain,
  compensation_item: plain,
  solution: { ...listed, isUnique: false },
  global_table: listed,
  pay_type: listed,
  balance_element: { ...listed, shown: 'removed_at IS NULL' },
};

function fieldOf(model: RecordModel): ContentField {
  const field = contentFields.find((one) => one.model === model);
  if (!field) throw new Error(`${model} has no names.`);
  return field;
}

export interface AskedNames {
  readonly lang: string;
  readonly search?: string | undefined;
  readonly onlyMissing: boolean;
  readonly offset: number;
  readonly limit: number;
}

const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** Records by what they are called in English. */
export async function listNames(sql: Sql, model: RecordModel, asked: AskedNames): Promise<{ total: number; rows: NamedRecord[] }> {
  const { table, column } = fieldOf(model);
  const { lang, search, onlyMissing, offset, limit } = asked;
  const from = `FROM ${table} WHERE ${column} IS NOT NULL AND ${rules[model].shown}
    AND ($1::text IS NULL OR EXISTS (SELECT 1 FROM jsonb_each_text(${column}) said WHERE said.value ILIKE $1))
    AND (NOT $2::boolean OR coalesce(${column} ->> $3::text, '') = '')`;
  const given = [search ? likePattern(search) : null, onlyMissing, lang];
  const [count] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, given);
  const rows = await sql.query<NamedRecord>(
    `SELECT id, ${column} AS names ${from} ORDER BY lower(${column} ->> 'en'), id LIMIT $4::int OFFSET $5::int`,
    [...given, limit, offset],
  );
  return { total: count?.total ?? 0, rows };
}

/** What a record is called, which nobody else changes until the transaction ends. */
export async function readName(sql: Sql, model: RecordModel, id: number): Promise<Names | undefined> {
  const { table, column } = fieldOf(model);
  const [row] = await sql.query<{ names: Names }>(
    `SELECT ${column} AS names FROM ${table} WHERE id = $1::int AND ${column} IS NOT NULL AND ${rules[model].shown} FOR UPDATE`,
    [id],
  );
  return row?.names;
}

interface SaidName {
  readonly id: number;
  readonly lang: string;
  readonly text: string;
}

/** Whether another record is called so, of a kind of which no two are. */
export async function isNameTaken(sql: Sql, model: RecordModel, { id, lang, text }: SaidName): Promise<boolean> {
  const { table, column } = fieldOf(model);
  if (!rules[model].isUnique) return false;
  const others = await sql.query(
    `SELECT 1 FROM ${table} WHERE id <> $1::int AND ${column} ->> $2::text = $3::text AND ${rules[model].shown} LIMIT 1`,
    [id, lang, text],
  );
  return others.length > 0;
}

/** @returns what it is called now */
export async function writeName(sql: Sql, model: RecordModel, { id, lang, text }: SaidName): Promise<Names> {
  const { table, column } = fieldOf(model);
  const [row] = await sql.query<{ names: Names }>(
    `UPDATE ${table} SET ${column} = ${column} || jsonb_build_object($2::text, $3::text) ${rules[model].hasVersion ? ', version = version + 1' : ''}
     WHERE id = $1::int RETURNING ${column} AS names`,
    [id, lang, text],
  );
  if (!row) throw new Error(`${model} ${id} is gone although it was locked.`);
  return row.names;
}
