import type { LocalizedText } from '@wagewright/contracts';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import type { PayTypeKind } from '@wagewright/contracts/payroll/pay-types';
import type { Sql } from '../../sql.ts';
import { lockLists, withFreeNames } from '../solutions/index.ts';

/**
 * What a pay type is, by the sections of payslips in which the columns stand that carry it: the one that all of them are in. Of several it is a base
 * of something else; of none information.
 */
export function kindOfPayType({ steps }: Pick<CalculationDefinition, 'steps'>, code: string): PayTypeKind {
  const carriers = steps
    .flatMap(({ tables }) => tables)
    .flatMap(({ columns }) => columns.filter((column) => 'types' in column && column.types?.includes(code)));
  const sections = new Set(carriers.flatMap(({ display: { payslip } }) => (payslip && payslip !== 'total' ? [payslip] : [])));
  const [only] = sections;
  if (only && sections.size === 1) return only;
  return carriers.length > 0 ? 'base' : 'information';
}

/** Puts pay types of a definition into the company's list that it does not have: no two in it are called alike. */
export async function registerPayTypes(
  sql: Sql,
  definition: Pick<CalculationDefinition, 'payTypes' | 'steps'>,
): Promise<{ id: number; code: string }[]> {
  const { payTypes = [] } = definition;
  if (payTypes.length === 0) return [];
  await lockLists(sql);
  const known = await sql.query<{ code: string; name: LocalizedText }>('SELECT code, name FROM pay_type');
  const missing = payTypes.filter(({ code }) => known.every((type) => type.code !== code));
  const added = withFreeNames(
    missing,
    known.map(({ name }) => name),
  );
  if (added.length === 0) return [];
  return await sql.query<{ id: number; code: string }>(
    `INSERT INTO pay_type (code, name, type) SELECT e.code, e.name::jsonb, e.type FROM unnest($1::text[], $2::text[], $3::text[]) AS e(code, name, type)
     RETURNING id, code`,
    [
      added.map(({ code }) => code),
      added.map(({ name }) => JSON.stringify(name)),
      added.map(({ code }) => kindOfPayType(definition, code)),
    ],
  );
}
