/** Whoever changes something of the organisation locks what it belongs to, then reads it: what somebody else has changed meanwhile is seen (ADR 17). */
import { procedures } from '@wagewright/contracts/registry';
import { demoSignIns } from '@wagewright/db/seed';
import { type HeldRow, holdRow } from '@wagewright/db/testing';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBehind } from '../payroll/races/race.ts';

interface Place {
  readonly legalEntityId: number;
  /** Nobody has ever worked in it. */
  readonly departmentId: number;
  readonly employeeId: number;
}

interface Race {
  readonly input: (place: Place) => object;
  /** Whose row is held; the legal entity where nothing is said. */
  readonly holds?: 'employee';
  /** What the holder does meanwhile. */
  readonly meanwhile: (held: HeldRow, place: Place) => Promise<unknown>;
  readonly error: string;
}

const name = { en: 'Race', 'zh-CN': '竞争' };
const seen = ({ departmentId }: Place) => ({ id: departmentId, version: 1 });
const changed = (input: Race['input']): Race => ({
  input,
  meanwhile: (held, { departmentId }) => held.query('UPDATE department SET version = version + 1 WHERE id = $1', [departmentId]),
  error: 'STALE_VERSION',
});

/** Of somebody of the legal entity whom somebody else changes meanwhile. */
const changedPerson = (more: object): Race => ({
  holds: 'employee',
  input: ({ employeeId }) => ({ id: employeeId, version: 1, ...more }),
  meanwhile: (held, { employeeId }) => held.query('UPDATE employee SET version = version + 1 WHERE id = $1', [employeeId]),
  error: 'STALE_VERSION',
});

const races: Readonly<Record<string, Race>> = {
  'org/departments/create-department': {
    input: ({ legalEntityId }) => ({ legalEntityId, code: 'RACE-TWO', from: '2026-01-01', name, parentId: null, managerId: null }),
    meanwhile: (held, { legalEntityId }) =>
      held.query(`INSERT INTO department (legal_entity_id, code) VALUES ($1, 'RACE-TWO')`, [legalEntityId]),
    error: 'DEPARTMENT_CODE_TAKEN',
  },
  'org/departments/change-department': changed((place) => ({ ...seen(place), from: '2026-02-01', name })),
  'org/departments/remove-department-change': changed((place) => ({ ...seen(place), from: '2026-02-01' })),
  'org/departments/close-department': changed((place) => ({ ...seen(place), lastDay: '2026-02-01' })),
  'org/departments/merge-departments': changed((place) => ({ ...seen(place), intoId: place.departmentId, from: '2026-02-01' })),
  'org/departments/delete-department': changed(seen),
  'org/employees/create-employee': {
    input: ({ legalEntityId, departmentId }) => ({
      legalEntityId,
      departmentId,
      positionId: 1,
      employeeNumber: 'RACE-1',
      name: 'Race',
      hireDate: '2026-02-01',
      category: 'fulltime-regular',
    }),
    meanwhile: (held, { legalEntityId }) =>
      held.query(`INSERT INTO employee (employee_number, legal_entity_id, name, hire_date) VALUES ('RACE-1', $1, 'First', '2026-01-01')`, [
        legalEntityId,
      ]),
    error: 'EMPLOYEE_NUMBER_TAKEN',
  },
  'org/employees/update-employee': changedPerson({ name: 'Race' }),
  'org/employees/change-assignment': changedPerson({ from: '2026-02-01', category: 'parttime-regular' }),
  'org/employees/remove-assignment-change': changedPerson({ from: '2026-02-01' }),
  'org/employees/end-employment': changedPerson({ lastDay: '2026-02-01' }),
  'org/employees/cancel-end': changedPerson({}),
};

describe('what is changed of the organisation', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let hr: TestCaller;
  let place: Place;
  beforeAll(async () => {
    const { prisma } = server;
    hr = await server.signedIn(demoSignIns.hr.account);
    const { id: legalEntityId } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    const version = { effectiveDate: new Date('2026-01-01'), name };
    const department = await prisma.department.create({ data: { legalEntityId, code: 'RACE', versions: { create: version } } });
    const { id: employeeId } = await prisma.employee.findFirstOrThrow({ where: { legalEntityId, terminationDate: null } });
    place = { legalEntityId, departmentId: department.id, employeeId };
  });

  it('has a race for each procedure that changes something with a state', () => {
    const stateful = procedures.filter(({ id, changes }) => changes && id.startsWith('org/')).map(({ id }) => id);
    expect(Object.keys(races).toSorted()).toEqual(stateful.toSorted());
  });

  it.each(Object.entries(races))('%s waits, and sees what was done', async (procedure, { input, holds, meanwhile, error }) => {
    const [table, id] = holds ? ([holds, place.employeeId] as const) : (['legal_entity', place.legalEntityId] as const);
    await using held = await holdRow(server.database.url, table, 'id = $1', [id]);
    const { answer } = await startBehind(held, 1, () => hr.call(procedure, input(place)));
    await meanwhile(held, place);
    await held.release();
    expect((await answer).error?.code).toBe(error);
    await server.prisma.department.update({ where: { id: place.departmentId }, data: { version: 1 } });
    await server.prisma.employee.update({ where: { id: place.employeeId }, data: { version: 1 } });
  });
});
