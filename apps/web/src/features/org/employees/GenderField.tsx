import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Form, fieldProps } from '../../../shared/ui/form/index.ts';

const genders = ['F', 'M'] as const;

/** As the server takes it; blank: not said. */
export const genderInput = (typed: string) => genders.find((one) => one === typed) ?? null;

interface Gendered {
  readonly gender: string;
}

/** Somebody’s gender, as the register has it. */
export function GenderField<Values extends Gendered>({ form }: { readonly form: Form<Values> }) {
  const { t } = useTranslation('employees');
  const own = form as unknown as Form<Gendered>;
  return (
    <NativeSelect
      label={t('columns.gender')}
      data={[{ value: '', label: t('notSaid') }, ...genders.map((value) => ({ value, label: t(`genders.${value}`) }))]}
      value={own.values.gender}
      onChange={({ currentTarget: { value } }) => own.set('gender', value)}
      {...fieldProps(own, 'gender')}
    />
  );
}
