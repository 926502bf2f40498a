import { AppError } from '@wagewright/contracts';
import { deleteCustomField as contract } from '@wagewright/contracts/org/custom-fields';
import { countSaying } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { fieldContent, fieldForChange } from './load-custom-field.ts';

export const deleteCustomField = implementMutation(contract, async (call) => {
  const { input, tx, sql, audit } = call;
  const field = await fieldForChange(call, input);
  const { id, key, entity, label } = field;
  const count = (await countSaying(sql, entity)).get(key) ?? 0;
  if (count > 0) throw new AppError('CUSTOM_FIELD_USED', { field: label, count });
  await tx.customField.delete({ where: { id } });
  audit({ entity: 'custom-field', entityId: id, before: toJson({ key, ...fieldContent(field) }), after: { deleted: true } });
  return { id };
});
