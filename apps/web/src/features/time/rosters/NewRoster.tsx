import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { dayAfter, useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { bothNames, NameFields, type NameValues, nameRules } from '../calendars/index.ts';
import { sayTimes } from '../shifts/index.ts';
import { weekdayName } from './schedule.ts';
import { mondayOf } from './week.ts';

interface Values extends NameValues {
  readonly code: string;
  readonly legalEntityId: string;
  readonly anchorDate: string;
  /** Ids of shifts; blank: off. */
  readonly pattern: readonly string[];
  readonly followsCalendar: boolean;
  readonly isClocked: boolean;
}

/** As many as can be looked through in a dialog; longer patterns come by API. */
const daysOffered = 28;

/** A pattern of shifts that repeats: a week by the work calendar, or a rotation through all days. */
export default function NewRoster({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('rosters');
  const { t: ofShifts } = useTranslation('shifts');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const entities = trpc.org.legalEntities.listLegalEntities.useQuery({}).data?.rows ?? [];
  const shifts = (trpc.time.shifts.listShifts.useQuery({}).data?.rows ?? []).filter(({ isActive }) => isActive);
  const create = trpc.time.rosters.createRoster.useMutation({ trpc: { context: { quiet: true } } });
  const first = String(shifts[0]?.id ?? '');
  const form = useForm<Values>({
    initial: {
      code: '',
      nameEn: '',
      nameZh: '',
      legalEntityId: String(entities[0]?.id ?? ''),
      anchorDate: mondayOf(today),
      pattern: [first, first, first, first, first, '', ''],
      followsCalendar: true,
      isClocked: true,
    },
    rules: {
      ...nameRules,
      code: named,
      anchorDate: required,
      pattern: (pattern) => (pattern.some((day) => day !== '') ? null : 'choice'),
    },
    fieldByCode: { ROSTER_EXISTS: 'code', ROSTER_SHIFT_OFF: 'pattern' } as const,
  });
  const { values, set } = form;
  const { pattern, anchorDate, legalEntityId } = values;
  const name = bothNames(values);
  const offered = shifts.filter((shift) => shift.legalEntityId === null || String(shift.legalEntityId) === legalEntityId);
  const choices = [
    ...offered.map((shift) => ({ value: String(shift.id), label: `${format.name(shift.name)}, ${sayTimes(ofShifts, shift)}` })),
    { value: '', label: t('offDay') },
  ];
  const dayLabel = (place: number) =>
    pattern.length === 7 && anchorDate !== ''
      ? weekdayName(format.language, dayAfter(anchorDate, place))
      : t('fields.dayOfPattern', { count: place + 1 });
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
          legalEntityId: Number(legalEntityId),
          anchorDate,
          pattern: pattern.map((day) => (day === '' ? null : Number(day))),
          followsCalendar: values.followsCalendar,
          isClocked: values.isClocked,
        })
      }
      onDone={() => {
        notify.done(t('new.done', { name: format.name(name) }));
        void utils.time.rosters.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        {...fieldProps(form, 'code')}
        data-autofocus
        label={t('columns.code')}
        maxLength={40}
        value={values.code}
        onChange={({ currentTarget: { value } }) => set('code', value)}
      />
      <NameFields form={form} />
      <NativeSelect
        {...fieldProps(form, 'legalEntityId')}
        label={t('columns.owner')}
        value={legalEntityId}
        data={entities.map((entity) => ({ value: String(entity.id), label: format.name(entity.name) }))}
        onChange={({ currentTarget: { value } }) => set('legalEntityId', value)}
      />
      <TextInput
        {...fieldProps(form, 'anchorDate')}
        type="date"
        label={t('fields.anchor')}
        description={t('fields.anchorHint')}
        value={anchorDate}
        onChange={({ currentTarget: { value } }) => set('anchorDate', value)}
      />
      {offered.length === 0 && <Text size="sm">{t('new.noShifts')}</Text>}
      <Stack gap={6}>
        {pattern.map((day, place) => (
          <NativeSelect
            key={place}
            {...(place === 0 ? fieldProps(form, 'pattern') : {})}
            label={dayLabel(place)}
            value={day}
            data={choices}
            onChange={({ currentTarget: { value } }) =>
              set(
                'pattern',
                pattern.map((one, at) => (at === place ? value : one)),
              )
            }
          />
        ))}
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-sm"
            disabled={pattern.length >= daysOffered}
            onClick={() => set('pattern', [...pattern, ''])}
          >
            {t('fields.addDay')}
          </Button>
          <Button variant="default" size="compact-sm" disabled={pattern.length <= 1} onClick={() => set('pattern', pattern.slice(0, -1))}>
            {t('fields.removeDay')}
          </Button>
        </Group>
      </Stack>
      <Checkbox
        label={t('fields.followsCalendar')}
        description={t('fields.followsCalendarHint')}
        checked={values.followsCalendar}
        onChange={({ currentTarget: { checked } }) => set('followsCalendar', checked)}
      />
      <Checkbox
        label={t('fields.isClocked')}
        description={t('fields.isClockedHint')}
        checked={values.isClocked}
        onChange={({ currentTarget: { checked } }) => set('isClocked', checked)}
      />
    </FormDialog>
  );
}
