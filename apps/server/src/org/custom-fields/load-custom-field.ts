import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { CustomField } from '@wagewright/contracts/org/custom-fields';
import type { ChangeCall } from '../../core/implement.ts';
import { type FieldView, readFields } from './shown-fields.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

/**
 * A field as the caller has seen it, locked: meanwhile nobody says anything in it.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function fieldForChange(
  { tx, sql }: Pick<Changing, 'tx' | 'sql'>,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<FieldView> {
  await sql.query('SELECT id FROM custom_field WHERE id = $1::int FOR UPDATE', [id]);
  const fields = [...(await readFields(tx, 'employee')), ...(await readFields(tx, 'department'))];
  const field = fields.find((one) => one.id === id);
  if (!field) throw new AppError('NOT_FOUND', { what: 'custom field', id });
  if (field.version !== version) throw new AppError('STALE_VERSION', { what: 'Custom field', id: field.key });
  return field;
}

/** @throws AppError CUSTOM_FIELD_CHOICES where choices or a pattern do not go with what the field holds */
export function requireShape({ type, options, mask, label }: Pick<CustomField, 'type' | 'options' | 'mask' | 'label'>): void {
  const fits = (type === 'option') === options.length > 0 && (type === 'text' || mask === null);
  if (!fits) throw new AppError('CUSTOM_FIELD_CHOICES', { field: label });
}

/** As the audit says it. */
export const fieldContent = ({ label, options, required, mask, audience }: FieldView) => ({ label, options, required, mask, audience });
