import type { Sql } from '../../sql.ts';
import { reserveIds } from '../bulk.ts';
import {
  insertAssignments,
  insertCompensation,
  insertEmployees,
  insertLegalEntity,
  type SeedAssignment,
  type SeedCompensation,
} from '../company.ts';
import { addDays } from '../dates.ts';
import { insertCostCenters, insertDepartments, insertDepartmentVersions } from '../departments.ts';
import { seedCountyLeave } from '../leave-rules.ts';
import { draw, pick } from '../random.ts';
import { countyDay, countyWeek, giveRoster, insertRoster, insertShift } from '../shifts.ts';
import { salaryHistory } from './compensation.ts';
import { type CountyDemoPeople, chooseDemoPeople } from './demo-people.ts';
import { type CountyPerson, moveSomePeople, namePeople } from './people.ts';
import { seedCountyPositions } from './positions.ts';
import { readRegister } from './register.ts';
import { buildReportingLines, type ReportingLines } from './supervisors.ts';
import { buildUnits, type Unit } from './units.ts';

export interface SeededCounty {
  readonly legalEntityId: number;
  readonly employees: readonly { readonly id: number; readonly employeeNumber: string; readonly name: string }[];
  /** Employees to whom somebody reports. */
  readonly managerIds: ReadonlySet<number>;
  readonly demo: Readonly<Record<keyof CountyDemoPeople, number>>;
}

/** The day on which some people moved to another division: the start of the third pay period. */
const transferDay = '2025-01-19';

interface Keys {
  readonly departments: ReadonlyMap<string, number>;
  readonly positions: ReadonlyMap<string, number>;
  readonly costCenters: ReadonlyMap<string, number>;
  readonly ids: ReadonlyMap<CountyPerson, number>;
}

/** One in a hundred came from another division of the same department on the transfer day. */
function formerUnit(person: CountyPerson, units: readonly Unit[]): string | null {
  if (person.hireDate >= transferDay || (person.terminationDate ?? '9999') < transferDay) return null;
  if (draw(`county/${person.row.number}/transfer`) >= 0.01) return null;
  const siblings = units.filter((unit) => unit.key.startsWith(`${person.row.departmentCode}/`) && unit.key !== person.unit);
  return siblings.length > 0 ? pick(`county/${person.row.number}/former`, siblings).key : null;
}

function assignmentsOf(person: CountyPerson, units: readonly Unit[], lines: ReportingLines, keys: Keys): SeedAssignment[] {
  const common = {
    employeeId: keys.ids.get(person) ?? 0,
    positionId: keys.positions.get(person.row.position) ?? 0,
    costCenterId: keys.costCenters.get(person.row.departmentCode) ?? null,
    category: person.row.category,
  };
  const idOf = (holder: CountyPerson | undefined): number | null => (holder ? (keys.ids.get(holder) ?? null) : null);
  const supervisorId = idOf(lines.supervisors.get(person));
  const current = { ...common, departmentId: keys.departments.get(person.unit) ?? 0, supervisorId, to: person.terminationDate };
  const former = formerUnit(person, units);
  if (former === null) return [{ ...current, from: person.hireDate }];
  const formerHead = lines.heads.get(former);
  return [
    {
      ...common,
      departmentId: keys.departments.get(former) ?? 0,
      supervisorId: formerHead === person ? supervisorId : (idOf(formerHead) ?? supervisorId),
      from: person.hireDate,
      to: addDays(transferDay, -1),
    },
    { ...current, from: transferDay },
  ];
}

function compensationOf(person: CountyPerson, employeeId: number, itemId: number): SeedCompensation[] {
  const steps = salaryHistory(person);
  return steps.map((step, index) => {
    const next = steps[index + 1];
    return { employeeId, itemId, currency: 'USD', ...step, to: next ? addDays(next.from, -1) : person.terminationDate };
  });
}

/** Writes the county: units, positions, people, reporting lines, compensation files. */
export async function seedCounty(
  sql: Sql,
  options: { calendarId: number; baseSalaryItemId: number; rowsMax: number | undefined },
): Promise<SeededCounty> {
  const rows = readRegister(options.rowsMax);
  const units = buildUnits(rows);
  const people = namePeople(rows);
  const lines = buildReportingLines(people, units);
  const demo = chooseDemoPeople(people, lines);
  moveSomePeople(people, new Set([...lines.supervisors.values(), ...lines.heads.values(), ...Object.values(demo)]));

  const legalEntityId = await insertLegalEntity(sql, {
    code: 'MCG',
    name: { en: 'Montgomery County Government', 'zh-CN': '蒙哥马利县政府' },
    country: 'US',
    currency: 'USD',
    timeZone: 'America/New_York',
    calendarId: options.calendarId,
  });
  const positions = await seedCountyPositions(sql, rows);
  const departments = await insertDepartments(sql, legalEntityId, units);
  const costCenters = await insertCostCenters(sql, 'MCG', units);
  const reserved = await reserveIds(sql, 'employee', people.length);
  const ids = new Map(people.map((person, index) => [person, reserved[index] ?? 0]));
  const idOf = (person: CountyPerson): number => ids.get(person) ?? 0;
  const keys = { departments, positions, costCenters, ids };

  await insertEmployees(
    sql,
    legalEntityId,
    people.map((person) => ({ ...person, id: idOf(person), gender: person.row.gender })),
  );
  await insertDepartmentVersions(sql, units, departments, new Map([...lines.heads].map(([unit, head]) => [unit, idOf(head)])));
  await insertAssignments(
    sql,
    people.flatMap((person) => assignmentsOf(person, units, lines, keys)),
  );
  await insertCompensation(
    sql,
    people.flatMap((person) => compensationOf(person, idOf(person), options.baseSalaryItemId)),
  );
  await seedCountyLeave(sql, legalEntityId);
  const shiftId = await insertShift(sql, legalEntityId, countyDay);
  await giveRoster(sql, legalEntityId, '2025-01-01', await insertRoster(sql, legalEntityId, shiftId, countyWeek));
  return {
    legalEntityId,
    employees: people.map((person) => ({ id: idOf(person), employeeNumber: person.employeeNumber, name: person.name })),
    managerIds: new Set([...lines.supervisors.values()].map(idOf)),
    demo: {
      clerk: idOf(demo.clerk),
      approver: idOf(demo.approver),
      hr: idOf(demo.hr),
      employee: idOf(demo.employee),
      manager: idOf(demo.manager),
    },
  };
}
