import { getViews as contract, menus } from '@wagewright/contracts/identity/menus';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';

export const getViews = implementQuery(contract, async ({ input, actor, context }) => ({
  user: {
    id: actor.userId,
    account: actor.account,
    displayName: actor.displayName,
    employeeId: actor.employeeId,
    language: actor.language ?? languageOf(context),
  },
  permissions: [...actor.grants.keys()],
  menus: menus
    .filter(({ key, needs }) => (!input.menu || input.menu === key) && (needs === 'signed-in' || actor.grants.has(needs)))
    .map(({ key, area, label, path }) => ({ key, area, label, path })),
}));
