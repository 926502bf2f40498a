import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Form, fieldProps } from '../../../shared/ui/form/index.ts';
import { languageNames } from './certificate.ts';

export interface CertificateValues {
  readonly kind: 'employment' | 'income';
  readonly language: 'en' | 'zh-CN';
  readonly purpose: string;
}

/** Which certificate, in which language and what for. */
export function CertificateFields<Values extends CertificateValues>({ form }: { readonly form: Form<Values> }) {
  const { t } = useTranslation('certificates');
  const { values, set } = form;
  return (
    <>
      <NativeSelect
        {...fieldProps(form, 'kind')}
        label={t('columns.kind')}
        description={t(`kindHints.${values.kind}`)}
        value={values.kind}
        data={(['employment', 'income'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set('kind', (value === 'income' ? 'income' : 'employment') as Values['kind'])}
      />
      <NativeSelect
        {...fieldProps(form, 'language')}
        label={t('columns.language')}
        value={values.language}
        data={(['en', 'zh-CN'] as const).map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ currentTarget: { value } }) => set('language', (value === 'en' ? 'en' : 'zh-CN') as Values['language'])}
      />
      <TextInput
        {...fieldProps(form, 'purpose')}
        label={t('columns.purpose')}
        description={t('purposeHint')}
        maxLength={200}
        value={values.purpose}
        onChange={({ currentTarget: { value } }) => set('purpose', value as Values['purpose'])}
      />
    </>
  );
}
