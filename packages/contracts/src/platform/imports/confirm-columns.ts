import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { importDetail, importReference } from './import.ts';
import { importMapping, readingOptions } from './import-options.ts';

export const confirmColumns = defineProcedure({
  id: 'platform/imports/confirm-columns',
  kind: 'mutation',
  summary: 'Says what each column of a file is, and reads it so: what was understood, with what somebody has changed of it.',
  permission: 'import.make',
  input: importReference.extend({
    columns: importMapping.min(1),
    reading: z.optional(readingOptions.pick({ dateOrder: true, decimalMark: true })),
  }),
  output: importDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'IMPORT_NOT_OFFERED', 'IMPORT_COLUMNS'],
  rest: [{ method: 'POST', path: '/api/platform/imports/{id}/confirm-columns', status: 202 }],
  audit: 'import',
  changes: 'import',
});
