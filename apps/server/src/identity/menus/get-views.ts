import { AppError } from '@wagewright/contracts';
import { getViews as contract } from '@wagewright/contracts/identity/menus';
import { readConfigs } from '@wagewright/db';
import { ownLanguageOf, readerOf } from '../../core/context.ts';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { shownMenusOf, viewMenu } from './shown-menus.ts';

/** A key of one's own, of which the browser keeps nothing: without a session nobody reads what it has sealed (ADR 43). */
function draftKeyOf({ secrets }: Pick<Deps, 'secrets'>, userId: number): string | null {
  try {
    return secrets.fingerprint(`drafts of ${userId}`).toString('base64');
  } catch (error) {
    if (error instanceof AppError && error.code === 'SECRET_KEY_ABSENT') return null;
    throw error;
  }
}

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
    draftKey: draftKeyOf(deps, actor.userId),
    permissions: [...actor.grants.keys()],
    menus: shownMenusOf(actor)
      .filter(({ profileArea }) => profileArea === undefined || areas[profileArea])
      .filter(({ key }) => !input.menu || input.menu === key)
      .map((menu) => ({ ...viewMenu(menu), label: deps.terms.current.localized(readerOf(context), 'menus', menu.key, menu.label) })),
  };
});
