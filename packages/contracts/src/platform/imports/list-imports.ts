import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { importSummary } from './import.ts';
import { importEntityCodes } from './import-entities.ts';
import { importStatuses } from './import-machine.ts';

export const listImports = defineProcedure({
  id: 'platform/imports/list-imports',
  kind: 'query',
  summary: 'The history of imports into what the caller may read: who, which file, when, how many rows of each effect; newest first.',
  permission: 'import.read',
  input: windowInput.extend({
    entity: z.enum(importEntityCodes).optional(),
    subjectId: id.optional(),
    status: z.enum(importStatuses).optional(),
    /** Part of the file's name, or of the name of who brought it. */
    search: lineOfText(limits.searchCharactersMax).optional(),
  }),
  output: z.object({ total: z.int(), rows: z.array(importSummary) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/platform/imports' }],
});
