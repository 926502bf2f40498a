import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { setupView } from './setup.ts';

export const beginSetup = defineProcedure({
  id: 'payroll/setups/begin-setup',
  kind: 'mutation',
  summary: 'Begins the guided start of a legal entity, which leads to its first payslips. One that has begun is begun once.',
  permission: 'setup.edit',
  input: z.strictObject({
    legalEntityId: id,
    /** The legal entity was made for it: undone as a whole, it goes too, as long as nothing belongs to it. */
    madeEntity: z.boolean().default(false),
  }),
  output: setupView,
  errors: ['NOT_FOUND', 'SETUP_BEGUN'],
  rest: [{ method: 'POST', path: '/api/payroll/setups', status: 201 }],
  audit: 'setup',
  changes: 'legal-entity',
  idempotent: true,
});
