import { AppError } from '@wagewright/contracts';
import { updateRoster as contract } from '@wagewright/contracts/time/rosters';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { seenRoster } from './load-roster.ts';

export const updateRoster = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const before = await seenRoster(call, input);
  const { id, code } = before;
  const after = { name: toJson(input.name), version: before.version + 1 };
  const { count } = await tx.roster.updateMany({ where: { id, version: before.version }, data: after });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Roster', id: code });
  audit({ entity: 'roster', entityId: id, before: { name: toJson(before.name), version: before.version }, after });
  return { version: after.version };
});
