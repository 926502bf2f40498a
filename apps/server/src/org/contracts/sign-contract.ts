import { AppError, type InputOf, type ProcedureContract } from '@wagewright/contracts';
import { signContract as contract } from '@wagewright/contracts/org/contracts';
import type { ChangeCall } from '../../core/implement.ts';
import { implementMutation } from '../../core/implement.ts';
import { attachFiles } from '../../platform/files/index.ts';
import { lockedEmployee, nameOf, requireEmployed } from '../employees/index.ts';
import { contractInclude, requireAfter } from './load-contract.ts';
import { writeContract } from './write-contract.ts';

type Signing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx'> & { readonly input: InputOf<typeof contract> };

/** @throws AppError NOT_FOUND, CONTRACT_RENEWED, CONTRACT_RENEWS_LATER */
async function requireRenewable({ tx, input }: Signing, name: string): Promise<void> {
  const { renewsId, employeeId, number, startsOn } = input;
  if (renewsId === null) return;
  const earlier = await tx.employmentContract.findFirst({ where: { id: renewsId, employeeId }, include: contractInclude });
  if (!earlier) throw new AppError('NOT_FOUND', { what: 'contract', id: renewsId });
  if (earlier.renewedBy) throw new AppError('CONTRACT_RENEWED', { name, number: earlier.number, renewedBy: earlier.renewedBy.number });
  requireAfter(earlier, { name, number, startsOn });
}

export const signContract = implementMutation(contract, async (call) => {
  const { employeeId, renewsId, files, reason, ...content } = call.input;
  const employee = await lockedEmployee(call, employeeId);
  requireEmployed(employee, content.startsOn);
  await requireRenewable(call, nameOf(employee));
  const id = await writeContract(call, employee, content, { renewsId, reason });
  await attachFiles(call, { kind: 'contract', id }, 0, files);
  return { id };
});
