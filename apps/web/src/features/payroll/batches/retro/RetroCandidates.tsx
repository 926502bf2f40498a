import { Button, Checkbox, Group, Pagination, Table } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { isDecimal } from '../../../../shared/format/decimal.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { ScrollTable } from '../../../../shared/ui/ScrollTable.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { type Choice, useChoice } from '../ChosenPeople.tsx';
import type { Batch } from '../run-batch-event.ts';
import { useBatchChange } from '../use-batch.ts';
import classes from './RetroTab.module.css';

type Candidate = Outputs['payroll']['batches']['listRetroCandidates']['rows'][number];

const pageRows = 50;

interface Props {
  readonly batch: Batch;
  readonly pastBatchId: number;
  readonly onStarted: () => void;
}

/** The people of a past batch whose records say something else today, with what has changed; the chosen ones are calculated again. */
export function RetroCandidates({ batch, pastBatchId, onStarted }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const choice = useChoice();
  const { send, busy } = useBatchChange<'recalculate-past'>(batch);
  const query = trpc.payroll.batches.listRetroCandidates.useQuery(
    { id: batch.id, pastBatchId, offset: (page - 1) * pageRows, limit: pageRows },
    { placeholderData: keepPreviousData },
  );
  const isOffered = batch.events.includes('recalculate-past');
  const { size } = choice.chosen;
  const start = async () => {
    const employeeIds = [...choice.chosen];
    const isDone = await send('recalculate-past', (client, reference) =>
      client.recalculatePast.mutate({ ...reference, pastBatchId, employeeIds }),
    );
    if (isDone) onStarted();
  };
  const actions = (isOffered || busy) && (
    <Group gap="xs">
      <span role="status">{size > 0 && t('recalculate.chosen', { count: size, people: format.count(size) })}</span>
      <Button disabled={size === 0 || size > limits.recalculatedPayeesMax} loading={busy !== undefined} onClick={() => void start()}>
        {t('retro.start')}
      </Button>
    </Group>
  );
  return (
    <Panel title={t('retro.candidates')} note={t('retro.candidatesNote')} actions={actions} flush>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ rows, total }) => (
          <>
            <CandidateTable rows={rows} choice={choice} isOffered={isOffered} />
            {total > pageRows && (
              <Pagination
                p="md"
                value={page}
                onChange={setPage}
                total={Math.ceil(total / pageRows)}
                getItemProps={(item) => ({ 'aria-label': t('page', { page: item }) })}
                getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t('previousPage') : t('nextPage') })}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function CandidateTable({ rows, choice, isOffered }: { rows: readonly Candidate[]; choice: Choice; isOffered: boolean }) {
  const { t } = useTranslation('batches');
  const ids = rows.map(({ employeeId }) => employeeId);
  const isAll = ids.length > 0 && ids.every((id) => choice.chosen.has(id));
  const chooseAll = () =>
    choice.choose(isAll ? [...choice.chosen].filter((id) => !ids.includes(id)) : [...new Set([...choice.chosen, ...ids])]);
  return (
    <ScrollTable label={t('retro.candidates')} minWidth={560}>
      <Table.Thead>
        <Table.Tr>
          {isOffered && (
            <Table.Th w={40}>
              <Checkbox
                aria-label={t('recalculate.chooseAll')}
                checked={isAll}
                indeterminate={!isAll && ids.some((id) => choice.chosen.has(id))}
                onChange={chooseAll}
              />
            </Table.Th>
          )}
          <Table.Th>{t('review.person')}</Table.Th>
          <Table.Th>{t('retro.changes')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.employeeId} data-hover>
            {isOffered && (
              <Table.Td>
                <Checkbox
                  aria-label={t('recalculate.choose', { name: row.name })}
                  checked={choice.chosen.has(row.employeeId)}
                  onChange={() => choice.toggle(row.employeeId)}
                />
              </Table.Td>
            )}
            <Table.Td>
              <span className={classes.name}>{row.name}</span>
              <span className={classes.second}>{row.employeeNumber}</span>
            </Table.Td>
            <Table.Td>
              <Changes changes={row.changes} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </ScrollTable>
  );
}

function Changes({ changes }: Pick<Candidate, 'changes'>) {
  const format = useFormat();
  const write = (value: string | null) => (value === null ? '–' : isDecimal(value) ? format.number(value) : value);
  return (
    <ul className={classes.changes}>
      {changes.map(({ table, column, columnName, line, before, after }) => (
        <li key={`${table}.${column} ${line}`}>
          <span>
            {format.name(columnName)}
            {line > 0 && ` (${format.count(line + 1)})`}
          </span>
          <strong className="ww-figures">
            {write(before)} → {write(after)}
          </strong>
        </li>
      ))}
    </ul>
  );
}
