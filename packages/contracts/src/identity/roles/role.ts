import { z } from 'zod';
import { scopeNames } from '../../core/code-names.ts';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { type Permission, permissions } from '../../core/permissions.ts';
import { id, lineOfText, name, version } from '../../core/primitives.ts';
import { scopeKinds } from '../../core/roles.ts';
import { type MenuKey, menuKeys } from '../menus/index.ts';
import { factsOfPermission } from './permission-facts.ts';

export const scopeLabels = scopeNames;

const permission = z.enum(permissions as [Permission, ...Permission[]]);

export const roleGrant = z.strictObject({ permission, scope: z.enum(scopeKinds) });
export type RoleGrant = z.infer<typeof roleGrant>;

const knowsItsScope = ({ permission: of, scope }: RoleGrant): boolean => factsOfPermission(of)?.scopes.includes(scope) ?? false;

/** What a role opens: each permission as far as it can reach. */
export const roleGrants = z
  .array(roleGrant.refine(knowsItsScope, 'a permission is granted with a scope that it does not know'))
  .max(limits.roleGrantsMax)
  .refine((grants) => new Set(grants.map((grant) => `${grant.permission} ${grant.scope}`)).size === grants.length, 'a grant stands twice');

export const hiddenMenus = z.array(z.enum(menuKeys as [MenuKey, ...MenuKey[]])).max(limits.roleGrantsMax);

export const roleName = z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) });
export const roleDescription = lineOfText(limits.roleDescriptionCharactersMax);

/** What a role is made of, as it is saved. */
export const roleContent = { name: roleName, description: roleDescription, grants: roleGrants, hiddenMenus };

export const roleSummary = z.object({
  id,
  code: z.string(),
  name: localizedText,
  description: z.string(),
  builtIn: z.boolean(),
  version,
  /** Users who hold it, within the caller's reach. */
  holders: z.int(),
  permissions: z.int(),
  /** Its grants show pay, or move it. */
  showsPay: z.boolean(),
  movesPay: z.boolean(),
  hiddenMenus: z.array(z.string()),
});
