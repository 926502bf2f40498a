import '@mantine/charts/styles.layer.css';
import { AreaChart, BarChart, LineChart, PieChart, ScatterChart } from '@mantine/charts';
import { useFormat } from '../../../../../shared/format/use-format.ts';
import { type ChartInput, drawnPoints } from './pivot-chart-data.ts';

const colors = [
  'teal.6',
  'orange.6',
  'indigo.5',
  'grape.5',
  'lime.7',
  'cyan.6',
  'red.5',
  'yellow.7',
  'blue.4',
  'pink.5',
  'gray.6',
  'green.5',
] as const;
const colorAt = (index: number): string => colors[index % colors.length] ?? 'teal.6';
const height = 340;
const barHeight = 34;

/** A pivot as a chart; its exact figures stand in the table below it. */
export default function PivotChart({ input, label }: { input: ChartInput; label: string }) {
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true">
        <Drawn input={input} />
      </div>
    </div>
  );
}

function Drawn({ input }: { input: ChartInput }) {
  const format = useFormat();
  const { kind, categories, series } = input;
  const write = (value: number) => format.count(value);
  const data = drawnPoints(input);
  const shared = {
    data,
    dataKey: 'category',
    series: series.map((name, index) => ({ name: `s${index}`, label: name, color: colorAt(index) })),
    withLegend: series.length > 1,
    tickLine: 'none' as const,
    valueFormatter: write,
  };
  const axis = { width: 84, tickFormatter: write };
  switch (kind) {
    case 'column':
      return <BarChart h={height} {...shared} gridAxis="x" yAxisProps={axis} barProps={{ isAnimationActive: false }} />;
    case 'bar':
      return (
        <BarChart
          h={Math.max(height, categories.length * barHeight)}
          {...shared}
          orientation="vertical"
          gridAxis="y"
          yAxisProps={{ width: 160 }}
          xAxisProps={{ tickFormatter: write }}
          barProps={{ isAnimationActive: false }}
        />
      );
    case 'line':
      return (
        <LineChart h={height} {...shared} curveType="linear" gridAxis="x" yAxisProps={axis} lineProps={{ isAnimationActive: false }} />
      );
    case 'area':
      return (
        <AreaChart h={height} {...shared} curveType="linear" gridAxis="x" yAxisProps={axis} areaProps={{ isAnimationActive: false }} />
      );
    case 'pie':
      return (
        <PieChart
          size={height - 80}
          mx="auto"
          withTooltip
          withLabels
          labelsType="percent"
          data={categories.map((name, index) => ({ name, value: Number(data[index]?.['s0'] ?? 0), color: colorAt(index) }))}
          valueFormatter={write}
          pieProps={{ isAnimationActive: false }}
        />
      );
    case 'scatter':
      return (
        <ScatterChart
          h={height}
          dataKey={{ x: 's0', y: 's1' }}
          data={[
            {
              name: series.slice(0, 2).join(' / '),
              color: colorAt(0),
              data: data.map(({ s0, s1 }) => ({ s0: Number(s0 ?? 0), s1: Number(s1 ?? 0) })),
            },
          ]}
          xAxisLabel={series[0] ?? ''}
          yAxisLabel={series[1] ?? ''}
          valueFormatter={{ x: write, y: write }}
          xAxisProps={{ tickFormatter: write }}
          yAxisProps={axis}
          scatterProps={{ isAnimationActive: false }}
        />
      );
  }
}
