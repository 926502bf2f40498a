import type { LocalizedText } from './languages.ts';
import type { Permission } from './permissions.ts';
import type { ProcedureContract } from './procedure.ts';

/** Where an entry of the navigation stands: `top` beside Home, then the areas in their order, `settings` by itself at the foot. */
export const menuAreas = ['top', 'payroll', 'people', 'time', 'reports', 'back-office', 'me', 'settings'] as const;
export type MenuArea = (typeof menuAreas)[number];

/** An entry of the navigation; a slice declares its own in a file `menus.ts`, by keys that no other slice uses. */
export interface MenuDefinition {
  readonly area: MenuArea;
  /** Smaller numbers stand first within the area; leave room between. */
  readonly rank: number;
  readonly label: LocalizedText;
  /** Below the base path. */
  readonly path: string;
  /** Shows when the caller holds it; `signed-in` shows to everybody. */
  readonly needs: Permission | 'signed-in';
  /** An area of one’s own profile that the system settings can take out of sight. */
  readonly profileArea?: 'time' | 'payroll' | 'certificates';
}

/** Whoever may ask a screen's query sees its entry. */
export function needsOf({ id, permission }: Pick<ProcedureContract, 'id' | 'permission'>): MenuDefinition['needs'] {
  if (permission === 'public') throw new Error(`${id} is for whoever has not signed in, who has no navigation.`);
  return permission;
}

export type MenuDefinitions = Readonly<Record<string, MenuDefinition>>;
