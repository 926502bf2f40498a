import { Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { overtimeMinutes } from '@wagewright/contracts/time/overtime';
import { endsOnNextDay } from '@wagewright/contracts/time/shifts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FileField, useBroughtFiles } from '../../../shared/ui/files/index.ts';
import { FormDialog, fieldProps, type NamedPerson, required, useForm } from '../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { EffectOnPay, PersonPick } from '../../org/employees/index.ts';
import { HoursByDate } from './HoursByDate.tsx';
import { sayFactors } from './overtime.ts';

const fieldByCode = {
  OVERTIME_TWICE: 'startTime',
  PUNCH_NO_SUCH_TIME: 'startTime',
  NOT_EMPLOYED_THEN: 'date',
  OVERTIME_HOURS: 'hoursByDate',
  OVERTIME_NOT_AS_LEAVE: 'way',
  OVERTIME_WAY: 'way',
} as const;
const pay = 'pay';

interface Props {
  /** For oneself, for somebody, or for whom one chooses. */
  readonly whose: 'own' | 'anybody' | NamedPerson;
  readonly onClose: () => void;
}

const isChosen = (person: NamedPerson | null) => (person === null ? 'required' : null);

/** Asks for overtime: on which dates it lies, of what kind they are and as which leave it can be taken, is said while it is typed. */
export default function RequestOvertime({ whose, onClose }: Props) {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const brought = useBroughtFiles();
  const own = trpc.time.overtime.submitMyOvertime.useMutation({ trpc: { context: { quiet: true } } });
  const others = trpc.time.overtime.submitOvertime.useMutation({ trpc: { context: { quiet: true } } });
  const isOwn = whose === 'own';
  const form = useForm({
    initial: {
      person: typeof whose === 'object' ? whose : null,
      date: today,
      startTime: '',
      endTime: '',
      hoursByDate: [] as readonly string[],
      way: pay,
      reason: '',
    },
    rules: { person: isOwn ? () => null : isChosen, date: required, startTime: required, endTime: required },
    fieldByCode,
  });
  const { values, set } = form;
  const { date, startTime, endTime } = values;
  const way =
    values.way === pay
      ? { compensationWay: 'pay' as const, leaveTypeId: null }
      : { compensationWay: 'leave' as const, leaveTypeId: Number(values.way) };
  const asked = { date, startTime, endTime, ...way };
  const isTimed = date !== '' && startTime !== '' && endTime !== '';
  const { person } = values;
  const isOvernight = isTimed && endsOnNextDay(overtimeMinutes(startTime, endTime));
  const mine = trpc.time.overtime.previewMyOvertime.useQuery(asked, {
    enabled: isOwn && isTimed,
    placeholderData: (before) => before,
  });
  const theirs = trpc.time.overtime.previewOvertime.useQuery(
    { ...asked, employeeId: person?.id ?? 0 },
    { enabled: person !== null && isTimed, placeholderData: (before) => before },
  );
  const preview = (isOwn ? mine : theirs).data;
  const types = preview?.leaveTypes ?? [];
  const days = isTimed ? (preview?.days ?? []) : [];
  /** What is left empty is all of the time, of these times and not of those that were typed before. */
  const hoursByDate = async () => {
    if (values.hoursByDate.every((hours) => hours.trim() === '')) return {};
    const { previewOvertime, previewMyOvertime } = utils.time.overtime;
    const now = await (person ? previewOvertime.fetch({ ...asked, employeeId: person.id }) : previewMyOvertime.fetch(asked));
    return { hoursByDate: now.days.map(({ hours }, place) => values.hoursByDate[place]?.trim() || hours) };
  };
  const send = () => {
    if (brought.isSending) return undefined;
    const more = { ...asked, reason: values.reason.trim() || null, files: [...brought.ids] };
    return hoursByDate().then((hours) =>
      person ? others.mutateAsync({ ...more, ...hours, employeeId: person.id }) : own.mutateAsync({ ...more, ...hours }),
    );
  };
  return (
    <FormDialog
      form={form}
      title={typeof whose === 'object' ? t('ask.titleFor', { name: whose.name }) : t('ask.title')}
      text={t('ask.text')}
      submit={t('ask.submit')}
      send={send}
      onDone={() => {
        notify.done(t('ask.done'));
        void utils.time.overtime.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      {whose === 'anybody' && (
        <PersonPick
          label={t('columns.employee')}
          value={person}
          onChange={(chosen) => set('person', chosen)}
          error={form.errorOf('person')}
        />
      )}
      <TextInput
        {...fieldProps(form, 'date')}
        data-autofocus
        type="date"
        label={t('fields.date')}
        {...(days[0] ? { description: t('ask.kind', { kind: t(`kinds.${days[0].kind}`) }) } : {})}
        value={date}
        onChange={({ currentTarget: { value } }) => set('date', value)}
      />
      <Group grow align="flex-start">
        {(['startTime', 'endTime'] as const).map((field) => (
          <TextInput
            key={field}
            {...fieldProps(form, field)}
            type="time"
            step={900}
            label={t(`fields.${field}`)}
            description={field === 'endTime' && isOvernight ? t('fields.nextDay') : t('fields.quarters')}
            value={values[field]}
            onChange={({ currentTarget: { value } }) => set(field, value)}
          />
        ))}
      </Group>
      <HoursByDate
        days={days}
        label={t('fields.hours')}
        hints={days.map(({ hours }) => t('fields.hoursUpTo', { hours: format.number(hours) }))}
        placeholders={days.map(({ hours }) => format.number(hours))}
        values={values.hoursByDate}
        onChange={(hours) => set('hoursByDate', hours)}
        error={form.errorOf('hoursByDate')}
      />
      <NativeSelect
        {...fieldProps(form, 'way')}
        label={t('columns.way')}
        value={values.way}
        data={[
          { value: pay, label: t('ways.pay') },
          ...types.map(({ id, name, factors }) => ({
            value: String(id),
            label: t('ask.asLeave', { type: format.name(name), factor: sayFactors(format, factors) }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => set('way', value)}
      />
      {isTimed && preview?.problem && <MessageBox tone="decision">{preview.problem}</MessageBox>}
      {person && date !== '' && <EffectOnPay employeeIds={[person.id]} from={date} until={days.at(-1)?.date ?? date} />}
      <Textarea
        label={t('fields.reason')}
        autosize
        minRows={2}
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
      />
      <Suspense fallback={<RowsSkeleton rows={1} />}>
        <FileField brought={brought} />
      </Suspense>
    </FormDialog>
  );
}
