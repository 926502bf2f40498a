import { listViewsOfUser as contract } from '@wagewright/contracts/identity/menus';
import { implementQuery } from '../../core/implement.ts';
import { viewsOf } from './views-of.ts';

export const listViewsOfUser = implementQuery(
  contract,
  async ({ input: { userId }, reach, deps }) => await viewsOf(deps.db, reach, userId, { what: 'user', id: userId }),
);
