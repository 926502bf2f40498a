import { Input, Stack } from '@mantine/core';
import type { CustomField } from '@wagewright/contracts/org/custom-fields';
import { type Form, fieldProps } from '../../../shared/ui/form/index.ts';
import { CustomInput } from './CustomInput.tsx';

/** Values as text by key; a field that says nothing may be left out. */
export type CustomValues = Readonly<Record<string, string>>;

interface Props<Values extends { readonly custom: CustomValues }> {
  readonly fields: readonly CustomField[];
  readonly form: Form<Values>;
}

/** At which field of a form its refusals are shown: the message names the one that is meant. */
export const customFaults = { CUSTOM_VALUE_MISSING: 'custom', CUSTOM_VALUE_UNFIT: 'custom' } as const;

/** The fields that the customer added, in the form of a record. */
export function CustomInputs<Values extends { readonly custom: CustomValues }>({ fields, form }: Props<Values>) {
  const { custom } = form.values;
  const { error } = fieldProps(form, 'custom');
  if (fields.length === 0) return null;
  return (
    <Stack gap="sm" data-field="custom">
      {fields.map((field) => (
        <CustomInput
          key={field.key}
          field={field}
          value={custom[field.key] ?? ''}
          onChange={(value) => form.set('custom', { ...custom, [field.key]: value } as Values['custom'])}
        />
      ))}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  );
}

/** What was typed anew, as calls take it: null where a field was emptied. */
export const changedCustom = (fields: readonly CustomField[], before: CustomValues, after: CustomValues): Record<string, string | null> =>
  Object.fromEntries(fields.flatMap(({ key }) => ((after[key] ?? '') === (before[key] ?? '') ? [] : [[key, after[key] || null] as const])));
