/** Everything that can be granted, as resource.action. Deny by default: what is not granted is refused. */
export const permissions = [
  'employee.read',
  'department.read',
  'pay.read',
  'solution.read',
  'solution.edit',
  'period.read',
  'batch.read',
  'batch.create',
  'batch.prepare',
  'batch.calculate',
  'batch.submit',
  'batch.approve',
  'batch.submit-data',
  'batch.generate-payslips',
  'batch.publish-payslips',
  'batch.close',
  'batch.cancel',
  'batch.delete',
  'batch.move-back',
  'batch.hold-payee',
  'payslip.read-own',
  'approval.decide',
] as const;
export type Permission = (typeof permissions)[number];

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

type Grants = Partial<Record<Permission, ScopeKind>>;

const everyBatchAction = (scope: ScopeKind): Grants => ({
  'pay.read': scope,
  'solution.read': scope,
  'solution.edit': scope,
  'period.read': scope,
  'batch.read': scope,
  'batch.create': scope,
  'batch.prepare': scope,
  'batch.calculate': scope,
  'batch.submit': scope,
  'batch.submit-data': scope,
  'batch.generate-payslips': scope,
  'batch.publish-payslips': scope,
  'batch.close': scope,
  'batch.cancel': scope,
  'batch.delete': scope,
  'batch.move-back': scope,
  'batch.hold-payee': scope,
  'employee.read': scope,
  'department.read': scope,
});

/** What the built-in roles may do. Being somebody's manager shows no pay. */
export const builtInRoleGrants: Record<RoleCode, Grants> = {
  employee: { 'payslip.read-own': 'self' },
  manager: { 'employee.read': 'subordinates', 'department.read': 'subordinates' },
  approver: { 'approval.decide': 'self' },
  administrator: { 'employee.read': 'all', 'department.read': 'all', 'solution.read': 'all', 'period.read': 'all' },
  hr: { 'employee.read': 'legal-entity', 'department.read': 'legal-entity' },
  'payroll-administrator': everyBatchAction('legal-entity'),
  'solution-manager': everyBatchAction('solution'),
  'solution-approver': {
    'pay.read': 'solution',
    'solution.read': 'solution',
    'period.read': 'solution',
    'batch.read': 'solution',
    'batch.approve': 'solution',
    'approval.decide': 'self',
  },
};
