import type { LocalizedText } from '@wagewright/contracts';
import type { TranslatedModel } from '@wagewright/contracts/platform/settings';
import type pg from 'pg';
import { isLocalized } from '../../columns/kinds.ts';

/** Where the texts of a model stand; a name that is dated is the one of the day. */
const dated = (table: string, key: string): string =>
  `${table} WHERE ${key} = $1::int AND effective_date <= $2::date AND (expiry_date IS NULL OR expiry_date >= $2::date)`;
const plain = (table: string): string => `${table} WHERE id = $1::int AND $2::date IS NOT NULL`;

const places: Readonly<Record<TranslatedModel, string>> = {
  department: dated('department_version', 'department_id'),
  position: plain('position'),
  'legal-entity': plain('legal_entity'),
  'cost-center': plain('cost_center'),
  role: plain('role'),
  solution: plain('solution'),
  'global-table': plain('global_table'),
  'pay-type': plain('pay_type'),
  'balance-element': plain('balance_element'),
};

/** A field of a record in every language; undefined where there is no such record. @param field one of the model's, as `translatedModels` says */
export async function fieldTexts(
  pool: Pick<pg.Pool, 'query'>,
  model: TranslatedModel,
  field: 'name' | 'title',
  id: number,
  today: Date,
): Promise<LocalizedText | undefined> {
  const { rows } = await pool.query<{ text: unknown }>(`SELECT ${field} AS text FROM ${places[model]}`, [id, today]);
  const text = rows[0]?.text;
  return isLocalized(text) ? text : undefined;
}
