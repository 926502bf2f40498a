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
  /** Who has a salary, and the record that says so. */
  readonly employeeId: number;
  readonly recordId: number;
  /** Bears all of their cost from 2026 on. */
  readonly costCenter: string;
}

interface Race {
  readonly input: (place: Place) => object;
  /** Whose row is held; the legal entity where nothing is said. */
  readonly holds?: 'employee';
  /** Only who sees pay may. */
  readonly seesPay?: true;
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
  'org/compensation/put-compensation': {
    seesPay: true,
    holds: 'employee',
    input: ({ employeeId }) => ({
      employeeId,
      item: 'FUND_BASE',
      amount: '1',
      currency: 'USD',
      from: '2026-01-01',
      until: null,
      payrollEffectivePeriod: '2026-01',
    }),
    meanwhile: (held, { employeeId }) =>
      held.query(
        `INSERT INTO compensation_record (employee_id, item_id, effective_date, amount, currency, payroll_effective_period)
         SELECT $1, id, '2026-02-01', 2, 'USD', '2026-02' FROM compensation_item WHERE code = 'FUND_BASE'`,
        [employeeId],
      ),
    error: 'COMPENSATION_OVERLAPS',
  },
  'org/compensation/remove-compensation': {
    seesPay: true,
    holds: 'employee',
    input: ({ employeeId, recordId }) => ({ employeeId, id: recordId }),
    meanwhile: (held, { recordId }) => held.query('DELETE FROM compensation_record WHERE id = $1', [recordId]),
    error: 'NOT_FOUND',
  },
  'org/cost-allocations/put-cost-allocation': {
    seesPay: true,
    holds: 'employee',
    input: ({ employeeId, costCenter }) => ({
      employeeId,
      item: 'BASE_SALARY',
      from: '2026-01-01',
      until: null,
      parts: [{ costCenter, ratio: '1', isMain: true }],
    }),
    meanwhile: (held, { employeeId, costCenter }) =>
      held.query(
        `INSERT INTO cost_center_allocation (employee_id, cost_center_id, item_id, effective_date, ratio, is_main, takes_tail_difference)
         SELECT $1, c.id, i.id, '2026-02-01', 1, true, true FROM cost_center c, compensation_item i WHERE c.code = $2 AND i.code = 'BASE_SALARY'`,
        [employeeId, costCenter],
      ),
    error: 'ALLOCATION_OVERLAPS',
  },
  'org/cost-allocations/remove-cost-allocation': {
    seesPay: true,
    holds: 'employee',
    input: ({ employeeId }) => ({ employeeId, item: null, from: '2026-01-01' }),
    meanwhile: (held, { employeeId }) =>
      held.query('DELETE FROM cost_center_allocation WHERE employee_id = $1 AND item_id IS NULL', [employeeId]),
    error: 'ALLOCATION_UNKNOWN',
  },
  'org/payment-data/put-bank-account': {
    ...changedPerson({}),
    input: ({ employeeId }) => ({
      employeeId,
      version: 1,
      from: '2026-02-01',
      country: 'CN',
      bank: 'Bank',
      holder: 'Holder',
      account: '62220000',
    }),
  },
  'org/payment-data/put-tax-number': {
    ...changedPerson({}),
    input: ({ employeeId }) => ({ employeeId, version: 1, from: '2026-02-01', country: 'CN', number: '9111' }),
  },
  'org/payment-data/put-identity': {
    ...changedPerson({}),
    input: ({ employeeId }) => ({ employeeId, version: 1, kind: 'other', country: 'CN', number: '9111' }),
  },
};

describe('what is changed of the organisation', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let hr: TestCaller;
  /** Sees pay. */
  let clerk: TestCaller;
  let place: Place;
  beforeAll(async () => {
    const { prisma } = server;
    hr = await server.signedIn(demoSignIns.hr.account);
    clerk = await server.signedIn(demoSignIns.clerk.account);
    const { id: legalEntityId } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    const version = { effectiveDate: new Date('2026-01-01'), name };
    const department = await prisma.department.create({ data: { legalEntityId, code: 'RACE', versions: { create: version } } });
    const salary = { item: { code: 'BASE_SALARY' }, employee: { legalEntityId } };
    const { id: recordId, employeeId } = await prisma.compensationRecord.findFirstOrThrow({ where: salary });
    const { id: costCenterId, code: costCenter } = await prisma.costCenter.findFirstOrThrow();
    const whole = { ratio: 1, isMain: true, takesTailDifference: true };
    await prisma.costCenterAllocation.create({ data: { employeeId, costCenterId, effectiveDate: new Date('2026-01-01'), ...whole } });
    place = { legalEntityId, departmentId: department.id, employeeId, recordId, costCenter };
  });

  it('has a race for each procedure that changes something with a state', () => {
    const stateful = procedures.filter(({ id, changes }) => changes && id.startsWith('org/')).map(({ id }) => id);
    expect(Object.keys(races).toSorted()).toEqual(stateful.toSorted());
  });

  it.each(Object.entries(races))('%s waits, and sees what was done', async (procedure, { input, holds, seesPay, meanwhile, error }) => {
    const [table, id] = holds ? ([holds, place.employeeId] as const) : (['legal_entity', place.legalEntityId] as const);
    await using held = await holdRow(server.database.url, table, 'id = $1', [id]);
    const { answer } = await startBehind(held, 1, () => (seesPay ? clerk : hr).call(procedure, input(place)));
    await meanwhile(held, place);
    await held.release();
    expect((await answer).error?.code).toBe(error);
    await server.prisma.department.update({ where: { id: place.departmentId }, data: { version: 1 } });
    await server.prisma.employee.update({ where: { id: place.employeeId }, data: { version: 1 } });
  });
});
