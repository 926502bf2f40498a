import type { Sql } from '../../sql.ts';
import { insertRows, reserveIds } from '../bulk.ts';
import { insertAssignments, insertCompensation, insertEmployees, insertLegalEntity } from '../company.ts';
import { insertCostCenters, insertDepartments, insertDepartmentVersions } from '../departments.ts';
import { compensationOf, type KunmingItems } from './compensation.ts';
import { type KunmingPerson, moveSomePeople, namePeople } from './people.ts';
import { seedKunmingTime } from './time.ts';
import { kunmingStaff, kunmingUnits } from './units.ts';

export interface SeededKunming {
  readonly legalEntityId: number;
  readonly employees: readonly { readonly id: number; readonly employeeNumber: string; readonly name: string }[];
  readonly managerIds: ReadonlySet<number>;
  readonly demo: { readonly clerk: number; readonly approver: number };
}

async function insertPositions(sql: Sql): Promise<Map<string, number>> {
  const positions = new Map(
    kunmingStaff
      .flatMap((staff) => [staff.lead, ...staff.others.map(([position]) => position)])
      .map((position) => [position.code, position]),
  );
  const ids = await reserveIds(sql, 'position', positions.size);
  await insertRows(
    sql,
    'position',
    { id: 'int', code: 'text', title: 'jsonb' },
    [...positions.values()].map((position, index) => ({
      id: ids[index] ?? null,
      code: position.code,
      title: JSON.stringify({ en: position.en, 'zh-CN': position.zh }),
    })),
  );
  return new Map([...positions.keys()].map((code, index) => [code, ids[index] ?? 0]));
}

/** A unit's lead reports to the lead of the unit above, top leads to the general manager, everybody else to the unit's lead. */
function supervisorOf(person: KunmingPerson, leads: ReadonlyMap<string, KunmingPerson>): KunmingPerson | undefined {
  if (!person.isLead) return leads.get(person.unit);
  const above = kunmingUnits.find((unit) => unit.key === person.unit)?.parent ?? 'GM';
  const lead = leads.get(above);
  return lead === person ? undefined : lead;
}

function find(people: readonly KunmingPerson[], code: string): KunmingPerson {
  const person = people.find(({ position }) => position.code === code);
  if (!person) throw new RangeError(`Nobody in Kunming holds the position ${code}, which a demo sign-in needs.`);
  return person;
}

export async function seedKunming(
  sql: Sql,
  options: { calendarId: number; items: KunmingItems; peopleMax: number },
): Promise<SeededKunming> {
  const people = namePeople(options.peopleMax);
  const leads = new Map(people.filter((person) => person.isLead).map((person) => [person.unit, person]));
  const demo = { clerk: find(people, 'YL-PAY'), approver: find(people, 'YL-FIM') };
  moveSomePeople(people, new Set(Object.values(demo)));
  const legalEntityId = await insertLegalEntity(sql, {
    code: 'YLKJ',
    name: { en: 'Kunming Yunling Technology Co., Ltd.', 'zh-CN': '昆明云岭科技有限公司' },
    country: 'CN',
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    calendarId: options.calendarId,
  });
  const positions = await insertPositions(sql);
  const departments = await insertDepartments(sql, legalEntityId, kunmingUnits);
  const costCenters = await insertCostCenters(sql, 'YLKJ', kunmingUnits);
  const reserved = await reserveIds(sql, 'employee', people.length);
  const idOf = (person: KunmingPerson): number => reserved[person.number - 1] ?? 0;
  await insertEmployees(
    sql,
    legalEntityId,
    people.map((person) => ({ ...person, id: idOf(person), custom: {} })),
  );
  await insertDepartmentVersions(sql, kunmingUnits, departments, new Map([...leads].map(([unit, lead]) => [unit, idOf(lead)])));
  await insertAssignments(
    sql,
    people.map((person) => {
      const supervisor = supervisorOf(person, leads);
      return {
        employeeId: idOf(person),
        from: person.hireDate,
        to: person.terminationDate,
        departmentId: departments.get(person.unit) ?? 0,
        positionId: positions.get(person.position.code) ?? 0,
        costCenterId: costCenters.get(person.unit.split('-')[0] ?? '') ?? null,
        supervisorId: supervisor ? idOf(supervisor) : null,
        category: 'fulltime-regular',
      };
    }),
  );
  await insertCompensation(
    sql,
    people.flatMap((person) => compensationOf(person, idOf(person), options.items)),
  );
  await seedKunmingTime(sql, legalEntityId, people, idOf);
  return {
    legalEntityId,
    employees: people.map((person) => ({ id: idOf(person), employeeNumber: person.employeeNumber, name: person.name })),
    managerIds: new Set([...leads.values()].map(idOf)),
    demo: { clerk: idOf(demo.clerk), approver: idOf(demo.approver) },
  };
}
