import { forDrawing, isDecimal } from '../../../../../shared/format/decimal.ts';
import type { ChartKind } from './pivot-state.ts';

/** Marks that can be told apart. */
export const categoriesMax = 60;
export const seriesMax = 12;
export const slicesMax = 12;

/** A figure of each measure, exactly, for each group down and series across. */
export interface ChartInput {
  readonly kind: ChartKind;
  /** Groups down. */
  readonly categories: readonly string[];
  readonly series: readonly string[];
  /** By category, then by series: decimal text; null where there is none. */
  readonly values: readonly (readonly (string | null)[])[];
  /** Measures that are shown; a scatter needs two. */
  readonly measures: number;
}

/** Why a chart cannot be drawn. */
export type ChartFault =
  | 'nothing'
  | 'no-figures'
  | 'too-many-categories'
  | 'too-many-series'
  | 'too-many-slices'
  | 'negative-slices'
  | 'two-measures'
  | 'one-measure';

const hasFigures = ({ values }: ChartInput): boolean => values.some((row) => row.some((value) => value !== null && isDecimal(value)));

/** What stands in the way of drawing, or nothing. */
export function chartFault(input: ChartInput): ChartFault | undefined {
  const { kind, categories, series, values, measures } = input;
  if (categories.length === 0) return 'nothing';
  if (!hasFigures(input)) return 'no-figures';
  if (kind === 'scatter') return measures < 2 ? 'two-measures' : undefined;
  if (kind === 'pie') {
    if (series.length > 1) return 'one-measure';
    if (categories.length > slicesMax) return 'too-many-slices';
    return values.some(([value]) => value?.startsWith('-')) ? 'negative-slices' : undefined;
  }
  if (categories.length > categoriesMax) return 'too-many-categories';
  return series.length > seriesMax ? 'too-many-series' : undefined;
}

/** The points of lines, bars and areas; only here are figures rounded, to be drawn. */
export const drawnPoints = ({ categories, series, values }: ChartInput): Record<string, string | number | null>[] =>
  categories.map((category, row) => ({
    category,
    ...Object.fromEntries(
      series.map((_, index) => {
        const value = values[row]?.[index] ?? null;
        return [`s${index}`, value === null || !isDecimal(value) ? null : forDrawing(value)];
      }),
    ),
  }));
