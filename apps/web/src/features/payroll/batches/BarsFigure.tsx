import { BarChart } from '@mantine/charts';
import { useMediaQuery } from '@mantine/hooks';
import { forDrawing } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { chartColors } from '../../../shared/theme/chart-colors.ts';
import classes from './BarsFigure.module.css';

/** Pixels. */
const wideNameWidth = 190;
const narrowNameWidth = 112;
const nameCharacterWidth = 6.8;
/** Wider than any name, so that none is broken into lines that run into the next. */
const unbrokenWidth = 600;

/** Names that would not fit are cut on screen; the table beside the drawing has them whole. */
const shortened = (name: string, charactersMax: number): string =>
  name.length <= charactersMax ? name : `${name.slice(0, charactersMax - 1).trimEnd()}…`;

interface Series {
  readonly name: string;
  readonly color: string;
  readonly negativeColor?: string;
}

interface Props {
  readonly label: string;
  readonly currency: string;
  readonly rowHeight: number;
  /** Heads of the same figures as a table, for readers who hear them. */
  readonly head: readonly string[];
  readonly bars: readonly { readonly name: string; readonly amounts: readonly (string | null)[] }[];
  readonly series: readonly Series[];
  /** Amounts are changes: a plus is shown. */
  readonly isSigned?: boolean;
}

/** Horizontal bars, drawn for the eye and written out for screen readers. Bars are geometry: the exact figures stand in the table. */
export function BarsFigure({ label, currency, rowHeight, head, bars, series, isSigned = false }: Props) {
  const format = useFormat();
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const nameWidth = isNarrow ? narrowNameWidth : wideNameWidth;
  const shorten = (name: string) => shortened(name, Math.floor(nameWidth / nameCharacterWidth));
  const write = (amount: string | null | undefined) =>
    amount === null || amount === undefined ? '–' : isSigned ? format.change(amount, currency) : format.money(amount, currency);
  const data = bars.map(({ name, amounts }) => ({
    name,
    ...Object.fromEntries(series.map((one, index) => [one.name, forDrawing(amounts[index] ?? '0')])),
  }));
  return (
    <figure className={classes.figure}>
      <div className={classes.drawing} aria-hidden="true">
        <BarChart
          h={Math.max(bars.length, 2) * rowHeight + 48}
          data={data}
          dataKey="name"
          orientation="vertical"
          series={series.map(({ name, color }) => ({ name, color }))}
          {...(series.some(({ negativeColor }) => negativeColor) ? { getBarColor: (value, { name }) => colorOf(series, name, value) } : {})}
          yAxisProps={{
            width: nameWidth,
            tick: { fontSize: 12, fill: 'currentColor', width: unbrokenWidth },
            interval: 0,
            tickFormatter: shorten,
          }}
          xAxisProps={{ tickFormatter: (value: number) => format.compact(value, currency), tickCount: 4 }}
          barProps={{ radius: 3, isAnimationActive: false }}
          barChartProps={{ accessibilityLayer: false }}
          maxBarWidth={22}
          gridAxis="y"
          tickLine="none"
          withLegend={series.length > 1}
          valueFormatter={(value) => format.compact(value, currency)}
        />
      </div>
      <div className="ww-visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, amounts }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {amounts.map((amount, index) => (
                  <td key={series[index]?.name}>{write(amount)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function colorOf(series: readonly Series[], name: string, value: number): string {
  const found = series.find((one) => one.name === name);
  return (value < 0 ? found?.negativeColor : undefined) ?? found?.color ?? chartColors.main;
}
