import type { LocalizedText } from '@wagewright/contracts';
import type { Sql } from '../sql.ts';
import { insertRows } from './bulk.ts';

/** A person of a demo company as it is written, with the ids that other rows refer to. */
export interface SeedEmployee {
  readonly id: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly gender: string | null;
  readonly hireDate: string;
  readonly terminationDate: string | null;
  readonly email: string;
  readonly phone: string;
  readonly custom: Readonly<Record<string, string>>;
}

export interface SeedAssignment {
  readonly employeeId: number;
  readonly from: string;
  readonly to: string | null;
  readonly departmentId: number;
  readonly positionId: number;
  readonly costCenterId: number | null;
  readonly supervisorId: number | null;
  readonly category: string;
}

export interface SeedCompensation {
  readonly employeeId: number;
  readonly itemId: number;
  readonly from: string;
  readonly to: string | null;
  /** Minor units of the currency. */
  readonly cents: number;
  readonly currency: string;
  readonly remarks: string | null;
}

export async function insertLegalEntity(
  sql: Sql,
  entity: { code: string; name: LocalizedText; country: string; currency: string; timeZone: string; calendarId: number },
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `INSERT INTO legal_entity (code, name, country, currency, time_zone, calendar_id) VALUES ($1, $2::jsonb, $3, $4, $5, $6::int) RETURNING id`,
    [entity.code, JSON.stringify(entity.name), entity.country, entity.currency, entity.timeZone, entity.calendarId],
  );
  if (!row) throw new Error(`The legal entity ${entity.code} was not written.`);
  return row.id;
}

export async function insertEmployees(sql: Sql, legalEntityId: number, employees: readonly SeedEmployee[]): Promise<void> {
  await insertRows(
    sql,
    'employee',
    {
      id: 'int',
      employee_number: 'text',
      legal_entity_id: 'int',
      name: 'text',
      gender: 'text',
      hire_date: 'date',
      termination_date: 'date',
      email: 'text',
      phone: 'text',
      custom: 'jsonb',
    },
    employees.map((employee) => ({
      id: employee.id,
      employee_number: employee.employeeNumber,
      legal_entity_id: legalEntityId,
      name: employee.name,
      gender: employee.gender,
      hire_date: employee.hireDate,
      termination_date: employee.terminationDate,
      email: employee.email,
      phone: employee.phone,
      custom: JSON.stringify(employee.custom),
    })),
  );
}

export async function insertAssignments(sql: Sql, assignments: readonly SeedAssignment[]): Promise<void> {
  await insertRows(
    sql,
    'assignment',
    {
      employee_id: 'int',
      effective_date: 'date',
      expiry_date: 'date',
      department_id: 'int',
      position_id: 'int',
      cost_center_id: 'int',
      supervisor_id: 'int',
      category: 'text',
    },
    assignments.map((assignment) => ({
      employee_id: assignment.employeeId,
      effective_date: assignment.from,
      expiry_date: assignment.to,
      department_id: assignment.departmentId,
      position_id: assignment.positionId,
      cost_center_id: assignment.costCenterId,
      supervisor_id: assignment.supervisorId,
      category: assignment.category,
    })),
  );
}

/** Minor units as decimal text, e.g. 6922218 → 69222.18. */
export const amountText = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export async function insertCompensation(sql: Sql, records: readonly SeedCompensation[]): Promise<void> {
  await insertRows(
    sql,
    'compensation_record',
    {
      employee_id: 'int',
      item_id: 'int',
      effective_date: 'date',
      expiry_date: 'date',
      amount: 'numeric',
      currency: 'text',
      payroll_effective_period: 'text',
      remarks: 'text',
    },
    records.map((record) => ({
      employee_id: record.employeeId,
      item_id: record.itemId,
      effective_date: record.from,
      expiry_date: record.to,
      amount: amountText(record.cents),
      currency: record.currency,
      payroll_effective_period: record.from.slice(0, 7),
      remarks: record.remarks,
    })),
  );
}
