import { builtInRoleGrants, type LocalizedText, type RoleCode, roleCodes } from '@wagewright/contracts';
import type { Sql } from '../sql.ts';
import { insertRows, reserveIds } from './bulk.ts';

const roleNames: Record<RoleCode, LocalizedText> = {
  employee: { en: 'Employee', 'zh-CN': '员工' },
  manager: { en: 'Manager', 'zh-CN': '主管' },
  approver: { en: 'Approver', 'zh-CN': '审批人' },
  administrator: { en: 'Administrator', 'zh-CN': '管理员' },
  hr: { en: 'HR', 'zh-CN': '人力资源' },
  'payroll-administrator': { en: 'Payroll administrator', 'zh-CN': '薪酬管理员' },
  'solution-manager': { en: 'Solution manager', 'zh-CN': '方案管理员' },
  'solution-approver': { en: 'Solution approver', 'zh-CN': '方案审批人' },
};

/** Writes the built-in roles with their grants. @returns role ids by code */
export async function seedRoles(sql: Sql): Promise<Record<RoleCode, number>> {
  const ids = await reserveIds(sql, 'role', roleCodes.length);
  const byCode = Object.fromEntries(roleCodes.map((code, index) => [code, ids[index] ?? 0])) as Record<RoleCode, number>;
  await insertRows(
    sql,
    'role',
    { id: 'int', code: 'text', name: 'jsonb', built_in: 'bool' },
    roleCodes.map((code) => ({ id: byCode[code], code, name: JSON.stringify(roleNames[code]), built_in: true })),
  );
  await insertRows(
    sql,
    'role_grant',
    { role_id: 'int', permission: 'text', scope: 'text' },
    roleCodes.flatMap((code) =>
      Object.entries(builtInRoleGrants[code]).map(([permission, scope]) => ({ role_id: byCode[code], permission, scope })),
    ),
  );
  const permissions = new Set(Object.values(builtInRoleGrants).flatMap((grants) => Object.keys(grants)));
  await insertRows(
    sql,
    'known_permission',
    { permission: 'text' },
    [...permissions].map((permission) => ({ permission })),
  );
  return byCode;
}
