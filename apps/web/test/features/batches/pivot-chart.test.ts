import { describe, expect, it } from 'vitest';
import {
  type ChartInput,
  categoriesMax,
  chartFault,
  drawnPoints,
  seriesMax,
  slicesMax,
} from '../../../src/features/payroll/batches/table/pivot/pivot-chart-data.ts';
import { chartKinds } from '../../../src/features/payroll/batches/table/pivot/pivot-state.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `Group ${index}`);
const figures = (rows: number, series: number): ChartInput => ({
  kind: 'column',
  categories: names(rows),
  series: names(series),
  values: Array.from({ length: rows }, () => Array.from({ length: series }, () => '10.50')),
  measures: series,
});

describe('the chart of a pivot', () => {
  it('is a column, a line, a pie, a bar, a scatter or an area, each of what it can show', () => {
    expect([...chartKinds].sort()).toEqual(['area', 'bar', 'column', 'line', 'pie', 'scatter']);
    const faults = chartKinds.map((kind) => chartFault({ ...figures(slicesMax, kind === 'pie' ? 1 : 2), kind }));
    expect(faults).toEqual(chartKinds.map(() => undefined));
  });

  it.each<[string, ChartInput, ReturnType<typeof chartFault>]>([
    ['no group', figures(0, 1), 'nothing'],
    ['groups without a figure', { ...figures(2, 1), values: [[null], ['n/a']] }, 'no-figures'],
    ['more groups than can be told apart', figures(categoriesMax + 1, 1), 'too-many-categories'],
    ['more series than can be told apart', figures(2, seriesMax + 1), 'too-many-series'],
    ['more slices than can be told apart', { ...figures(slicesMax + 1, 1), kind: 'pie' }, 'too-many-slices'],
    ['a slice below zero', { ...figures(2, 1), kind: 'pie', values: [['10'], ['-0.01']] }, 'negative-slices'],
    ['a pie of several measures', { ...figures(2, 2), kind: 'pie' }, 'one-measure'],
    ['a scatter of one measure', { ...figures(2, 1), kind: 'scatter' }, 'two-measures'],
  ])('that cannot be drawn says why: %s (specification §8, chart error)', (_what, input, fault) => {
    expect(chartFault(input)).toBe(fault);
  });

  it('leaves a gap where there is no figure, rather than a zero', () => {
    const points = drawnPoints({
      ...figures(2, 2),
      values: [
        ['1.25', null],
        ['-3', 'n/a'],
      ],
    });
    expect(points).toEqual([
      { category: 'Group 0', s0: 1.25, s1: null },
      { category: 'Group 1', s0: -3, s1: null },
    ]);
  });
});
