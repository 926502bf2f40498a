import { updateContract as contract } from '@wagewright/contracts/org/contracts';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { attachFiles } from '../../platform/files/index.ts';
import { nameOf, requireEmployed } from '../employees/index.ts';
import { requireFit } from './check-contract.ts';
import { contractForChange, requireAfter } from './load-contract.ts';
import { contentOf } from './view-contract.ts';
import { columnsOfContract } from './write-contract.ts';

export const updateContract = implementMutation(contract, async (call) => {
  const { tx, audit, unchanged } = call;
  const { id, version, files, reason, ...content } = call.input;
  const row = await contractForChange(call, { id, version });
  const before = contentOf(row);
  const after = { ...content, note: content.note || null };
  if (JSON.stringify(after) === JSON.stringify(before) && files.length === 0) {
    unchanged();
    return { version };
  }
  const { employee, employeeId, legalEntityId } = row;
  const name = nameOf(employee);
  if (after.startsOn !== before.startsOn) requireEmployed(employee, after.startsOn);
  await requireFit(tx, { employeeId, legalEntityId, name }, after, id);
  requireAfter(row.renews, { name, number: after.number, startsOn: after.startsOn });
  const passed = after.probationUntil === before.probationUntil ? {} : { probationPassedOn: null };
  await tx.employmentContract.update({
    where: { id, version },
    data: { ...columnsOfContract(after), ...passed, version: version + 1 },
  });
  await attachFiles(call, { kind: 'contract', id }, 0, files);
  audit({
    entity: 'contract',
    entityId: id,
    before: toJson({ ...before, version }),
    after: toJson({ ...after, version: version + 1, reason }),
  });
  return { version: version + 1 };
});
