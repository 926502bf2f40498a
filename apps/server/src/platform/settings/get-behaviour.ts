import { getBehaviour as contract } from '@wagewright/contracts/platform/settings';
import { readBehaviour, readOwner } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { watermarkOf } from './watermark.ts';

export const getBehaviour = implementQuery(contract, async ({ actor, deps }) => {
  const { behaviour, versions } = await readBehaviour(deps.db.reads);
  const { mode } = behaviour.watermark;
  const owner = mode === 'off' ? undefined : await readOwner(deps.db.reads, actor.userId);
  return { behaviour, versions, watermark: owner ? watermarkOf(mode, owner) : null };
});
