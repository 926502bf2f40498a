import { updateLeaveType as contract } from '@wagewright/contracts/time/leave';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { nextTypeVersion, seenType } from './load-type.ts';

export const updateLeaveType = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const before = await seenType(call, input);
  const { name = before.name, isActive = before.isActive } = input;
  const after = { name: toJson(name), isActive };
  const version = await nextTypeVersion(tx, before, after);
  audit({
    entity: 'leave-type',
    entityId: before.id,
    before: { name: toJson(before.name), isActive: before.isActive, version: before.version },
    after: { ...after, version },
  });
  return { version };
});
