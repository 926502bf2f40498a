import { getLoginPage as contract } from '@wagewright/contracts/platform/settings';
import { implementQuery } from '../../core/implement.ts';
import { savedConfig } from './saved-config.ts';

export const getLoginPage = implementQuery(contract, async ({ deps }) => {
  const { value, version } = await savedConfig(deps.db.prisma, 'login-page');
  return { ...value, version };
});
