import { defineProcedure } from '../../core/procedure.ts';
import { setupStepReference, setupView } from './setup.ts';

export const undoSetupStep = defineProcedure({
  id: 'payroll/setups/undo-setup-step',
  kind: 'mutation',
  summary:
    'Goes back to a step of the guided start whose work is gone again, the last step first, until a batch of the legal entity is closed.',
  permission: 'setup.edit',
  input: setupStepReference,
  output: setupView,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/setups/{legalEntityId}/undo' }],
  audit: 'setup',
  changes: 'legal-entity',
});
