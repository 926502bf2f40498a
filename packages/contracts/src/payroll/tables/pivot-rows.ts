import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { rowFilter } from './table.ts';

export const pivotAggregates = ['sum', 'count', 'average', 'min', 'max'] as const;
export type PivotAggregate = (typeof pivotAggregates)[number];

/** Of a pivot: fields that make its rows, fields that make its columns, measures; the rows and columns that are answered. */
export const pivotLimits = { rowFieldsMax: 3, columnFieldsMax: 2, measuresMax: 6, rowsMax: 500, columnsMax: 60 } as const;

export const pivotMeasure = z.strictObject({
  aggregate: z.enum(pivotAggregates),
  /** Left out where rows are counted. */
  column: codeSchema.optional(),
});

const head = z.object({
  /** One of each field, in their order: as conditions take it, null where rows have no value. */
  values: z.array(z.object({ value: z.string().nullable(), name: localizedText.nullable() })),
});

/** One of each measure, in their order: decimal text at the measure's scale; null where no row has a value. */
const figures = z.array(z.string().nullable());

export const pivotRows = defineProcedure({
  id: 'payroll/tables/pivot-rows',
  kind: 'query',
  summary: 'The rows of a filter as a pivot: groups down, groups across, and in each cell what its rows come to; with totals of both.',
  permission: 'pay.read',
  input: rowFilter.extend({
    rows: z.array(codeSchema).max(pivotLimits.rowFieldsMax),
    columns: z.array(codeSchema).max(pivotLimits.columnFieldsMax),
    measures: z.array(pivotMeasure).min(1).max(pivotLimits.measuresMax),
  }),
  output: z.object({
    /** Of each measure, its digits after the point. */
    scales: z.array(z.int()),
    /** Groups down and across in all; the answer holds the first of them, totals are over all. */
    rowsTotal: z.int(),
    columnsTotal: z.int(),
    rows: z.array(head),
    columns: z.array(head),
    /** By row, then by column. */
    cells: z.array(z.array(figures)),
    rowTotals: z.array(figures),
    columnTotals: z.array(figures),
    total: figures,
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/tables/{table}/pivot' }],
  immediate: true,
});
