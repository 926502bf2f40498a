import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { cellSchema, codeSchema, definitionDifference, isoDateSchema } from '../solutions/index.ts';
import { changedRows, saveErrors } from './save-global-table.ts';

/** What becomes of rows that the version has: only what the file says stays, or its rows are put beside and in the place of those of their key. */
export const rowImportModes = ['override', 'create-and-update'] as const;

export const importGlobalTableRows = defineProcedure({
  id: 'payroll/global-tables/import-global-table-rows',
  kind: 'mutation',
  summary:
    'Rows of a version out of a text file or a workbook. A dry run says row by row what was read, what is wrong by sheet and cell, and what would differ; else it is a new revision.',
  permission: 'global-table.edit',
  input: changedRows.extend({
    validFrom: isoDateSchema,
    /** The law or publication; of a version that is there already it may be left out. */
    source: lineOfText(limits.remarksCharactersMax).min(1).optional(),
    mode: z.enum(rowImportModes).default('override'),
    fileName: lineOfText(limits.fileNameCharactersMax).min(1),
    /** The file's bytes. */
    base64: z.base64().min(1),
    /** Of a workbook with several. */
    sheet: lineOfText(limits.nameCharactersMax).optional(),
    decimalMark: z.enum(['point', 'comma']).optional(),
    dateOrder: z.enum(['day-first', 'month-first']).optional(),
    dryRun: z.boolean().default(true),
  }),
  output: z.object({
    rows: z.array(z.object({ place: z.string(), cells: z.record(codeSchema, cellSchema) })),
    /** With any of these nothing is written. */
    problems: z.array(localizedText),
    notes: z.array(localizedText),
    differences: z.array(definitionDifference),
    /** The new revision; null after a dry run or with problems. */
    revision: z.int().nullable(),
  }),
  errors: saveErrors,
  rest: [{ method: 'POST', path: '/api/payroll/global-tables/{code}/import' }],
  audit: 'global-table',
  changes: 'global-table',
});
