import type { TablePlan } from '@wagewright/calc-engine';
import type { InputOf, Language } from '@wagewright/contracts';
import type { exportPivot } from '@wagewright/contracts/payroll/tables';
import type { PivotResult } from '@wagewright/db';
import type { OutColumn } from '@wagewright/files';
import type { ExportColumn } from '../../platform/exports/index.ts';
import { outColumn } from './export-columns.ts';
import { aggregateWords, exportWords as words } from './export-words.ts';
import { groupField } from './group-field.ts';

type Measure = InputOf<typeof exportPivot>['measures'][number];

/** A line of a pivot's file: a group down, or the totals. */
interface PivotLine {
  /** Undefined: the totals. */
  readonly row: number | undefined;
}

interface Shape {
  readonly table: TablePlan;
  readonly fields: readonly string[];
  readonly across: readonly string[];
  readonly measures: readonly Measure[];
  readonly pivot: PivotResult;
  readonly language: Language;
}

/** Of a batch that is not calculated. */
export const noPivot: PivotResult = {
  scales: [],
  rowsTotal: 0,
  columnsTotal: 0,
  rows: [],
  columns: [],
  cells: [],
  rowTotals: [],
  columnTotals: [],
  total: [],
};

/** Groups down in their order, the totals last. Without a field down the totals are all there is. */
export const pivotLines = ({ rows }: PivotResult): PivotLine[] => [
  ...rows.flatMap((head, row) => (head.length === 0 ? [] : [{ row }])),
  { row: undefined },
];

function figureColumn({ aggregate, column }: Measure, scale: number, { table, language }: Shape): OutColumn {
  const plan = table.columns.find(({ code }) => code === column);
  const label = `${aggregateWords[aggregate][language]}: ${(plan?.name ?? words.anyRow)[language]}`;
  if (!plan || aggregate === 'count') return { label, type: 'integer' };
  return { ...outColumn(plan, language), ...(plan.type === 'money' ? { scale } : {}), label };
}

/** The heads of groups down, a column for each group across and measure, and the totals of each line, as on the screen. */
export function pivotColumns(shape: Shape): ExportColumn<PivotLine>[] {
  const { table, fields, across, measures, pivot, language } = shape;
  const heads = fields.map((code, index): ExportColumn<PivotLine> => {
    const { say, ...field } = groupField(table, code, language);
    const valueOf = ({ row }: PivotLine) => {
      if (row === undefined) return index === 0 ? words.total[language] : null;
      const head = pivot.rows[row]?.[index];
      return head ? say(head) : null;
    };
    return { ...field, valueOf };
  });
  const figures = measures.map((measure, index) => figureColumn(measure, pivot.scales[index] ?? 0, shape));
  const crossed = across.length === 0 ? [] : pivot.columns;
  const saysAcross = across.map((code) => groupField(table, code, language).say);
  const cells = crossed.flatMap((head, place) => {
    const said = head.map((part, index) => String(saysAcross[index]?.(part) ?? '')).join(' › ');
    return figures.map(
      (figure, index): ExportColumn<PivotLine> => ({
        ...figure,
        label: measures.length > 1 ? `${said} · ${figure.label}` : said,
        valueOf: ({ row }) => (row === undefined ? pivot.columnTotals[place] : pivot.cells[row]?.[place])?.[index] ?? null,
      }),
    );
  });
  const totals = figures.map(
    (figure, index): ExportColumn<PivotLine> => ({
      ...figure,
      label: across.length === 0 ? figure.label : `${words.total[language]} · ${figure.label}`,
      valueOf: ({ row }) => (row === undefined ? pivot.total : pivot.rowTotals[row])?.[index] ?? null,
    }),
  );
  return [...heads, ...cells, ...totals];
}
