import { factsOfPermission } from '@wagewright/contracts/identity/roles';
import type { Inputs } from '../../../shared/api/trpc.ts';
import type { Role } from './RolePage.tsx';

type Content = Inputs['identity']['roles']['updateRole'];
export type Grant = Content['grants'][number];

/** What is being edited: each permission with how far it reaches, the names, and what is hidden. */
export interface RoleValues {
  readonly nameEn: string;
  readonly nameZh: string;
  readonly description: string;
  readonly scopes: Readonly<Record<string, Grant['scope']>>;
  readonly hiddenMenus: readonly string[];
}

/** Of several scopes of one permission the widest: the others are within it. */
function widest(permission: string, scopes: readonly string[]): Grant['scope'] | undefined {
  const known = factsOfPermission(permission)?.scopes ?? [];
  return known.findLast((scope) => scopes.includes(scope));
}

export function valuesOf(role: Role): RoleValues {
  const byPermission = Map.groupBy(role.grants, ({ permission }) => permission);
  const scopes = [...byPermission].flatMap(([permission, grants]) => {
    const scope = widest(
      permission,
      grants.map((grant) => grant.scope),
    );
    return scope ? [[permission, scope] as const] : [];
  });
  return {
    nameEn: role.name.en,
    nameZh: role.name['zh-CN'],
    description: role.description,
    scopes: Object.fromEntries(scopes),
    hiddenMenus: role.hiddenMenus,
  };
}

export const grantsOf = ({ scopes }: RoleValues): Grant[] =>
  Object.entries(scopes).map(([permission, scope]) => ({ permission: permission as Grant['permission'], scope }));

const sorted = (values: RoleValues): string =>
  JSON.stringify([
    values.nameEn.trim(),
    values.nameZh.trim(),
    values.description.trim(),
    Object.entries(values.scopes).sort(([one], [other]) => one.localeCompare(other)),
    [...values.hiddenMenus].sort(),
  ]);

export const isSame = (one: RoleValues, other: RoleValues): boolean => sorted(one) === sorted(other);
