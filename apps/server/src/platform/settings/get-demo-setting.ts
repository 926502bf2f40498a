import { getDemoSetting as contract } from '@wagewright/contracts/platform/settings';
import { implementQuery } from '../../core/implement.ts';
import { savedConfig } from './saved-config.ts';

export const getDemoSetting = implementQuery(contract, async ({ deps }) => {
  const { value, version } = await savedConfig(deps.db.prisma, 'demo');
  return { ...value, version };
});
