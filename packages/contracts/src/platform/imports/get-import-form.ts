import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { importColumn, importQuestion, importSubject } from './import.ts';
import { importModes, importWritebacks } from './import-options.ts';

export const getImportForm = defineProcedure({
  id: 'platform/imports/get-import-form',
  kind: 'query',
  summary: 'What can be imported into a record: its columns in the order of the template, and the modes and writeback types that it takes.',
  permission: 'import.read',
  input: importSubject,
  output: z.object({
    name: localizedText,
    title: localizedText,
    columns: z.array(importColumn),
    /** Several rows of one key are lines of it, in the order of the file. */
    hasLines: z.boolean(),
    /** Files come in a layout of their own: their columns are understood, and confirmed. */
    understands: z.boolean(),
    modes: z.array(z.enum(importModes)),
    writebacks: z.array(z.enum(importWritebacks)),
    /** What is asked beside the file. */
    questions: z.array(importQuestion),
    /** Why nothing can be imported now, in words; null: it can. */
    obstacle: z.string().nullable(),
  }),
  errors: ['NOT_FOUND', 'IMPORT_NOT_OFFERED'],
  rest: [{ method: 'GET', path: '/api/platform/imports/form' }],
});
