import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { type Comparison, type FigureName, writeChange, writeFigure } from '../scenario.ts';
import { type ComparisonRow, comparisonRows } from './comparison-rows.ts';
import type { Opened } from './opened.ts';

function write(value: string | null, { figure, kind }: ComparisonRow, currency: string, format: Formatter): string | null {
  if (value === null) return null;
  if (kind === 'share') return format.percent(value, { signed: true, digits: 1 });
  return kind === 'change' ? writeChange(value, figure, currency, format) : writeFigure(value, figure, currency, format);
}

/** The column of totals; the others are named by their periods' sequences. */
const totalId = 'total';

const labels = {
  value: (_t: TFunction<'scenarios'>, { scenario }: ComparisonRow) => scenario,
  change: (t: TFunction<'scenarios'>) => t('difference'),
  share: (t: TFunction<'scenarios'>) => t('inPercent'),
} as const satisfies Record<ComparisonRow['kind'], (t: TFunction<'scenarios'>, row: ComparisonRow) => string>;

function columnsOf(
  { currency, periods }: Comparison,
  t: TFunction<'scenarios'>,
  format: Formatter,
  opens: boolean,
): Column<ComparisonRow>[] {
  const opening = opens ? { opens: true } : {};
  return [
    {
      id: 'figure',
      name: t('figureLabel'),
      type: 'text',
      value: ({ figure }) => t(`figures.${figure}`),
      width: 124,
      grow: 0,
      pin: 'start',
      card: 'second',
    },
    {
      id: 'scenario',
      name: t('scenario'),
      type: 'text',
      value: (row) => labels[row.kind](t, row),
      width: 250,
      pin: 'start',
      card: 'title',
    },
    ...periods.map(
      ({ sequence, name }): Column<ComparisonRow> => ({
        id: String(sequence),
        name,
        type: 'number',
        value: (row) => write(row.values.get(sequence) ?? null, row, currency, format),
        width: 140,
        ...opening,
      }),
    ),
    {
      id: totalId,
      name: t('total'),
      type: 'number',
      value: (row) => write(row.total, row, currency, format),
      width: 156,
      pin: 'end',
      card: 'aside',
      ...opening,
    },
  ];
}

interface Props {
  readonly comparison: Comparison;
  /** This figure alone, where there is no room for all of them. */
  readonly only: FigureName | undefined;
  readonly onOpen?: (opened: Opened) => void;
}

/** Periods across, the four figures down: what each scenario comes to, and what that is against the first. */
export function ComparisonTable({ comparison, only, onOpen }: Props) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const rows = useMemo(() => comparisonRows(comparison).filter(({ figure }) => only === undefined || figure === only), [comparison, only]);
  const opens = onOpen !== undefined && comparison.scenarios.length > 1;
  const columns = useMemo(() => columnsOf(comparison, t, format, opens), [comparison, t, format, opens]);
  const open = ({ scenarioId, place, figure }: ComparisonRow, columnId: string) => {
    const of = place === 0 ? comparison.scenarios[1]?.id : scenarioId;
    if (of !== undefined) onOpen?.({ of, figure, period: columnId === totalId ? undefined : Number(columnId), department: undefined });
  };
  return (
    <Panel title={t('byPeriod')} note={opens ? t('byPeriodOpens') : t('byPeriodNote')} flush>
      <DataTable
        label={t('byPeriod')}
        columns={columns}
        rows={givenRows(rows)}
        stateOf={({ kind }) => (kind === 'value' ? undefined : 'further')}
        {...(opens ? { onOpen: open } : {})}
      />
    </Panel>
  );
}
