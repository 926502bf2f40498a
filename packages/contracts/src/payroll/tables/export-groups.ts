import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { sortDirection } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportFormat, tableFiles } from '../../platform/exports/index.ts';
import { codeSchema } from '../solutions/index.ts';
import { groupLevelsMax } from './group-rows.ts';
import { rowFilter } from './table.ts';

export const exportGroups = defineProcedure({
  id: 'payroll/tables/export-groups',
  kind: 'mutation',
  summary:
    'The rows of a filter in groups within groups as a file: a line for each group with what its amounts add up to, with or without its rows below it, and the total last; recorded as an export.',
  permission: 'pay.read',
  input: rowFilter.extend({
    /** The outermost first. */
    groupBy: z.array(codeSchema).min(1).max(groupLevelsMax),
    /** As in export-rows; without rows only those that add up stay. */
    columns: z.array(codeSchema).min(1).max(limits.tableViewColumnsMax),
    /** The rows themselves below their innermost group. */
    withRows: z.boolean().default(false),
    /** As in group-rows; rows are ordered by it too. */
    sort: z.strictObject({ column: codeSchema, direction: sortDirection }).optional(),
    format: exportFormat,
  }),
  output: exportedFile,
  errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/tables/{table}/groups/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
