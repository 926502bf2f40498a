import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { importEffects, importRow } from './import.ts';

export const listImportRows = defineProcedure({
  id: 'platform/imports/list-import-rows',
  kind: 'query',
  summary: 'What an import does row by row, before and after, in the order of the file; what the file lacks stands at the end.',
  permission: 'import.read',
  input: windowInput.extend({
    id,
    effects: z.array(z.enum(importEffects)).min(1).optional(),
    /** The beginning of a key, or a part of whose it is. */
    keywords: lineOfText(limits.searchCharactersMax).optional(),
    /** Rows that are refused for it, as `count-import-reasons` names it. */
    reason: z
      .strictObject({ code: lineOfText(limits.nameCharactersMax), column: lineOfText(limits.nameCharactersMax).optional() })
      .optional(),
  }),
  output: z.object({ total: z.int(), rows: z.array(importRow) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/platform/imports/{id}/rows' }],
  immediate: true,
});
