import { permissions as definitions, type Permission } from '../gathered/permissions.ts';
import { type RoleCode, roleCodes, type ScopeKind } from './roles.ts';

export type { Permission };

/** Everything that can be granted, as resource.action. Deny by default: what is not granted is refused. */
export const permissions = Object.keys(definitions) as Permission[];

type Grants = Readonly<Partial<Record<Permission, ScopeKind>>>;

const grantsOf = (role: RoleCode): Grants =>
  Object.fromEntries(
    permissions.flatMap((permission) => {
      const scopes: Readonly<Partial<Record<RoleCode, ScopeKind>>> = definitions[permission];
      return scopes[role] ? [[permission, scopes[role]]] : [];
    }),
  );

/** What the built-in roles may do. Being somebody's manager shows no pay. */
export const builtInRoleGrants = Object.fromEntries(roleCodes.map((role) => [role, grantsOf(role)])) as Record<RoleCode, Grants>;
