import { defineProcedure } from '../../core/procedure.ts';
import { setupStepReference, setupView } from './setup.ts';

export const completeSetupStep = defineProcedure({
  id: 'payroll/setups/complete-setup-step',
  kind: 'mutation',
  summary: 'Says that a step of the guided start is done: what it is about is there.',
  permission: 'setup.edit',
  input: setupStepReference,
  output: setupView,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/setups/{legalEntityId}/complete' }],
  audit: 'setup',
  changes: 'legal-entity',
});
