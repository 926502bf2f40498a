import { AppError } from '@wagewright/contracts';
import { deleteRoster as contract } from '@wagewright/contracts/time/rosters';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { nameOfRoster, seenRoster } from './load-roster.ts';

export const deleteRoster = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const roster = await seenRoster(call, input);
  const { id, code, name, _count } = roster;
  if (_count.assignments > 0) throw new AppError('ROSTER_USED', { roster: nameOfRoster(roster) });
  await tx.roster.delete({ where: { id } });
  audit({ entity: 'roster', entityId: id, before: { code, name: toJson(name) }, after: { deleted: true } });
  return { id };
});
