import { NativeSelect, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { dayKinds } from '@wagewright/contracts/time/calendars';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { dayAfter } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { CalendarEffect } from './CalendarEffect.tsx';
import type { CalendarYear } from './CalendarPage.tsx';

interface Props {
  readonly details: CalendarYear;
  readonly day: string;
  readonly onClose: () => void;
}

interface Values {
  readonly from: string;
  readonly until: string;
  readonly kind: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly reason: string;
}

const weeklyRule = 'weekly';

function daysFrom(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until && days.length < limits.calendarDaysMax; day = dayAfter(day)) days.push(day);
  return days;
}

/** What some days are, from one through another, and what that means for what was paid. */
export default function ChangeDays({ details: { calendar, days }, day, onClose }: Props) {
  const { t } = useTranslation('calendars');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const put = trpc.time.calendars.putDays.useMutation({ trpc: { context: { quiet: true } } });
  const before = days.find(({ date }) => date === day);
  const form = useForm<Values>({
    initial: {
      from: day,
      until: day,
      kind: before?.kind ?? 'holiday',
      nameEn: before?.name?.en ?? '',
      nameZh: before?.name?.['zh-CN'] ?? '',
      reason: '',
    },
    rules: { from: required, until: (value, { from }) => required(value) ?? (value < from ? 'choice' : null) },
    fieldByCode: { STALE_VERSION: 'from', CALENDAR_FOR_ALL: 'from' } as const,
  });
  const { values, set } = form;
  const kind = dayKinds.find((one) => one === values.kind) ?? null;
  const name = { en: values.nameEn.trim() || values.nameZh.trim(), 'zh-CN': values.nameZh.trim() || values.nameEn.trim() };
  const send = () =>
    put.mutateAsync({
      id: calendar.id,
      version: calendar.version,
      days: daysFrom(values.from, values.until).map((date) => ({ date, kind, name: kind === null || name.en === '' ? null : name })),
      reason: values.reason.trim() || null,
    });
  const text = (field: 'nameEn' | 'nameZh' | 'reason', label: string) => (
    <TextInput
      {...fieldProps(form, field)}
      label={label}
      maxLength={field === 'reason' ? limits.remarksCharactersMax : limits.nameCharactersMax}
      value={values[field]}
      onChange={({ currentTarget: { value } }) => set(field, value)}
    />
  );
  return (
    <FormDialog
      form={form}
      title={t('change.title')}
      text={t('change.text')}
      submit={t('change.submit')}
      send={send}
      onDone={({ changed }) => {
        notify.done(t('change.done', { count: changed, days: format.count(changed) }));
        void utils.time.calendars.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      {(['from', 'until'] as const).map((field) => (
        <TextInput
          key={field}
          {...fieldProps(form, field)}
          type="date"
          label={t(`fields.${field}`)}
          {...(field === 'from' ? { 'data-autofocus': true } : {})}
          value={values[field]}
          onChange={({ currentTarget: { value } }) => {
            set(field, value);
            if (field === 'from' && values.until < value) set('until', value);
          }}
        />
      ))}
      <NativeSelect
        {...fieldProps(form, 'kind')}
        label={t('fields.kind')}
        value={values.kind}
        data={[...dayKinds.map((one) => ({ value: one as string, label: t(`kinds.${one}`) })), { value: weeklyRule, label: t('weekly') }]}
        onChange={({ currentTarget: { value } }) => set('kind', value)}
      />
      {kind !== null && text('nameEn', t('fields.nameEn'))}
      {kind !== null && text('nameZh', t('fields.nameZh'))}
      <CalendarEffect calendarId={calendar.id} from={values.from} until={values.until} />
      {text('reason', t('fields.reason'))}
    </FormDialog>
  );
}
