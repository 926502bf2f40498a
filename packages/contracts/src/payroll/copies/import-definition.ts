import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { lineOfText, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { definitionDifference } from '../solutions/index.ts';
import { copyErrors, draftReference, findings } from './copy.ts';

/** Characters of a file that is read at once: a call holds no more. */
export const fileCharactersMax = 900_000;

export const importDefinition = defineProcedure({
  id: 'payroll/copies/import-definition',
  kind: 'mutation',
  summary:
    'Reads a file of the definition format, be it a whole definition or a layer that extends a pack or a solution, and says what it would change of a draft; taken, the draft says what the file says. A wrong file changes nothing.',
  permission: 'solution.edit',
  input: draftReference.extend({
    fileName: lineOfText(limits.nameCharactersMax).min(1),
    text: z.string().min(1).max(fileCharactersMax),
    /** Without it the file is only looked at. */
    take: z.boolean(),
    remarks: remarks.optional(),
  }),
  output: z.object({
    /** Of the draft afterwards. */
    version,
    isTaken: z.boolean(),
    /** What is wrong with the file, by line and column. */
    findings,
    /** From the draft to the file, which keeps the solution's code. */
    differences: z.array(definitionDifference),
    /** What the file calls itself; null of one that is wrong. */
    fileCode: z.string().nullable(),
  }),
  errors: [...copyErrors, 'VALIDATION_FAILED', 'DRAFT_CONFLICT', 'DRAFT_TOO_LARGE', 'GLOBAL_TABLE_LINKED'],
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/copies/{number}/file' }],
  audit: 'solution-copy',
  changes: 'solution-copy',
});
