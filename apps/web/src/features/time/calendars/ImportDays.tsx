import { FileInput, NativeSelect, NumberInput, Table } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { dayKinds, type FileDays, readICalendar } from '@wagewright/contracts/time/calendars';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, useForm } from '../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { CalendarEffect } from './CalendarEffect.tsx';
import type { CalendarYear } from './CalendarPage.tsx';

interface Props {
  readonly calendar: CalendarYear['calendar'];
  readonly year: number;
  readonly onClose: () => void;
}

const leftOut = 'left-out';
const kindOf = (value: string | undefined) => dayKinds.find((one) => one === value);
const nothing: FileDays = { days: [], faults: [] };

/** The whole days of an iCalendar file, looked at and sorted out before they are taken. */
export default function ImportDays({ calendar, year, onClose }: Props) {
  const { t } = useTranslation('calendars');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [text, setText] = useState<string>();
  const [kinds, setKinds] = useState<Readonly<Record<string, string>>>({});
  const put = trpc.time.calendars.putDays.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { file: null as File | null, fromYear: year, untilYear: year + 1, kind: 'holiday' },
    rules: {
      file: (file) => (file === null ? 'required' : null),
      untilYear: (value, { fromYear }) => (value < fromYear ? 'choice' : null),
    },
    fieldByCode: { STALE_VERSION: 'file', CALENDAR_FOR_ALL: 'file' } as const,
  });
  const { values, set } = form;
  const { fromYear, untilYear } = values;
  const { days, faults } = useMemo(
    () => (text === undefined ? nothing : readICalendar(text, { fromYear, untilYear })),
    [text, fromYear, untilYear],
  );
  const chosen = days.flatMap(({ date, name }) => {
    const kind = kindOf(kinds[date] ?? values.kind);
    return kind ? [{ date, kind, name: name === '' ? null : { en: name, 'zh-CN': name } }] : [];
  });
  const read = async (file: File | null) => {
    set('file', file);
    setText(file === null ? undefined : file.size > limits.iCalendarCharactersMax * 4 ? '' : await file.text());
  };
  const send = () => {
    if (chosen.length === 0) {
      form.point({ file: t('import.noneChosen') });
      return undefined;
    }
    return put.mutateAsync({ id: calendar.id, version: calendar.version, days: chosen, reason: values.file?.name ?? null });
  };
  return (
    <FormDialog
      form={form}
      title={t('import.title')}
      text={t('import.text')}
      submit={t('import.submit', { count: chosen.length, days: format.count(chosen.length) })}
      send={send}
      onDone={({ changed }) => {
        notify.done(t('change.done', { count: changed, days: format.count(changed) }));
        void utils.time.calendars.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <FileInput
        {...fieldProps(form, 'file')}
        data-autofocus
        label={t('import.file')}
        description={t('import.fileHint')}
        accept=".ics,text/calendar"
        clearable
        clearButtonProps={{ 'aria-label': t('import.clear') }}
        value={values.file}
        onChange={(file) => void read(file)}
      />
      {(['fromYear', 'untilYear'] as const).map((field) => (
        <NumberInput
          key={field}
          {...fieldProps(form, field)}
          label={t(`import.${field}`)}
          min={1900}
          max={2200}
          allowDecimal={false}
          thousandSeparator={false}
          value={values[field]}
          onChange={(value) => set(field, Number(value))}
        />
      ))}
      <NativeSelect
        label={t('import.kind')}
        value={values.kind}
        data={dayKinds.map((one) => ({ value: one as string, label: t(`kinds.${one}`) }))}
        onChange={({ currentTarget: { value } }) => set('kind', value)}
      />
      {faults.length > 0 && (
        <MessageBox tone="bad" title={t('import.faults', { count: faults.length, faults: format.count(faults.length) })}>
          <ul>
            {faults.slice(0, 20).map(({ line, reason }) => (
              <li key={line}>{t('import.fault', { line, reason: format.name(reason) })}</li>
            ))}
          </ul>
          {faults.length > 20 && t('import.moreFaults', { faults: format.count(faults.length - 20) })}
        </MessageBox>
      )}
      {text !== undefined && faults.length === 0 && days.length === 0 && <MessageBox tone="decision">{t('import.nothing')}</MessageBox>}
      {days.length > 0 && (
        <Table.ScrollContainer minWidth={380} mah={320}>
          <Table aria-label={t('import.found', { days: format.count(days.length) })} stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('columns.day')}</Table.Th>
                <Table.Th>{t('columns.called')}</Table.Th>
                <Table.Th>{t('columns.kind')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {days.map(({ date, name }) => (
                <Table.Tr key={date}>
                  <Table.Td>{format.day(date)}</Table.Td>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>
                    <NativeSelect
                      size="xs"
                      aria-label={t('import.kindOf', { day: format.day(date) })}
                      value={kinds[date] ?? values.kind}
                      data={[
                        ...dayKinds.map((one) => ({ value: one as string, label: t(`kinds.${one}`) })),
                        { value: leftOut, label: t('import.leftOut') },
                      ]}
                      onChange={({ currentTarget: { value } }) => setKinds((current) => ({ ...current, [date]: value }))}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {chosen.length > 0 && <CalendarEffect calendarId={calendar.id} from={chosen[0]?.date ?? ''} until={chosen.at(-1)?.date ?? ''} />}
    </FormDialog>
  );
}
