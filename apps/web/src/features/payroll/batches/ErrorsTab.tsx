import { Button, Checkbox, Table } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ScrollTable } from '../../../shared/ui/ScrollTable.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { type Choice, ChosenPeople, useChoice } from './ChosenPeople.tsx';
import classes from './PeopleFigures.module.css';
import type { Batch } from './run-batch-event.ts';
import { useRecalculation } from './use-recalculation.ts';

type CellErrors = Outputs['payroll']['tables']['listCellErrors']['rows'];

const pageRows = 50;
const rowsMax = 500;

/** The cells that have no value: whose, where, why, and what to do; whoever was corrected can be calculated again. */
export default function ErrorsTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation(['batches', 'common']);
  const format = useFormat();
  const [limit, setLimit] = useState(pageRows);
  const choice = useChoice();
  const { isOffered } = useRecalculation(batch);
  const query = trpc.payroll.tables.listCellErrors.useQuery({ batchId: batch.id, limit }, { placeholderData: keepPreviousData });
  return (
    <Panel title={t('errors.title')} flush actions={<ChosenPeople batch={batch} choice={choice} />}>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState
              icon={<IconCircleCheck size={24} />}
              title={batch.hasResult ? t('errors.noneTitle') : t('review.waitingTitle')}
              {...(batch.hasResult ? { text: t('errors.noneText') } : {})}
            />
          ) : (
            <>
              <ErrorTable batch={batch} rows={rows} {...(isOffered ? { choice } : {})} />
              {total > rows.length && limit < rowsMax && (
                <Button variant="subtle" fullWidth radius={0} onClick={() => setLimit(Math.min(limit + pageRows, rowsMax))}>
                  {t('loadMore', { ns: 'common' })} (
                  {t('rows', { ns: 'common', shown: format.count(rows.length), total: format.count(total) })})
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface TableProps {
  readonly batch: Batch;
  readonly rows: CellErrors;
  /** Where people can be chosen. */
  readonly choice?: Choice;
}

function ErrorTable({ batch, rows, choice }: TableProps) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const people = [...new Set(rows.flatMap(({ employeeId }) => employeeId ?? []))];
  const isAll = people.length > 0 && people.every((id) => choice?.chosen.has(id));
  return (
    <ScrollTable label={t('errors.title')} minWidth={820}>
      <Table.Thead>
        <Table.Tr>
          {choice && (
            <Table.Th w={40}>
              <Checkbox
                aria-label={t('recalculate.chooseAll')}
                checked={isAll}
                indeterminate={!isAll && choice.chosen.size > 0}
                onChange={() => choice.choose(isAll ? [] : people)}
              />
            </Table.Th>
          )}
          <Table.Th>{t('errors.person')}</Table.Th>
          <Table.Th>{t('errors.place')}</Table.Th>
          <Table.Th>{t('errors.reason')}</Table.Th>
          <Table.Th>{t('errors.next')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={`${row.employeeId} ${row.table}.${row.column} ${row.line}`} data-hover>
            {choice && (
              <Table.Td>
                {row.employeeId !== null && <ChooseOne choice={choice} employeeId={row.employeeId} name={row.name ?? ''} />}
              </Table.Td>
            )}
            <Table.Td>
              <Link
                to="/payroll/batches/$batchId"
                params={{ batchId: String(batch.id) }}
                search={{ tab: 'table', table: row.table, column: row.column, ...placeOf(row) }}
                className={classes.name}
              >
                {row.name ?? t('errors.everybody')}
              </Link>
              <div className={classes.second}>{row.employeeNumber}</div>
            </Table.Td>
            <Table.Td>{format.name(row.columnName)}</Table.Td>
            <Table.Td>{row.message}</Table.Td>
            <Table.Td>{row.nextStep}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </ScrollTable>
  );
}

/** The part of an address that leads to a failed cell. */
function placeOf({ employeeId, employeeNumber, line }: CellErrors[number]) {
  if (employeeId === null) return { line: line + 1 };
  return { employee: employeeId, ...(employeeNumber ? { q: employeeNumber } : {}), ...(line > 0 ? { line: line + 1 } : {}) };
}

function ChooseOne({ choice, employeeId, name }: { choice: Choice; employeeId: number; name: string }) {
  const { t } = useTranslation('batches');
  return (
    <Checkbox
      aria-label={t('recalculate.choose', { name })}
      checked={choice.chosen.has(employeeId)}
      onChange={() => choice.toggle(employeeId)}
    />
  );
}
