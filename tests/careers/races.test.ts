/** Whoever asks for a change of somebody’s work, or takes one back, locks the person, then reads: what somebody else has done meanwhile is seen (ADR 17). */
import { procedures } from '@wagewright/contracts/registry';
import { demoSignIns } from '@wagewright/db/seed';
import { type HeldRow, holdRow } from '@wagewright/db/testing';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBehind } from '../payroll/races/race.ts';

const slice = 'careers/personnel-actions';
const reviews = 'careers/compensation-reviews';

interface Race {
  readonly by?: 'employee';
  /** Whose row is held; the person’s where nothing is said. */
  readonly holds?: 'legal_entity';
  readonly input: (id: number, actionId: number) => object;
  readonly meanwhile: (held: HeldRow, id: number, actionId: number) => Promise<unknown>;
  readonly error: string;
}
const changed = async (held: HeldRow, _id: number, actionId: number) =>
  await held.query('UPDATE personnel_action SET version = version + 1 WHERE id = $1', [actionId]);
const same = async (held: HeldRow, id: number) =>
  await held.query(
    `INSERT INTO personnel_action (legal_entity_id, employee_id, kind, effective_date, content, asked_as, status)
     SELECT legal_entity_id, id, 'termination', '2031-01-31', '{"kind":"termination","why":"other"}', 'hr', 'pending-approval' FROM employee WHERE id = $1`,
    [id],
  );
const newcomer = { employeeNumber: 'RACE-HIRE', name: 'Race', hireDate: '2031-02-01', category: 'fulltime-regular' };
const races: Readonly<Record<string, Race>> = {
  [`${slice}/submit-hire`]: {
    holds: 'legal_entity',
    input: (legalEntityId) => ({ legalEntityId, departmentId: 1, positionId: 1, ...newcomer }),
    meanwhile: async (held, legalEntityId) =>
      await held.query(
        `INSERT INTO employee (employee_number, legal_entity_id, name, hire_date) VALUES ('RACE-HIRE', $1, 'First', '2026-01-01')`,
        [legalEntityId],
      ),
    error: 'EMPLOYEE_NUMBER_TAKEN',
  },
  [`${slice}/submit-personnel-action`]: {
    input: (id) => ({ employeeId: id, effectiveDate: '2031-02-28', content: { kind: 'termination', why: 'other' } }),
    meanwhile: same,
    error: 'ACTION_ALREADY_ASKED',
  },
  [`${slice}/take-back-personnel-action`]: { input: (_id, id) => ({ id, version: 1 }), meanwhile: changed, error: 'STALE_VERSION' },
  [`${slice}/submit-my-resignation`]: {
    by: 'employee',
    input: () => ({ lastDay: '2031-02-28', reason: 'Race' }),
    meanwhile: same,
    error: 'ACTION_ALREADY_ASKED',
  },
  [`${slice}/take-back-my-resignation`]: {
    by: 'employee',
    input: (_id, id) => ({ id, version: 1 }),
    meanwhile: changed,
    error: 'STALE_VERSION',
  },
};

const content = {
  name: 'Raced',
  effectiveDate: '2031-01-01',
  payrollEffectivePeriod: '2031-01',
  rule: { who: { search: 'Nobody is called so' }, how: { by: 'percent', percent: '1' } },
};
/** From which state each begins, and what it says beside the review. */
const reviewRaces: Readonly<Record<string, { readonly status: string; readonly more?: object }>> = {
  [`${reviews}/update-compensation-review`]: { status: 'draft', more: content },
  [`${reviews}/change-compensation-review-row`]: { status: 'draft', more: { change: { to: 'rule' } } },
  [`${reviews}/submit-compensation-review`]: { status: 'draft' },
  [`${reviews}/write-compensation-review`]: { status: 'approved' },
  [`${reviews}/undo-compensation-review`]: { status: 'written' },
  [`${reviews}/cancel-compensation-review`]: { status: 'draft' },
};

describe('a personnel action is looked at under the lock of the person', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let [ownId, otherId] = [0, 0];
  let hr: TestCaller;
  let employee: TestCaller;
  beforeAll(async () => {
    const { prisma } = server;
    hr = await server.signedIn(demoSignIns.hr.account);
    employee = await server.signedIn(demoSignIns.employee.account);
    ownId = (await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } })).employeeId ?? 0;
    const others = { legalEntity: { country: 'US' }, terminationDate: null, id: { not: ownId } };
    otherId = (await prisma.employee.findFirstOrThrow({ where: others })).id;
    const self = { typeCode: 'employee-self-service', value: { selfTermination: true }, updatedAt: new Date() };
    await prisma.systemConfig.create({ data: self });
  });

  it('has a race for each procedure that changes something with a state', () => {
    const stateful = procedures.filter(({ id, changes }) => changes && id.startsWith('careers/')).map(({ id }) => id);
    expect([...Object.keys(races), ...Object.keys(reviewRaces)].toSorted()).toEqual(stateful.toSorted());
  });

  it.each(Object.entries(races))('%s waits, and sees what was done', async (procedure, { by, holds, input, meanwhile, error }) => {
    const employeeId = by ? ownId : otherId;
    await server.prisma.personnelAction.deleteMany({ where: { employeeId } });
    const { legalEntityId } = await server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
    const id = holds ? legalEntityId : employeeId;
    const data = { legalEntityId, employeeId, effectiveDate: new Date('2031-05-05'), askedAs: 'hr', status: 'rolled-back' };
    const isOfAction = procedure.includes('take-back');
    const action = isOfAction
      ? await server.prisma.personnelAction.create({ data: { ...data, kind: 'transfer', content: { kind: 'transfer', positionId: 1 } } })
      : { id: 0 };
    await using held = await holdRow(server.database.url, holds ?? 'employee', 'id = $1', [id]);
    const caller = by ? employee : hr;
    const { answer: answered } = await startBehind(held, 1, () => caller.call(procedure, input(id, action.id)));
    await meanwhile(held, id, action.id);
    await held.release();
    expect((await answered).error?.code).toBe(error);
    await server.prisma.personnelAction.deleteMany({ where: { employeeId } });
  });

  it.each(Object.entries(reviewRaces))(
    '%s waits for whoever has the review, and sees what was done',
    async (procedure, { status, more }) => {
      const clerk = await server.signedIn(demoSignIns.clerk.account);
      const { legalEntityId, employeeNumber: search } = await server.prisma.employee.findUniqueOrThrow({ where: { id: otherId } });
      const { data } = await clerk.call(`${reviews}/create-compensation-review`, {
        legalEntityId,
        item: 'BASE_SALARY',
        currency: 'USD',
        ...content,
        rule: { ...content.rule, who: { search } },
      });
      const { id } = data as { id: number };
      await server.prisma.compensationReview.update({ where: { id }, data: { status } });
      await using held = await holdRow(server.database.url, 'compensation_review', 'id = $1', [id]);
      const { answer: answered } = await startBehind(held, 1, () =>
        clerk.call(procedure, { id, version: 1, ...(procedure.includes('row') ? { employeeId: otherId } : {}), ...more }),
      );
      await held.query('UPDATE compensation_review SET version = version + 1 WHERE id = $1', [id]);
      await held.release();
      expect((await answered).error?.code).toBe('STALE_VERSION');
    },
  );
});
