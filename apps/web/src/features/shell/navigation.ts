import type { MenuArea, MenuKey } from '@wagewright/contracts/identity/menus';
import type { Outputs } from '../../shared/api/trpc.ts';

export type MenuEntry = Outputs['identity']['menus']['getViews']['menus'][number];

/** An area with its second level. */
export interface NavigationArea {
  readonly area: Exclude<MenuArea, 'top' | 'settings'>;
  readonly entries: readonly MenuEntry[];
}

/** The navigation as it stands: beside Home, by area, and at the foot. */
export interface Navigation {
  readonly top: readonly MenuEntry[];
  readonly areas: readonly NavigationArea[];
  readonly settings: readonly MenuEntry[];
}

/** Orders what the server grants; its order within and of areas is kept, and areas without an entry do not show. */
export function navigationOf(menus: readonly MenuEntry[]): Navigation {
  const at = (area: MenuArea) => menus.filter((entry) => entry.area === area);
  const areas = [...new Set(menus.map(({ area }) => area))].filter((area) => area !== 'top' && area !== 'settings');
  return { top: at('top'), areas: areas.map((area) => ({ area, entries: at(area) })), settings: at('settings') };
}

export const isWithin = (pathname: string, { path }: { readonly path: string }): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Whether other places lie below an entry's own: then only its page itself is it. */
export const hasPlacesBelow = (menus: readonly MenuEntry[], entry: MenuEntry): boolean =>
  menus.some((other) => other !== entry && isWithin(other.path, entry));

/** What opens its second level in place: an area, or the settings at the foot. */
export type ShownArea = NavigationArea['area'] | 'settings';

/** The area that a page belongs to; elsewhere the first, which is what one works in. */
export const areaOf = ({ areas, settings }: Navigation, pathname: string): ShownArea | undefined =>
  settings.some((entry) => isWithin(pathname, entry))
    ? 'settings'
    : (areas.find(({ entries }) => entries.some((entry) => isWithin(pathname, entry))) ?? areas[0])?.area;

/** Entries on a phone's bar beside "More", Home among them. */
const barEntries = 4;

/** What a phone's bar has room for: the first of the work, then what is beside Home, then the rest. */
export function barOf({ top, areas }: Navigation): readonly MenuEntry[] {
  const [first, ...rest] = areas.flatMap(({ entries }) => entries);
  return [...(first ? [first] : []), ...top, ...rest].slice(0, barEntries - 1);
}

/** How many wait behind an entry. */
export type MenuCounts = Readonly<Partial<Record<MenuKey, number>>>;
