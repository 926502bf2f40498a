import type { pivotAggregates as known } from '@wagewright/contracts/payroll/tables';
import { defined, type RawSearch, readOneOf, readText } from '../../../../../shared/search.ts';

/** The contracts’ own come with schemas, which the first load has none of. */
export const pivotAggregates = ['sum', 'count', 'average', 'min', 'max'] as const satisfies readonly (typeof known)[number][];
export type Aggregate = (typeof pivotAggregates)[number];
export const chartKinds = ['column', 'bar', 'line', 'area', 'pie', 'scatter'] as const;
export type ChartKind = (typeof chartKinds)[number];
export const rowFieldsMax = 3;
export const columnFieldsMax = 2;
export const measuresMax = 6;
const codeMax = 64;

export interface Measure {
  readonly aggregate: Aggregate;
  /** Left out where rows are counted. */
  readonly column?: string;
}

/** What a pivot shows, as its address has it. */
export interface PivotState {
  readonly rows?: readonly string[];
  readonly columns?: readonly string[];
  readonly measures?: readonly Measure[];
  readonly chart?: ChartKind;
}

function readFields(raw: unknown, most: number): readonly string[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const codes = raw.filter((code): code is string => typeof code === 'string' && code !== '' && code.length <= codeMax);
  return codes.length > 0 ? [...new Set(codes)].slice(0, most) : undefined;
}

function readMeasure(raw: unknown): Measure[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const record = raw as RawSearch;
  const aggregate = readOneOf(record, 'aggregate', pivotAggregates);
  const column = readText(record, 'column', codeMax);
  if (!aggregate || (column === undefined && aggregate !== 'count')) return [];
  return [{ aggregate, ...defined({ column }) }];
}

/** The pivot that stands in an address; what is none of it is left out. */
export function readPivot(raw: unknown): PivotState | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const record = raw as RawSearch;
  const measures = Array.isArray(record['measures']) ? record['measures'].slice(0, measuresMax).flatMap(readMeasure) : [];
  return defined({
    rows: readFields(record['rows'], rowFieldsMax),
    columns: readFields(record['columns'], columnFieldsMax),
    measures: measures.length > 0 ? measures : undefined,
    chart: readOneOf(record, 'chart', chartKinds),
  });
}
