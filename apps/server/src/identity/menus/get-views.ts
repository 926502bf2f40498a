import { getViews as contract } from '@wagewright/contracts/identity/menus';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { shownMenusOf, viewMenu } from './shown-menus.ts';

export const getViews = implementQuery(contract, async ({ input, actor, context }) => ({
  user: {
    id: actor.userId,
    account: actor.account,
    displayName: actor.displayName,
    employeeId: actor.employeeId,
    language: actor.language ?? languageOf(context),
  },
  permissions: [...actor.grants.keys()],
  menus: shownMenusOf(actor)
    .filter(({ key }) => !input.menu || input.menu === key)
    .map(viewMenu),
}));
