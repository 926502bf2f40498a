import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { setupView } from './setup.ts';

export const getSetup = defineProcedure({
  id: 'payroll/setups/get-setup',
  kind: 'query',
  summary: 'Where a legal entity stands on its way to the first payslips.',
  permission: 'setup.edit',
  input: z.strictObject({ legalEntityId: id }),
  output: setupView,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/setups/{legalEntityId}' }],
});
