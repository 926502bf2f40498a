import '@mantine/charts/styles.layer.css';
import { AreaChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { forDrawing } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { chartColors } from '../../../shared/theme/chart-colors.ts';
import type { PayslipSummary } from './payslip-summary.ts';

const pointsMax = 26;

/** Net pay from payslip to payslip; the exact amounts stand in the list below it. */
export default function PayChart({ payslips }: { payslips: readonly PayslipSummary[] }) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  const shown = payslips.slice(0, pointsMax).toReversed();
  const currency = shown[0]?.currency ?? 'USD';
  return (
    <div role="img" aria-label={t('chartLabel')}>
      <div aria-hidden="true">
        <AreaChart
          h={220}
          data={shown.map(({ payDate, net, gross }) => ({
            day: format.dayShort(payDate),
            [t('net')]: forDrawing(net),
            [t('gross')]: forDrawing(gross),
          }))}
          dataKey="day"
          series={[
            { name: t('gross'), color: chartColors.before },
            { name: t('net'), color: chartColors.main },
          ]}
          curveType="monotone"
          withLegend
          gridAxis="x"
          tickLine="none"
          yAxisProps={{ width: 64, tickFormatter: (value: number) => format.compact(value, currency), domain: [0, 'auto'] }}
          areaChartProps={{ accessibilityLayer: false }}
          areaProps={{ isAnimationActive: false }}
          valueFormatter={(value) => format.compact(value, currency)}
        />
      </div>
    </div>
  );
}
