import { AppError } from '@wagewright/contracts';
import { cancelEnd as contract } from '@wagewright/contracts/org/employees';
import { implementMutation } from '../../core/implement.ts';
import { employeeForChange, nameOf } from './load-employee.ts';
import { writeEnd } from './write-work.ts';

export const cancelEnd = implementMutation(contract, async (call) => {
  const employee = await employeeForChange(call, call.input, 'place');
  const version = await writeEnd(call, employee, null, { reason: call.input.reason });
  if (version === null) throw new AppError('EMPLOYMENT_GOES_ON', { name: nameOf(employee) });
  return { version };
});
