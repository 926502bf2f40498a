import { getViews as contract } from '@wagewright/contracts/identity/menus';
import { readConfigs } from '@wagewright/db';
import { ownLanguageOf, readerOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { shownMenusOf, viewMenu } from './shown-menus.ts';

export const getViews = implementQuery(contract, async ({ input, actor, context, deps }) => {
  const { 'profile-areas': areas } = await readConfigs(deps.db.reads, ['profile-areas']);
  return {
    user: {
      id: actor.userId,
      account: actor.account,
      displayName: actor.displayName,
      employeeId: actor.employeeId,
      language: ownLanguageOf(context),
    },
    permissions: [...actor.grants.keys()],
    menus: shownMenusOf(actor)
      .filter(({ profileArea }) => profileArea === undefined || areas[profileArea])
      .filter(({ key }) => !input.menu || input.menu === key)
      .map((menu) => ({ ...viewMenu(menu), label: deps.terms.current.localized(readerOf(context), 'menus', menu.key, menu.label) })),
  };
});
