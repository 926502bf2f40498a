import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { importDetail } from './import.ts';

export const getImport = defineProcedure({
  id: 'platform/imports/get-import',
  kind: 'query',
  summary: 'An import: its file, options, counts and what is wrong with the file.',
  permission: 'import.read',
  input: z.strictObject({ id }),
  output: importDetail,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/platform/imports/{id}' }],
});
