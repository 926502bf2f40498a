import { NativeSelect, Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Imports.module.css';
import type { ImportDetail } from './import.ts';
import type { ColumnChoices, UnderstoodColumn } from './use-column-choices.ts';

interface Props {
  readonly detail: ImportDetail;
  readonly choices: ColumnChoices;
}

const tones = { remembered: 'good', name: 'good', part: 'decision', values: 'decision', chosen: 'ready', none: 'quiet' } as const;

/** What each column of the file seems to be, with its first values: to be looked at, and corrected, before anything is read. */
export function ConfirmColumns({ detail, choices }: Props) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const { understood, columns } = detail;
  if (!understood) return null;
  const { headerRow, titles, emptyColumns } = understood;
  const notes = [
    ...(titles.length > 0 ? [t('confirm.titles', { row: format.count(headerRow), titles: titles.join(' · ') })] : []),
    ...(emptyColumns > 0 ? [t('confirm.empty', { count: emptyColumns, columns: format.count(emptyColumns) })] : []),
  ];
  const { fault, missing, doubted } = choices;
  return (
    <>
      {fault && fault.kind !== 'unknown' && (
        <MessageBox tone="bad">
          {t(fault.kind === 'key' && fault.canSpread ? 'confirm.spread' : `confirm.${fault.kind}`, {
            name: format.name(fault.column.name),
          })}
        </MessageBox>
      )}
      {doubted && <WhichDay column={doubted} choices={choices} />}
      {missing.length > 0 && (
        <MessageBox tone="decision">
          {t('confirm.missing', { names: missing.map(({ name }) => format.name(name)).join(t('confirm.comma')) })}
        </MessageBox>
      )}
      <Panel title={t('confirm.title')} note={[t('confirm.lead'), ...notes].join(' ')}>
        <div className={classes.confirm} role="table" aria-label={t('confirm.title')}>
          <div role="row" className={classes.confirmHead}>
            {(['column', 'samples', 'field', 'sure'] as const).map((head) => (
              <span key={head} role="columnheader">
                {t(`confirm.${head}`)}
              </span>
            ))}
          </div>
          {understood.columns.map((column) => (
            <Column key={column.place} column={column} columns={columns} choices={choices} />
          ))}
        </div>
      </Panel>
    </>
  );
}

interface ColumnProps {
  readonly column: UnderstoodColumn;
  readonly columns: ImportDetail['columns'];
  readonly choices: ColumnChoices;
}

function Column({ column, columns, choices }: ColumnProps) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const code = choices.codeOf(column);
  const by = choices.isChanged(column) ? (code === '' ? 'none' : 'chosen') : (column.by ?? 'none');
  const heading = column.heading || t('confirm.unnamed', { place: format.count(column.place) });
  return (
    <div role="row" className={classes.confirmRow} data-left={code === '' || undefined}>
      <b role="cell">{heading}</b>
      <span role="cell" className={classes.samples}>
        {column.samples.join(' · ') || t('confirm.blank')}
      </span>
      <span role="cell">
        <NativeSelect
          aria-label={t('confirm.what', { heading })}
          value={code}
          data={[
            { value: '', label: t('confirm.leaveOut') },
            ...columns
              .filter(({ role }) => role !== 'note')
              .map(({ code: value, name, isRequired, role }) => ({
                value,
                label: isRequired || role === 'key' ? `${format.name(name)} *` : format.name(name),
              })),
          ]}
          onChange={(event) => choices.choose(column, event.currentTarget.value)}
        />
      </span>
      <span role="cell">
        <StatusBadge tone={tones[by]}>{t(`confirm.by.${by}`)}</StatusBadge>
      </span>
    </div>
  );
}

/** A day that is two days is never guessed. */
function WhichDay({ column: { heading, doubt }, choices }: { readonly column: UnderstoodColumn; readonly choices: ColumnChoices }) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  if (!doubt) return null;
  return (
    <MessageBox tone="decision" title={t('confirm.doubt', { read: doubt.read, heading })}>
      <Radio.Group
        aria-label={t('confirm.doubt', { read: doubt.read, heading })}
        value={choices.dateOrder ?? ''}
        onChange={(value) => choices.setDateOrder(value === 'month-first' ? 'month-first' : 'day-first')}
      >
        <Stack gap={6} mt={4}>
          <Radio value="day-first" label={t('confirm.dayFirst', { day: format.day(doubt.dayFirst) })} />
          <Radio value="month-first" label={t('confirm.monthFirst', { day: format.day(doubt.monthFirst) })} />
        </Stack>
      </Radio.Group>
    </MessageBox>
  );
}
