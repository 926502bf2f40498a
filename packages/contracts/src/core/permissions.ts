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

/** Roles whose rights the owner of a company begins with. */
const ownersRoles = ['administrator', 'hr', 'payroll-administrator', 'solution-manager'] as const satisfies readonly RoleCode[];

/** The role of whoever begins a company of one's own: no code of a role that somebody makes. */
export const ownerRoleCode = 'owner';

/**
 * What the owner of a company begins with: all that administrators, HR and payroll may do, everywhere. Not to decide approvals, so that nobody
 * approves what they pay; rights over pay the owner gives, by `pay.grant`.
 */
export const ownerGrants: Grants = Object.fromEntries(
  permissions.flatMap((permission) => {
    const scopes = ownersRoles.flatMap((role) => builtInRoleGrants[role][permission] ?? []);
    if (scopes.length === 0) return [];
    return [[permission, scopes.every((scope) => scope === 'self') ? 'self' : 'all']];
  }),
);
