/** What a grant reaches. Solution scope comes from being named manager or approver of a solution. */
export const scopeKinds = ['self', 'subordinates', 'department', 'legal-entity', 'solution', 'batch', 'all'] as const;
export type ScopeKind = (typeof scopeKinds)[number];

export const roleCodes = [
  'employee',
  'manager',
  'approver',
  'administrator',
  'hr',
  'payroll-administrator',
  'solution-manager',
  'solution-approver',
] as const;
export type RoleCode = (typeof roleCodes)[number];

/** Which built-in roles hold a permission, and whom each grant reaches. */
export type RoleScopes = Readonly<Partial<Record<RoleCode, ScopeKind>>>;
export type PermissionDefinitions = Readonly<Record<`${string}.${string}`, RoleScopes>>;
