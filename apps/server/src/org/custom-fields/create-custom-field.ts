import { AppError } from '@wagewright/contracts';
import { createCustomField as contract } from '@wagewright/contracts/org/custom-fields';
import { implementMutation } from '../../core/implement.ts';
import { requireShape } from './load-custom-field.ts';

export const createCustomField = implementMutation(contract, async ({ input, tx, audit }) => {
  const { entity, key } = input;
  requireShape(input);
  if ((await tx.customField.count({ where: { entity, key } })) > 0) throw new AppError('CUSTOM_FIELD_EXISTS', { key });
  const { id } = await tx.customField.create({ data: input });
  audit({ entity: 'custom-field', entityId: id, after: input });
  return { id };
});
