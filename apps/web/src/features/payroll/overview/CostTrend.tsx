import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { forDrawing } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { chartColors } from '../../../shared/theme/chart-colors.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { Trend } from './overview.ts';

type Point = Trend['points'][number];
const figures = ['cost', 'gross', 'net'] as const;
const strokes = {
  cost: { color: 'var(--mantine-color-text)', strokeDasharray: '6 4' },
  gross: { color: chartColors.before },
  net: { color: chartColors.main },
} as const;
/** Fewer points say less than their figures do. */
const drawnFrom = 2;

/** What the periods of a solution have cost: as lines, and exactly in the table below them. */
export default function CostTrend({ trend: { solution, currency, points } }: { trend: Trend }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const title = t('trend.title', { solution: format.name(solution) });
  const columns = useMemo(
    (): Column<Point>[] => [
      { id: 'period', name: t('trend.period'), type: 'text', value: ({ period }) => period, width: 140, card: 'title' },
      { id: 'payDate', name: t('trend.payDate'), type: 'date', value: ({ payDate }) => payDate, card: 'second' },
      { id: 'people', name: t('trend.people'), type: 'count', value: ({ people }) => people },
      ...figures.map(
        (figure): Column<Point> => ({ id: figure, name: t(`trend.${figure}`), type: 'money', currency, value: (point) => point[figure] }),
      ),
    ],
    [t, currency],
  );
  return (
    <Panel title={title} note={t('trend.note', { count: points.length })} flush>
      {points.length >= drawnFrom && (
        <div aria-hidden="true" style={{ padding: '0 20px 12px' }}>
          <LineChart
            h={240}
            data={points.map((point) => ({
              period: point.period,
              ...Object.fromEntries(figures.map((figure) => [t(`trend.${figure}`), forDrawing(point[figure])])),
            }))}
            dataKey="period"
            series={figures.map((figure) => ({ name: t(`trend.${figure}`), ...strokes[figure] }))}
            curveType="linear"
            withLegend
            gridAxis="x"
            tickLine="none"
            xAxisProps={{ padding: { left: 28, right: 28 } }}
            yAxisProps={{ width: 64, tickFormatter: (value: number) => format.compact(value, currency), domain: [0, 'auto'] }}
            lineChartProps={{ accessibilityLayer: false }}
            lineProps={{ isAnimationActive: false }}
            valueFormatter={(value) => format.compact(value, currency)}
          />
        </div>
      )}
      <DataTable label={title} columns={columns} rows={givenRows(points.toReversed())} />
    </Panel>
  );
}
