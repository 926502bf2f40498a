import { menus } from '@wagewright/contracts/identity/menus';
import type { Actor } from '../../core/actor.ts';

type Seeing = Pick<Actor, 'grants' | 'roles'>;
type Menu = (typeof menus)[number];

/** Whether every role that opens an entry hides it. What a solution or a batch opens by itself, no role hides. */
function isHidden({ key, needs }: Menu, { roles }: Seeing): boolean {
  const opening = roles.filter(({ permissions }) => needs === 'signed-in' || permissions.has(needs));
  return opening.length > 0 && opening.every(({ hiddenMenus }) => hiddenMenus.has(key));
}

/** The entries that somebody’s permissions open, in the order of the navigation, and which of them their roles hide: the one source of menus. */
export const menusOf = (who: Seeing): (Menu & { readonly isHidden: boolean })[] =>
  menus.flatMap((menu) => (menu.needs === 'signed-in' || who.grants.has(menu.needs) ? [{ ...menu, isHidden: isHidden(menu, who) }] : []));

export const shownMenusOf = (who: Seeing): Menu[] => menusOf(who).filter((menu) => !menu.isHidden);

/** As answers say an entry. */
export const viewMenu = ({ key, area, label, path }: Menu) => ({ key, area, label, path });
