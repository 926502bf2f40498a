import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { type MenuDefinition, menuAreas } from '../../core/menu-definition.ts';
import { menus as gathered, type MenuKey } from '../../gathered/menus.ts';

export type { MenuArea } from '../../core/menu-definition.ts';
export type { MenuKey };

export const menuKeys = Object.keys(gathered) as [MenuKey, ...MenuKey[]];

const definitions: Readonly<Record<MenuKey, MenuDefinition>> = gathered;
const placeOf = ({ area, rank }: MenuDefinition): number => menuAreas.indexOf(area) * 1_000 + rank;

/** The navigation, in its order: what somebody works in comes before what they look at once a month. */
export const menus = menuKeys.map((key) => ({ key, ...definitions[key] })).toSorted((one, other) => placeOf(one) - placeOf(other));

export const menuEntry = z.object({ key: z.enum(menuKeys), area: z.enum(menuAreas), label: localizedText, path: z.string() });
