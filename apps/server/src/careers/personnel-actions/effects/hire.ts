import { isRecord } from '@wagewright/db/columns';
import type { SubjectCall } from '../../../approvals/instances/index.ts';
import { takeContractBack, writeContract } from '../../../org/contracts/index.ts';
import { readFields } from '../../../org/custom-fields/index.ts';
import { takeHireBack, writeHire } from '../../../org/employees/index.ts';
import type { PersonRow } from '../../../time/requests/index.ts';
import { type Acting, toldAs } from './effect.ts';

/** Makes the person, by whoever decides: fields of pay are said by whoever asked, who may, and asked of nobody else. */
export async function takeHire(
  call: SubjectCall,
  { on, legalEntityId, content: { kind, contract, ...hire }, reason }: Acting<'hire'>,
): Promise<{ readonly employeeId: number; readonly undo: object }> {
  const all = await readFields(call.tx, 'employee');
  const fields = all.filter(({ audience, key }) => audience !== 'pay' || key in hire.custom);
  const employee = await writeHire(call, { legalEntityId, from: on, ...hire }, fields, toldAs(kind, reason));
  const contractId = contract && (await writeContract(call, employee, { ...contract, startsOn: on }, { reason }));
  return { employeeId: employee.id, undo: { contractId } };
}

/** The person goes, and the hire is of nobody again. @returns false where anything was recorded of them since */
export async function takeHiredBack(
  call: SubjectCall,
  person: PersonRow,
  { content: { kind }, reason }: Acting<'hire'>,
  undo: unknown,
): Promise<boolean> {
  const contractId = isRecord(undo) && typeof undo['contractId'] === 'number' ? undo['contractId'] : null;
  await call.tx.personnelAction.updateMany({ where: { employeeId: person.id, kind }, data: { employeeId: null } });
  if (contractId !== null && !(await takeContractBack(call, { id: contractId, employeeId: person.id }, reason))) return false;
  return await takeHireBack(call, person, toldAs(kind, reason));
}
