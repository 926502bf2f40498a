import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { setupStatuses } from './setup-machine.ts';

export const listSetups = defineProcedure({
  id: 'payroll/setups/list-setups',
  kind: 'query',
  summary: 'The legal entities within reach, and how far the guided start of each has come.',
  permission: 'setup.edit',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(
      z.object({
        legalEntityId: id,
        legalEntity: localizedText,
        /** Null: it was not begun. */
        status: z.enum(setupStatuses).nullable(),
        /** A batch of it is closed: people have been paid. */
        hasPaid: z.boolean(),
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/setups' }],
});
