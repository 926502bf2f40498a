import { z } from 'zod';
import { isoDate, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { contractContent, contractErrors } from '../contracts/index.ts';
import { assignmentContent, changeReason, employeeReference } from './employment.ts';

const { startsOn: _from, ...firstContract } = contractContent;

/** Why somebody cannot come back. */
export const rehireErrors = ['STILL_EMPLOYED', 'REHIRE_TOO_EARLY'] as const;

export const rehireEmployee = defineProcedure({
  id: 'org/employees/rehire-employee',
  kind: 'mutation',
  summary:
    'Takes somebody back who has left, under the same number: a new period of service from a day on, where they work then, and the contract that begins with it. The earlier period stays as it was.',
  permission: 'employee.edit',
  input: employeeReference.extend({
    from: isoDate,
    ...assignmentContent,
    costCenterId: assignmentContent.costCenterId.default(null),
    supervisorId: assignmentContent.supervisorId.default(null),
    dottedSupervisorId: assignmentContent.dottedSupervisorId.default(null),
    /** The first contract of the new period, which begins with it. */
    contract: z.strictObject(firstContract).nullable().default(null),
    reason: changeReason,
  }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', ...rehireErrors, 'DEPARTMENT_NOT_THERE', 'REPORTS_TO_THEMSELF', ...contractErrors],
  rest: [{ method: 'POST', path: '/api/org/employees/{id}/rehire' }],
  audit: 'employee',
  changes: 'employee',
});
