import { NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, useForm } from '../../../shared/ui/form/index.ts';
import { bothNames, NameFields, nameRules } from './NameFields.tsx';

interface Props {
  readonly calendars: Outputs['time']['calendars']['listCalendars']['rows'];
  readonly onClose: () => void;
}

/** A calendar of one's own, empty or with the days of another. */
export default function NewCalendar({ calendars, onClose }: Props) {
  const { t } = useTranslation('calendars');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const entities = trpc.org.legalEntities.listLegalEntities.useQuery({}).data?.rows ?? [];
  const create = trpc.time.calendars.createCalendar.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { code: '', nameEn: '', nameZh: '', legalEntityId: String(entities[0]?.id ?? ''), copyOfId: '' },
    rules: { ...nameRules, code: named },
    fieldByCode: { CALENDAR_CODE_TAKEN: 'code', CALENDAR_FOR_ALL: 'legalEntityId' } as const,
  });
  const { values, set } = form;
  const name = bothNames(values);
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
          ...(values.copyOfId === '' ? {} : { copyOfId: Number(values.copyOfId) }),
        })
      }
      onDone={async ({ id }) => {
        notify.done(t('new.done', { name: format.name(name) }));
        await utils.time.calendars.invalidate();
        await navigate({ to: '/time/calendars/$calendarId', params: { calendarId: String(id) } });
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
      <NativeSelect
        label={t('new.copyOf')}
        value={values.copyOfId}
        data={[
          { value: '', label: t('new.empty') },
          ...calendars.map((calendar) => ({ value: String(calendar.id), label: format.name(calendar.name) })),
        ]}
        onChange={({ currentTarget: { value } }) => set('copyOfId', value)}
      />
    </FormDialog>
  );
}
