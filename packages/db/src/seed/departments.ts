import type { LocalizedText } from '@wagewright/contracts';
import type { Sql } from '../sql.ts';
import { insertRows, reserveIds } from './bulk.ts';

export interface SeedUnit {
  readonly key: string;
  readonly code: string;
  readonly parent: string | null;
  readonly versions: readonly { readonly from: string; readonly to: string | null; readonly name: LocalizedText }[];
}

/** Writes departments without their versions, which name managers who are not written yet. @returns ids by key */
export async function insertDepartments(sql: Sql, legalEntityId: number, units: readonly SeedUnit[]): Promise<Map<string, number>> {
  const ids = await reserveIds(sql, 'department', units.length);
  await insertRows(
    sql,
    'department',
    { id: 'int', code: 'text', legal_entity_id: 'int' },
    units.map((unit, index) => ({ id: ids[index] ?? null, code: unit.code, legal_entity_id: legalEntityId })),
  );
  return new Map(units.map((unit, index) => [unit.key, ids[index] ?? 0]));
}

export async function insertDepartmentVersions(
  sql: Sql,
  units: readonly SeedUnit[],
  ids: ReadonlyMap<string, number>,
  managers: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = units.flatMap((unit) =>
    unit.versions.map((version) => ({
      department_id: ids.get(unit.key) ?? null,
      effective_date: version.from,
      expiry_date: version.to,
      name: JSON.stringify(version.name),
      parent_id: unit.parent === null ? null : (ids.get(unit.parent) ?? null),
      manager_employee_id: managers.get(unit.key) ?? null,
    })),
  );
  await insertRows(
    sql,
    'department_version',
    { department_id: 'int', effective_date: 'date', expiry_date: 'date', name: 'jsonb', parent_id: 'int', manager_employee_id: 'int' },
    rows,
  );
}

/** One cost centre per top department. @returns ids by the unit's key */
export async function insertCostCenters(sql: Sql, prefix: string, units: readonly SeedUnit[]): Promise<Map<string, number>> {
  const tops = units.filter((unit) => unit.parent === null);
  const ids = await reserveIds(sql, 'cost_center', tops.length);
  await insertRows(
    sql,
    'cost_center',
    { id: 'int', code: 'text', name: 'jsonb' },
    tops.map((unit, index) => ({
      id: ids[index] ?? null,
      code: `${prefix}-${unit.code}`,
      name: JSON.stringify(unit.versions.at(-1)?.name ?? { en: unit.code, 'zh-CN': unit.code }),
    })),
  );
  return new Map(tops.map((unit, index) => [unit.key, ids[index] ?? 0]));
}
