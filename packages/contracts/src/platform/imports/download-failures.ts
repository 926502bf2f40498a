import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { importFileFormats } from './import-file-format.ts';

export const downloadFailures = defineProcedure({
  id: 'platform/imports/download-failures',
  kind: 'query',
  summary:
    'The failure file: the refused rows of an import in the layout of its file, with the reasons in a further column. The typed door only names it.',
  permission: 'import.read',
  input: z.strictObject({ id, format: z.enum(importFileFormats).default('xlsx') }),
  output: z.object({ fileName: z.string(), rows: z.int() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/platform/imports/{id}/failures' }],
  answersFile: 'application/octet-stream',
});
