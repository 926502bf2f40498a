import { AppError } from '@wagewright/contracts';
import { removeContract as contract } from '@wagewright/contracts/org/contracts';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { letFilesGo } from '../../platform/files/index.ts';
import { nameOf } from '../employees/index.ts';
import { contractForChange } from './load-contract.ts';
import { contentOf } from './view-contract.ts';

export const removeContract = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const row = await contractForChange(call, input);
  const { id, number, employee, renewedBy } = row;
  if (renewedBy) throw new AppError('CONTRACT_RENEWED', { name: nameOf(employee), number, renewedBy: renewedBy.number });
  await letFilesGo(call, { kind: 'contract', id });
  await tx.employmentContract.delete({ where: { id, version: input.version } });
  audit({ entity: 'contract', entityId: id, before: toJson(contentOf(row)), after: { removed: true, reason: input.reason } });
  return { id };
});
