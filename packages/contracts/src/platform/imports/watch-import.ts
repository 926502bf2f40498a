import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { importDetail } from './import.ts';

export const watchImport = defineProcedure({
  id: 'platform/imports/watch-import',
  kind: 'subscription',
  summary: 'The import, now and at every change of it or of the job that is at it.',
  permission: 'import.read',
  input: z.strictObject({ id }),
  output: importDetail,
  errors: ['NOT_FOUND'],
  rest: [],
});
