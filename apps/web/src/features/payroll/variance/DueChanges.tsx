import { Button, Group, NativeSelect } from '@mantine/core';
import { getQueryKey } from '@trpc/react-query';
import { type ChangeCause, changeCauses, dueChangeStates } from '@wagewright/contracts/payroll/variance';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, SearchField, useChoice, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { AnswerDialog, type AnswerEvent } from './AnswerDialog.tsx';
import classes from './Changes.module.css';
import type { Batch, DueChanges as Due, DueChange } from './comparison.ts';
import { dueColumns } from './due-columns.tsx';
import { ThresholdDialog } from './ThresholdDialog.tsx';
import { thresholdText } from './threshold-text.ts';

/** A file says what was said, to whom it was given, by whom and when in columns of their own. */
const inFile = (ids: readonly string[]): string[] => ids.flatMap((id) => (id === 'said' ? ['said', 'assigned', 'by', 'at'] : id));

/** Changes over the solution's thresholds, with what was said of each: until all are signed off the batch is not submitted. */
export function DueChanges({ batch }: { batch: Batch }) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const [state, setState] = useState<DueChange['state'] | ''>('');
  const [isSetting, setSetting] = useState(false);
  const [cause, setCause] = useState<ChangeCause>();
  const [person, setPerson] = useState('');
  const [answered, setAnswered] = useState<{ readonly event: AnswerEvent; readonly isAll: boolean }>();
  const choice = useChoice();
  const filter = { ...(state ? { state } : {}), ...(cause ? { cause } : {}), ...(person ? { person } : {}) };
  const input = { batchId: batch.id, ...filter };
  const { client } = trpc.useUtils();
  const download = useDownload();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.variance.listDueChanges, input, 'query'),
    read: (range, signal) => client.payroll.variance.listDueChanges.query({ ...input, ...range }, { signal }),
  });
  const columns = useMemo(() => dueColumns({ id: batch.id, currency: batch.currency }, t, format), [batch.id, batch.currency, t, format]);
  const data = rows.whole;
  if (!data) return null;
  const isUnset = data.thresholds.amount === null && data.thresholds.percent === null;
  const total = rows.total ?? 0;
  const isFiltered = Object.keys(filter).length > 0;
  const answerable = isFiltered ? total : data.counts.unsigned;
  const mayAnswerAll = data.mayAnswer && answerable > 0 && state !== 'signed-off' && data.counts.unsigned > 0;
  const close = () => {
    setAnswered(undefined);
    choice.clear();
  };
  return (
    <Panel
      title={t('due.title')}
      note={<DueNote due={data} currency={batch.currency} />}
      flush
      actions={
        <Group gap="xs">
          {mayAnswerAll && (
            <Button size="xs" variant="default" onClick={() => setAnswered({ event: 'sign-off', isAll: true })}>
              {t('due.signAll', { count: answerable, people: format.count(answerable) })}
            </Button>
          )}
          {data.mayChangeThresholds && (
            <Button size="xs" variant="default" onClick={() => setSetting(true)}>
              {t(isUnset ? 'due.setThresholds' : 'due.changeThresholds')}
            </Button>
          )}
        </Group>
      }
    >
      {data.counts.total > 0 && (
        <div className={classes.filters}>
          <NativeSelect
            label={t('due.state')}
            value={state}
            data={[{ value: '', label: t('all') }, ...dueChangeStates.map((one) => ({ value: one, label: t(`due.states.${one}`) }))]}
            onChange={({ currentTarget: { value } }) => {
              setState(dueChangeStates.find((one) => one === value) ?? '');
              choice.clear();
            }}
          />
          <NativeSelect
            label={t('cause')}
            value={cause ?? ''}
            data={[{ value: '', label: t('all') }, ...changeCauses.map((one) => ({ value: one, label: t(`causes.${one}`) }))]}
            onChange={({ currentTarget: { value } }) => {
              setCause(changeCauses.find((one) => one === value));
              choice.clear();
            }}
          />
          <SearchField
            label={t('person')}
            value={person}
            onChange={(text) => {
              setPerson(text);
              choice.clear();
            }}
          />
        </div>
      )}
      {data.counts.total > 0 && (
        <DataTable
          label={t('due.title')}
          name="due-changes"
          exporter={(ids, type) =>
            download(`/api/payroll/batches/${batch.id}/due-changes/export`, { ...filter, columns: inFile(ids), format: type })
          }
          columns={columns}
          rows={rows}
          empty={<EmptyState title={t('nobody')} />}
          {...(data.mayAnswer
            ? {
                selection: {
                  chosen: choice.chosen,
                  keyOf: ({ employeeId }: DueChange) => employeeId,
                  nameOf: ({ name }: DueChange) => name,
                  toggle: choice.toggle,
                  chooseAll: choice.choose,
                },
                selectionBar: <AnswerBar rows={rows.loaded} choice={choice} onAnswer={(event) => setAnswered({ event, isAll: false })} />,
              }
            : {})}
        />
      )}
      {answered && (
        <AnswerDialog
          batch={batch}
          event={answered.event}
          whose={answered.isAll ? { filter, count: answerable } : { employeeIds: [...choice.chosen] }}
          assignees={data.assignees}
          onClose={close}
        />
      )}
      {isSetting && (
        <ThresholdDialog
          solution={{ id: batch.solutionId, version: data.solutionVersion, currency: batch.currency }}
          thresholds={data.thresholds}
          onClose={() => setSetting(false)}
        />
      )}
    </Panel>
  );
}

/** What has to be signed off, and how much of it nobody has. */
function DueNote({ due, currency }: { due: Due; currency: string }) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const from = thresholdText(due.thresholds, currency, t, format);
  if (from === null) return t('due.unset');
  const { total, unsigned } = due.counts;
  const counts = { from, total: format.count(total), unsigned: format.count(unsigned) };
  if (total === 0) return t('due.noneOver', counts);
  return unsigned === 0 ? t('due.allSigned', counts) : t('due.some', counts);
}
