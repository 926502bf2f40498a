import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changeReason, employeeReference } from './employment.ts';

/** Why a rehire cannot be taken back. */
export const takeBackRehireErrors = ['NEVER_REHIRED', 'REHIRE_IN_USE'] as const;

export const takeBackRehire = defineProcedure({
  id: 'org/employees/take-back-rehire',
  kind: 'mutation',
  summary: 'Takes back that somebody came back, as long as nothing stands on the new period of service: they have left as before.',
  permission: 'employee.edit',
  input: employeeReference.extend({ reason: changeReason }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', ...takeBackRehireErrors],
  rest: [{ method: 'POST', path: '/api/org/employees/{id}/rehire/take-back' }],
  audit: 'employee',
  changes: 'employee',
});
