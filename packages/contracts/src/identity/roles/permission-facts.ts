import type { LocalizedText } from '../../core/languages.ts';
import { permissionNames } from '../../core/permission-names.ts';
import { builtInRoleGrants, type Permission, permissions } from '../../core/permissions.ts';
import { roleCodes, type ScopeKind, scopeKinds } from '../../core/roles.ts';

/** The groups of the picker, in its order. */
export const permissionAreas = ['people', 'payroll', 'approvals', 'access', 'system'] as const;
export type PermissionArea = (typeof permissionAreas)[number];

/** What a permission has to do with pay: it shows it, or it decides about it. Either way only who may give pay gives it (ADR 119). */
export type PayKind = 'shows' | 'moves';

interface ResourceFacts {
  readonly area: PermissionArea;
  /** How far a grant can reach; without a word: as far as a built-in role's does, or everywhere. */
  readonly scopes?: readonly ScopeKind[];
  /** Of every action but those listed. */
  readonly pay?: PayKind;
}

const ofPeople = ['self', 'subordinates', 'department', 'legal-entity', 'solution', 'all'] as const;
const ofSolutions = ['legal-entity', 'solution', 'all'] as const;
const ofBatches = ['legal-entity', 'solution', 'batch', 'all'] as const;
const ofUsers = ['legal-entity', 'all'] as const;

/** By the first word of a permission. One that is not here belongs to the system. */
const resources: Readonly<Record<string, ResourceFacts>> = {
  employee: { area: 'people', scopes: ofPeople },
  department: { area: 'people', scopes: ofPeople },
  compensation: { area: 'people', scopes: ofUsers, pay: 'moves' },
  'personnel-action': { area: 'people' },
  contract: { area: 'people', scopes: ofUsers },
  'cost-allocation': { area: 'people', scopes: ofUsers },
  pay: { area: 'payroll', scopes: ofBatches, pay: 'shows' },
  batch: { area: 'payroll', scopes: ofBatches, pay: 'moves' },
  solution: { area: 'payroll', scopes: ofSolutions, pay: 'moves' },
  period: { area: 'payroll', scopes: ofSolutions, pay: 'moves' },
  'global-table': { area: 'payroll', scopes: ofSolutions, pay: 'moves' },
  'pay-type': { area: 'payroll', scopes: ofUsers, pay: 'moves' },
  'balance-element': { area: 'payroll', scopes: ofUsers, pay: 'moves' },
  scenario: { area: 'payroll', scopes: ofSolutions, pay: 'shows' },
  import: { area: 'payroll', scopes: ofBatches, pay: 'shows' },
  payslip: { area: 'payroll', scopes: ['self'] },
  approval: { area: 'approvals' },
  'approval-process': { area: 'approvals', scopes: ofSolutions },
  user: { area: 'access', scopes: ofUsers },
  role: { area: 'access', scopes: ofUsers },
  'api-key': { area: 'access' },
  password: { area: 'access' },
  'sign-in': { area: 'access' },
  'security-strategy': { area: 'access' },
};

/** Of the payroll, yet neither pay nor a decision about it. */
const withoutPay: ReadonlySet<string> = new Set(['batch.read', 'solution.read', 'period.read', 'global-table.read']);
const moves: ReadonlySet<string> = new Set(['pay.grant']);
const narrower: Readonly<Record<string, readonly ScopeKind[]>> = { 'pay.grant': ofUsers };

export interface PermissionFacts {
  readonly permission: Permission;
  readonly area: PermissionArea;
  readonly label: LocalizedText;
  readonly scopes: readonly ScopeKind[];
  readonly pay: PayKind | null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As far as a built-in role reaches, and everywhere where one of them reaches beyond oneself. */
function usualScopes(permission: Permission): readonly ScopeKind[] {
  const held = roleCodes.flatMap((role) => builtInRoleGrants[role][permission] ?? []);
  const isOwn = held.length > 0 && held.every((scope) => scope === 'self');
  return scopeKinds.filter((scope) => held.includes(scope) || (scope === 'all' && !isOwn));
}

function payOf(permission: Permission, pay: PayKind | undefined): PayKind | null {
  if (withoutPay.has(permission)) return null;
  return moves.has(permission) ? 'moves' : (pay ?? null);
}

function factsOf(permission: Permission): PermissionFacts {
  const resource = permission.split('.')[0] ?? '';
  const { area, scopes, pay } = (Object.hasOwn(resources, resource) ? resources[resource] : undefined) ?? { area: 'system' as const };
  const { en, 'zh-CN': chinese } = permissionNames[permission] ?? { en: permission, 'zh-CN': permission };
  return {
    permission,
    area,
    label: { en: capital(en), 'zh-CN': chinese },
    scopes: narrower[permission] ?? scopes ?? usualScopes(permission),
    pay: payOf(permission, pay),
  };
}

/** All that can be granted, with its words, in the order of the areas. */
export const permissionFacts: readonly PermissionFacts[] = permissions
  .map(factsOf)
  .toSorted((one, other) => permissionAreas.indexOf(one.area) - permissionAreas.indexOf(other.area));

const byPermission: ReadonlyMap<string, PermissionFacts> = new Map(permissionFacts.map((facts) => [facts.permission, facts]));

/** Undefined for a permission of another version of the product. */
export const factsOfPermission = (permission: string): PermissionFacts | undefined => byPermission.get(permission);

export const isOfPay = (permission: string): boolean => factsOfPermission(permission)?.pay != null;

const namedAtOnce = 3;

/** Several permissions in a sentence: the first few by name, how many others. */
export function sayPermissions(codes: readonly string[]): LocalizedText {
  const all = [...new Set(codes)];
  const named = all.slice(0, namedAtOnce).map((code) => permissionNames[code] ?? { en: code, 'zh-CN': code });
  const more = all.length - named.length;
  return {
    en: named.map(({ en }) => en).join(', ') + (more > 0 ? ` and ${more} more` : ''),
    'zh-CN': named.map((one) => one['zh-CN']).join('、') + (more > 0 ? ` 等 ${all.length} 项` : ''),
  };
}
