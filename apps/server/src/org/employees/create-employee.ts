import { createEmployee as contract } from '@wagewright/contracts/org/employees';
import { implementMutation } from '../../core/implement.ts';
import { writeContract } from '../contracts/index.ts';
import { requireHiring, writeHire } from './write-hire.ts';

export const createEmployee = implementMutation(contract, async (call) => {
  const { hireDate: from, reason, contract: first, ...hire } = call.input;
  const fields = await requireHiring(call, hire.legalEntityId, call.input, contract.id);
  const employee = await writeHire(call, { from, ...hire }, fields, { reason });
  if (first) await writeContract(call, employee, { ...first, startsOn: from }, { reason });
  return { id: employee.id };
});
