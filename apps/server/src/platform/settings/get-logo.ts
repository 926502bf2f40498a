import { getLogo as contract } from '@wagewright/contracts/platform/settings';
import { readConfigs } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const getLogo = implementQuery(contract, async ({ deps }) => {
  const { logo } = await readConfigs(deps.db.reads, ['logo']);
  return { logo: logo.picture };
});
