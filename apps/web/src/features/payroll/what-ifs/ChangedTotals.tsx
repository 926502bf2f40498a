import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { subtract } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ScrollTable } from '../../../shared/ui/ScrollTable.tsx';
import type { Comparison } from './what-ifs.ts';

/** Digits after the point, as the amount is written. */
const scaleOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/** The sums that differ, the batch's figures first. */
export function ChangedTotals({ totals }: { totals: Comparison['totals'] }) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const write = (amount: string | null) => (amount === null ? '–' : format.figure(amount, scaleOf(amount)));
  return (
    <Panel title={t('totals')} flush>
      <ScrollTable label={t('totals')} minWidth={420}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('column')}</Table.Th>
            <Table.Th data-figure>{t('before')}</Table.Th>
            <Table.Th data-figure>{t('after')}</Table.Th>
            <Table.Th data-figure>{t('change')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {totals.map(({ table, column, name, before, after }) => (
            <Table.Tr key={`${table}.${column}`}>
              <Table.Td>{format.name(name)}</Table.Td>
              <Table.Td data-figure>{write(before)}</Table.Td>
              <Table.Td data-figure>{write(after)}</Table.Td>
              <Table.Td data-figure>{before === null || after === null ? '–' : write(subtract(after, before))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </ScrollTable>
    </Panel>
  );
}
