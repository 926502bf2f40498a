import { Button, NativeSelect } from '@mantine/core';
import { getQueryKey } from '@trpc/react-query';
import { dueChangeStates } from '@wagewright/contracts/payroll/variance';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, useChoice, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { AnswerDialog, type AnswerEvent } from './AnswerDialog.tsx';
import classes from './Changes.module.css';
import type { Batch, DueChanges as Due, DueChange } from './comparison.ts';
import { dueColumns } from './due-columns.tsx';
import { ThresholdDialog } from './ThresholdDialog.tsx';

/** Changes over the solution's thresholds, with what was said of each: until all are signed off the batch is not submitted. */
export function DueChanges({ batch }: { batch: Batch }) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const [state, setState] = useState<DueChange['state'] | ''>('');
  const [isSetting, setSetting] = useState(false);
  const [answered, setAnswered] = useState<AnswerEvent>();
  const choice = useChoice();
  const input = { batchId: batch.id, ...(state ? { state } : {}) };
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.variance.listDueChanges, input, 'query'),
    read: (range, signal) => client.payroll.variance.listDueChanges.query({ ...input, ...range }, { signal }),
  });
  const columns = useMemo(() => dueColumns({ id: batch.id, currency: batch.currency }, t, format), [batch.id, batch.currency, t, format]);
  const data = rows.whole;
  if (!data) return null;
  const isUnset = data.thresholds.amount === null && data.thresholds.percent === null;
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
        data.mayChangeThresholds && (
          <Button size="xs" variant="default" onClick={() => setSetting(true)}>
            {t(isUnset ? 'due.setThresholds' : 'due.changeThresholds')}
          </Button>
        )
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
        </div>
      )}
      {data.counts.total > 0 && (
        <DataTable
          label={t('due.title')}
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
                selectionBar: <AnswerBar rows={rows.loaded} choice={choice} onAnswer={setAnswered} />,
              }
            : {})}
        />
      )}
      {answered && (
        <AnswerDialog batch={batch} event={answered} employeeIds={[...choice.chosen]} assignees={data.assignees} onClose={close} />
      )}
      {isSetting && <ThresholdDialog batch={batch} due={data} onClose={() => setSetting(false)} />}
    </Panel>
  );
}

/** What has to be signed off, and how much of it nobody has. */
function DueNote({ due, currency }: { due: Due; currency: string }) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const { amount, percent, match } = due.thresholds;
  if (amount === null && percent === null) return t('due.unset');
  const parts = [
    ...(amount === null ? [] : [format.money(amount, currency)]),
    ...(percent === null ? [] : [t('due.percentOf', { percent: format.number(percent) })]),
  ];
  const from = parts.join(` ${t(match === 'all' ? 'due.and' : 'due.or')} `);
  const { total, unsigned } = due.counts;
  const counts = { from, total: format.count(total), unsigned: format.count(unsigned) };
  if (total === 0) return t('due.noneOver', counts);
  return unsigned === 0 ? t('due.allSigned', counts) : t('due.some', counts);
}
