import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { useDownload } from '../../../../shared/api/use-download.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { type Choice, DataTable, useWindowRows } from '../../../../shared/ui/data-table/index.ts';
import { peopleSelection } from '../ChosenPeople.tsx';
import type { ResultRow } from './columns.ts';
import { filterable, type ShownTable, useResultColumns } from './shown-table.ts';

interface Props extends ShownTable {
  /** Where people can be chosen. */
  readonly choice: Choice | undefined;
  readonly selectionBar: React.ReactNode;
}

const stateOf = ({ held, employeeId, line }: ResultRow) => (held ? 'quiet' : employeeId !== null && line > 0 ? 'further' : undefined);

/** All people of a batch: windows of the server, sorted and filtered there; each calculated cell opens its explanation. */
export function ResultTable({ input, table, address, sort, onSort, onExplain, isExplaining, choice, selectionBar }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const { client } = trpc.useUtils();
  const rows = useWindowRows<ResultRow, Outputs['payroll']['tables']['listRows']>({
    keyOf: (range) => getQueryKey(trpc.payroll.tables.listRows, { ...input, ...range }, 'query'),
    read: (range, signal) => client.payroll.tables.listRows.query({ ...input, ...range }, { signal }),
  });
  const download = useDownload();
  const { batchId, table: code, ...shown } = input;
  const { totals, columns } = useResultColumns(table, input);
  const selection = useMemo(() => {
    if (!choice || table.lines === 'shared') return undefined;
    // all that are listed are thousands, of whom the page knows a window: they are calculated with the whole batch
    const { chooseAll: _, ...single } = peopleSelection<ResultRow>(choice, t);
    return single;
  }, [choice, table.lines, t]);
  return (
    <DataTable
      label={format.name(table.name)}
      name={`result.${table.code}`}
      address={{ ...address, filterable }}
      columns={columns}
      rows={rows}
      identity={JSON.stringify(input)}
      sort={sort}
      exporter={(columns, format) => download(`/api/payroll/batches/${batchId}/tables/${code}/export`, { ...shown, columns, format })}
      onSort={onSort}
      onOpen={onExplain}
      isOpen={isExplaining}
      selection={selection}
      selectionBar={selectionBar}
      stateOf={stateOf}
      totals={totals}
    />
  );
}
