import { AppError } from '@wagewright/contracts';
import { updateCustomField as contract, fitsField } from '@wagewright/contracts/org/custom-fields';
import { countSayingOption, findUnfit } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { fieldContent, fieldForChange, requireShape } from './load-custom-field.ts';

export const updateCustomField = implementMutation(contract, async (call) => {
  const { input, tx, sql, audit } = call;
  const { id, version: _, ...given } = input;
  const before = await fieldForChange(call, input);
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const after = { ...before, ...said };
  requireShape(after);
  const gone = before.options.filter(({ value }) => after.options.every((option) => option.value !== value)).map(({ value }) => value);
  const [used] = gone.length > 0 ? await countSayingOption(sql, before, gone) : [];
  if (used) throw new AppError('CUSTOM_FIELD_CHOICE_USED', { field: before.label, ...used });
  if (after.mask !== null && after.mask !== before.mask) {
    const unfit = await findUnfit(sql, before, (value) => fitsField(after, value));
    if (unfit) throw new AppError('CUSTOM_FIELD_MASK_UNFIT', { field: before.label, mask: after.mask, ...unfit });
  }
  const version = before.version + 1;
  const content = fieldContent(after);
  await tx.customField.update({
    where: { id },
    data: { ...content, label: toJson(content.label), options: toJson(content.options), version },
  });
  audit({
    entity: 'custom-field',
    entityId: id,
    before: toJson({ ...fieldContent(before), version: before.version }),
    after: toJson({ ...content, version }),
  });
  return { version };
});
