import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import type { CalendarYear } from './CalendarPage.tsx';

interface Props {
  readonly calendar: CalendarYear['calendar'];
  readonly onClose: () => void;
}

/** A legal entity works by this calendar from now on. */
export default function UseCalendar({ calendar, onClose }: Props) {
  const { t } = useTranslation('calendars');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const use = trpc.time.calendars.setCalendar.useMutation({ trpc: { context: { quiet: true } } });
  const entities = trpc.org.legalEntities.listLegalEntities.useQuery({}).data?.rows ?? [];
  const calendars = trpc.time.calendars.listCalendars.useQuery({}).data?.rows ?? [];
  const others = entities.filter(({ id }) => !calendar.usedBy.some((one) => one.id === id));
  const form = useForm({
    initial: { legalEntityId: String(others[0]?.id ?? '') },
    rules: { legalEntityId: required },
    fieldByCode: { STALE_VERSION: 'legalEntityId', NOT_FOUND: 'legalEntityId' } as const,
  });
  const legalEntityId = Number(form.values.legalEntityId);
  const former = calendars.find(({ usedBy }) => usedBy.some(({ id }) => id === legalEntityId));
  return (
    <FormDialog
      form={form}
      title={t('use.title', { name: format.name(calendar.name) })}
      text={t(others.length > 0 ? 'use.text' : 'use.nobody')}
      submit={t('use.submit')}
      send={() => use.mutateAsync({ legalEntityId, formerCalendarId: former?.id ?? null, calendarId: calendar.id })}
      onDone={() => {
        notify.done(t('use.done'));
        void utils.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NativeSelect
        {...fieldProps(form, 'legalEntityId')}
        data-autofocus
        label={t('use.legalEntity')}
        description={former ? t('use.former', { name: format.name(former.name) }) : t('use.noFormer')}
        value={form.values.legalEntityId}
        data={others.map((entity) => ({ value: String(entity.id), label: format.name(entity.name) }))}
        onChange={({ currentTarget: { value } }) => form.set('legalEntityId', value)}
      />
    </FormDialog>
  );
}
