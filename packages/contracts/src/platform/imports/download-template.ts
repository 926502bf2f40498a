import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { importSubject } from './import.ts';
import { importFileFormats } from './import-file-format.ts';

export const downloadTemplate = defineProcedure({
  id: 'platform/imports/download-template',
  kind: 'query',
  summary: 'An empty file to fill in: the columns with their formats and, in a workbook, a sheet of help. The typed door only names it.',
  permission: 'import.read',
  input: importSubject.extend({ format: z.enum(importFileFormats).default('xlsx') }),
  output: z.object({ fileName: z.string() }),
  errors: ['NOT_FOUND', 'IMPORT_NOT_OFFERED'],
  rest: [{ method: 'GET', path: '/api/platform/imports/template' }],
  answersFile: 'application/octet-stream',
});
