import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { certificateParameters, incomeParameters } from '@wagewright/contracts/org/certificates';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';

type Row = Outputs['org']['certificates']['listCertificateTemplates']['rows'][number];

const keyOf = ({ legalEntityId, kind }: Row): string => `${legalEntityId} ${kind}`;

/** What certificates of a kind say in a legal entity, in each language. */
export default function TemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const query = trpc.org.certificates.listCertificateTemplates.useQuery({});
  const [first] = query.data?.rows ?? [];
  return first ? <TemplateForm rows={query.data?.rows ?? []} first={first} onClose={onClose} /> : null;
}

function TemplateForm({ rows, first, onClose }: { readonly rows: readonly Row[]; readonly first: Row; readonly onClose: () => void }) {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const put = trpc.org.certificates.putCertificateTemplate.useMutation({ trpc: { context: { quiet: true } } });
  const textsOf = ({ template: { heading, text } }: Row) => ({
    headingEn: heading.en,
    headingZh: heading['zh-CN'],
    textEn: text.en,
    textZh: text['zh-CN'],
  });
  const form = useForm({
    initial: { which: keyOf(first), ...textsOf(first) },
    rules: { headingEn: required, headingZh: required, textEn: required, textZh: required },
    fieldByCode: { CERTIFICATE_PARAMETER_UNKNOWN: 'textEn', STALE_VERSION: 'which' } as const,
  });
  const { values, set } = form;
  const row = rows.find((one) => keyOf(one) === values.which) ?? first;
  const choose = (which: string) => {
    const next = rows.find((one) => keyOf(one) === which) ?? first;
    set('which', which);
    for (const [field, text] of Object.entries(textsOf(next))) set(field as keyof ReturnType<typeof textsOf>, text);
  };
  const known = certificateParameters.filter((name) => row.kind === 'income' || !incomeParameters.includes(name));
  const send = () =>
    put.mutateAsync({
      legalEntityId: row.legalEntityId,
      kind: row.kind,
      version: row.version,
      template: {
        heading: { en: values.headingEn.trim(), 'zh-CN': values.headingZh.trim() },
        text: { en: values.textEn.trim(), 'zh-CN': values.textZh.trim() },
      },
    });
  const heading = (field: 'headingEn' | 'headingZh') => (
    <TextInput
      {...fieldProps(form, field)}
      label={t(`template.${field}`)}
      maxLength={100}
      value={values[field]}
      onChange={({ currentTarget: { value } }) => set(field, value)}
    />
  );
  const text = (field: 'textEn' | 'textZh') => (
    <Textarea
      {...fieldProps(form, field)}
      label={t(`template.${field}`)}
      autosize
      minRows={3}
      maxLength={2000}
      value={values[field]}
      onChange={({ currentTarget: { value } }) => set(field, value)}
    />
  );
  return (
    <FormDialog
      form={form}
      title={t('template.title')}
      text={t('template.lead')}
      submit={t('template.submit')}
      send={send}
      onDone={async () => {
        notify.done(t('template.done'));
        await utils.org.certificates.listCertificateTemplates.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NativeSelect
        {...fieldProps(form, 'which')}
        label={t('template.which')}
        value={values.which}
        data={rows.map((one) => ({ value: keyOf(one), label: `${t(`kinds.${one.kind}`)} · ${format.name(one.legalEntity)}` }))}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {heading('headingEn')}
      {text('textEn')}
      {heading('headingZh')}
      {text('textZh')}
      <Text size="sm" c="dimmed">
        {t('template.known')} {known.map((name) => `{${name}} ${t(`parameters.${name}`)}`).join(' · ')}
      </Text>
    </FormDialog>
  );
}
