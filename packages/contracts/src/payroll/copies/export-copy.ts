import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { copyReference } from './copy.ts';

/** `definition`: whole, as it is calculated by. `layer`: what a child says otherwise than its parent, which it extends. */
export const exportForms = ['definition', 'layer'] as const;

export const exportCopy = defineProcedure({
  id: 'payroll/copies/export-copy',
  kind: 'query',
  summary:
    'A copy as a file of the definition format: whole, or of a child solution as the layer that extends its parent. Tests are left out for who may not see pay.',
  permission: 'solution.read',
  input: copyReference.extend({ form: z.enum(exportForms).default('definition') }),
  output: z.object({ fileName: z.string(), text: z.string(), testsHidden: z.boolean() }),
  errors: ['NOT_FOUND', 'NO_PARENT', 'DEFINITION_INVALID'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/copies/{number}/file' }],
});
