import { checkView as contract } from '@wagewright/contracts/identity/menus';
import { implementQuery } from '../../core/implement.ts';
import { shownMenusOf } from './shown-menus.ts';

const within = (view: string, path: string): boolean => view === path || (path !== '/' && view.startsWith(`${path}/`));

export const checkView = implementQuery(contract, async ({ input: { menu, view }, actor }) => {
  const found = shownMenusOf(actor).some(({ key, path }) => (!menu || menu === key) && (!view || view === key || within(view, path)));
  return { allowed: (menu !== undefined || view !== undefined) && found };
});
