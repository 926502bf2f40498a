import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { type Comparison, changeOf } from '../scenario.ts';

type Total = Comparison['columns'][number];

/** Totals of every money column over all periods. */
export function ColumnTotals({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const columns = useMemo((): Column<Total>[] => {
    const { scenarios, currency } = comparison;
    return [
      { id: 'column', name: t('column'), type: 'text', value: ({ name }) => format.name(name), width: 260, pin: 'start', card: 'title' },
      ...scenarios.map(
        ({ id, name }, place): Column<Total> => ({
          id: `value ${id}`,
          name,
          type: 'money',
          currency,
          value: ({ amounts }) => amounts[place] ?? null,
          width: 170,
          card: scenarios.length === 1 ? 'aside' : 'line',
          dashesZero: true,
        }),
      ),
      ...scenarios.slice(1).map(
        ({ id, name }, index): Column<Total> => ({
          id: `change ${id}`,
          name: t('changeOf', { scenario: name }),
          type: 'change',
          currency,
          value: ({ amounts }) => changeOf(amounts[0] ?? null, amounts[index + 1] ?? null),
          width: 170,
          card: index === 0 ? 'aside' : 'line',
          dashesZero: true,
        }),
      ),
    ];
  }, [comparison, t, format]);
  return (
    <Panel title={t('byColumn')} note={t('overAllPeriods')} flush>
      <DataTable label={t('byColumn')} columns={columns} rows={givenRows(comparison.columns)} />
    </Panel>
  );
}
