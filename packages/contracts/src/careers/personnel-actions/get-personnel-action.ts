import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { personnelActionRow } from './personnel-action.ts';

export const getPersonnelAction = defineProcedure({
  id: 'careers/personnel-actions/get-personnel-action',
  kind: 'query',
  summary:
    'One change of somebody’s work, for whom it is about, whoever sees such changes of theirs, and whoever has a part in its approval.',
  permission: 'signed-in',
  input: z.strictObject({ id }),
  output: z.object({ action: personnelActionRow, isOwn: z.boolean() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/personnel-actions/{id}' }],
});
