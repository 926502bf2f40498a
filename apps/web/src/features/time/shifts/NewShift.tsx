import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { bothNames, NameFields, type NameValues, nameRules } from '../calendars/index.ts';
import { madeOf, ShiftTimes, type TimeValues } from './ShiftTimes.tsx';

interface Values extends NameValues, TimeValues {
  readonly code: string;
  readonly legalEntityId: string;
}

const blank: TimeValues = { start: '09:00', end: '18:00', breaks: [{ start: '12:00', end: '13:00' }], flexibleMinutes: 0 };

/** A shift, whose times stay. */
export default function NewShift({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shifts');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const entities = trpc.org.legalEntities.listLegalEntities.useQuery({}).data?.rows ?? [];
  const create = trpc.time.shifts.createShift.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<Values>({
    initial: { code: '', nameEn: '', nameZh: '', legalEntityId: String(entities[0]?.id ?? ''), ...blank },
    rules: {
      ...nameRules,
      code: named,
      start: required,
      end: (_value, values) => (typeof madeOf(values) === 'object' ? null : 'choice'),
    },
    fieldByCode: { SHIFT_EXISTS: 'code', SHIFT_FOR_ALL: 'legalEntityId' } as const,
  });
  const { values, set } = form;
  const name = bothNames(values);
  const { start, end, breaks, flexibleMinutes } = values;
  return (
    <FormDialog
      form={form}
      title={t('new.title')}
      text={t('new.text')}
      submit={t('new.submit')}
      send={() =>
        create.mutateAsync({
          code: values.code.trim(),
          name,
          legalEntityId: values.legalEntityId === '' ? null : Number(values.legalEntityId),
          start,
          end,
          breaks: [...breaks],
          flexibleMinutes,
        })
      }
      onDone={() => {
        notify.done(t('new.done', { name: format.name(name) }));
        void utils.time.shifts.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        {...fieldProps(form, 'code')}
        data-autofocus
        label={t('columns.code')}
        description={t('new.codeHint')}
        maxLength={40}
        value={values.code}
        onChange={({ currentTarget: { value } }) => set('code', value)}
      />
      <NameFields form={form} />
      <ShiftTimes form={form} />
      <NativeSelect
        {...fieldProps(form, 'legalEntityId')}
        label={t('columns.owner')}
        value={values.legalEntityId}
        data={[
          ...entities.map((entity) => ({ value: String(entity.id), label: format.name(entity.name) })),
          { value: '', label: t('wholeCompany') },
        ]}
        onChange={({ currentTarget: { value } }) => set('legalEntityId', value)}
      />
    </FormDialog>
  );
}
