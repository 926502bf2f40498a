/** Whoever changes something of the organisation locks what it belongs to, then reads it: what somebody else has changed meanwhile is seen (ADR 17). */
import { procedures } from '@wagewright/contracts/registry';
import { demoSignIns } from '@wagewright/db/seed';
import { holdRow } from '@wagewright/db/testing';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBehind } from '../payroll/races/race.ts';
import { payRaces } from './races/pay.ts';
import { name, type Place, type Race } from './races/race.ts';

const seen = ({ departmentId }: Place) => ({ id: departmentId, version: 1 });
const changed = (input: Race['input']): Race => ({
  input,
  meanwhile: (held, { departmentId }) => held.query('UPDATE department SET version = version + 1 WHERE id = $1', [departmentId]),
  error: 'STALE_VERSION',
});

/** The legal entity itself, which somebody else changes meanwhile. */
const changedEntity = (more: object): Race => ({
  by: 'administrator',
  input: ({ legalEntityId }) => ({ id: legalEntityId, version: 1, ...more }),
  meanwhile: (held, { legalEntityId }) => held.query('UPDATE legal_entity SET version = version + 1 WHERE id = $1', [legalEntityId]),
  error: 'STALE_VERSION',
});

/** Of somebody of the legal entity whom somebody else changes meanwhile. */
const changedPerson = (more: object): Race => ({
  holds: 'employee',
  input: ({ employeeId }) => ({ id: employeeId, version: 1, ...more }),
  meanwhile: (held, { employeeId }) => held.query('UPDATE employee SET version = version + 1 WHERE id = $1', [employeeId]),
  error: 'STALE_VERSION',
});

/** A certificate of somebody, which somebody else changes meanwhile. */
const changedCertificate = (which: 'askedId' | 'issuedId', more: object): Race => ({
  holds: 'employee',
  input: (place) => ({ id: place[which], version: 1, ...more }),
  meanwhile: (held, place) => held.query('UPDATE certificate SET version = version + 1 WHERE id = $1', [place[which]]),
  error: 'STALE_VERSION',
});

/** A contact of somebody, whom somebody else changes meanwhile. */
const changedContact = (more: object): Race => ({
  holds: 'employee',
  input: ({ employeeId, contactId }) => ({ employeeId, id: contactId, version: 1, ...more }),
  meanwhile: (held, { contactId }) => held.query('UPDATE employee_contact SET version = version + 1 WHERE id = $1', [contactId]),
  error: 'STALE_VERSION',
});
const contact = { name: 'Mother', relationship: 'parent', phone: null, birthDate: null, isEmergency: false };

/** A document of somebody, which somebody else changes meanwhile. */
const changedDocument = (more: object): Race => ({
  holds: 'employee',
  input: ({ documentId }) => ({ id: documentId, version: 1, ...more }),
  meanwhile: (held, { documentId }) => held.query('UPDATE employee_document SET version = version + 1 WHERE id = $1', [documentId]),
  error: 'STALE_VERSION',
});
const document = { kind: 'training', title: 'First aid' };

/** The guided start of the legal entity, which somebody else moves on meanwhile. */
const movedSetup = (step: string): Race => ({
  by: 'administrator',
  input: ({ legalEntityId }) => ({ legalEntityId, version: 1, step }),
  meanwhile: (held, { legalEntityId }) => held.query('UPDATE payroll_setup SET version = 2 WHERE legal_entity_id = $1', [legalEntityId]),
  error: 'STALE_VERSION',
});

/** A contract of somebody, which somebody else changes meanwhile. */
const changedContract = (more: object): Race => ({
  holds: 'employee',
  input: ({ contractId }) => ({ id: contractId, version: 1, ...more }),
  meanwhile: (held, { contractId }) => held.query('UPDATE employment_contract SET version = version + 1 WHERE id = $1', [contractId]),
  error: 'STALE_VERSION',
});
const nextContract = { kind: 'open-ended', number: 'RACE-NEXT', startsOn: '2031-01-01' };

const races: Readonly<Record<string, Race>> = {
  'payroll/setups/begin-setup': {
    by: 'administrator',
    input: ({ legalEntityId }) => ({ legalEntityId }),
    meanwhile: (held, { legalEntityId }) =>
      held.query('INSERT INTO payroll_setup (legal_entity_id, begun_by_user_id, begun_at) SELECT $1, min(id), now() FROM app_user', [
        legalEntityId,
      ]),
    error: 'SETUP_BEGUN',
  },
  'payroll/setups/complete-setup-step': movedSetup('people'),
  'payroll/setups/undo-setup-step': movedSetup('people'),
  'payroll/setups/leave-setup': {
    ...movedSetup('people'),
    input: ({ legalEntityId }) => ({ legalEntityId, version: 1 }),
  },
  'org/legal-entities/update-legal-entity': changedEntity({ name }),
  'org/legal-entities/delete-legal-entity': changedEntity({}),
  'org/departments/create-department': {
    input: ({ legalEntityId }) => ({ legalEntityId, code: 'RACE-TWO', from: '2026-01-01', name, parentId: null, managerId: null }),
    meanwhile: (held, { legalEntityId }) =>
      held.query(`INSERT INTO department (legal_entity_id, code) VALUES ($1, 'RACE-TWO')`, [legalEntityId]),
    error: 'DEPARTMENT_CODE_TAKEN',
  },
  'org/departments/change-department': changed((place) => ({ ...seen(place), from: '2026-02-01', name })),
  'org/departments/remove-department-change': changed((place) => ({ ...seen(place), from: '2026-02-01' })),
  'org/departments/update-department': changed((place) => ({ ...seen(place), custom: {} })),
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
  'org/employees/rehire-employee': changedPerson({ from: '2026-02-01', departmentId: 1, positionId: 1, category: 'fulltime-regular' }),
  'org/employees/take-back-rehire': changedPerson({}),
  'org/contracts/sign-contract': {
    holds: 'employee',
    input: ({ employeeId }) => ({ employeeId, ...nextContract }),
    meanwhile: (held, { employeeId, legalEntityId }) =>
      held.query(
        `INSERT INTO employment_contract (employee_id, legal_entity_id, kind, number, starts_on) VALUES ($1, $2, 'open-ended', 'RACE-OTHER', '2032-01-01')`,
        [employeeId, legalEntityId],
      ),
    error: 'CONTRACT_OVERLAPS',
  },
  'org/contracts/update-contract': changedContract({ ...nextContract, number: 'RACE', startsOn: '2026-02-01' }),
  'org/contracts/remove-contract': changedContract({}),
  ...payRaces,
  'org/certificates/issue-certificate': {
    holds: 'employee',
    input: ({ employeeId }) => ({ employeeId, kind: 'employment', language: 'en' }),
    meanwhile: (held, { employeeId }) =>
      held.query(`UPDATE employee SET legal_entity_id = (SELECT id FROM legal_entity WHERE country <> 'US' LIMIT 1) WHERE id = $1`, [
        employeeId,
      ]),
    error: 'NOT_FOUND',
  },
  'org/certificates/issue-asked-certificate': changedCertificate('askedId', {}),
  'org/certificates/refuse-certificate': changedCertificate('askedId', { reason: 'Race' }),
  'org/certificates/revoke-certificate': changedCertificate('issuedId', { reason: 'Race' }),
  'org/certificates/withdraw-certificate': { ...changedCertificate('askedId', {}), by: 'employee' },
  'org/certificates/ask-certificate': {
    by: 'employee',
    holds: 'employee',
    input: () => ({ kind: 'income', language: 'en' }),
    meanwhile: (held, { employeeId }) =>
      held.query(`INSERT INTO certificate (employee_id, kind, language, asked_at) VALUES ($1, 'income', 'en', now())`, [employeeId]),
    error: 'CERTIFICATE_ASKED',
  },
  'org/certificates/put-certificate-template': {
    input: ({ legalEntityId }) => ({ legalEntityId, kind: 'income', version: 0, template: { heading: name, text: name } }),
    meanwhile: (held, { legalEntityId }) =>
      held.query(`INSERT INTO certificate_template (legal_entity_id, kind, template) VALUES ($1, 'income', '{}')`, [legalEntityId]),
    error: 'STALE_VERSION',
  },
  'org/contacts/create-contact': {
    holds: 'employee',
    input: ({ employeeId }) => ({ employeeId, ...contact }),
    meanwhile: (held, { employeeId }) =>
      held.query(
        `INSERT INTO employee_contact (employee_id, name, relationship, is_emergency) SELECT $1, 'Cousin', 'other-family', false FROM generate_series(1, 30)`,
        [employeeId],
      ),
    error: 'CONTACTS_TOO_MANY',
  },
  'org/contacts/update-contact': changedContact(contact),
  'org/contacts/delete-contact': changedContact({}),
  'org/documents/add-document': {
    holds: 'employee',
    input: ({ employeeId }) => ({ employeeId, ...document }),
    meanwhile: (held, { employeeId }) =>
      held.query(
        `INSERT INTO employee_document (employee_id, kind, title, is_brought, added_by_user_id, added_at) SELECT $1, 'other', 'Sheet', false, 1, now() FROM generate_series(1, 200)`,
        [employeeId],
      ),
    error: 'DOCUMENTS_TOO_MANY',
  },
  'org/documents/change-document': changedDocument(document),
  'org/documents/remove-document': changedDocument({}),
  'org/cost-allocations/put-cost-allocation': {
    by: 'clerk',
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
    by: 'clerk',
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
  'org/payment-data/put-bank-split': {
    ...changedPerson({}),
    input: ({ employeeId }) => ({ employeeId, version: 1, from: '2026-02-01', lines: [] }),
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
  let callers: Readonly<Record<NonNullable<Race['by']>, TestCaller>>;
  let place: Place;
  beforeAll(async () => {
    const { prisma } = server;
    callers = {
      hr: await server.signedIn(demoSignIns.hr.account),
      clerk: await server.signedIn(demoSignIns.clerk.account),
      administrator: await server.signedIn(demoSignIns.administrator.account),
      employee: await server.signedIn(demoSignIns.employee.account),
    };
    const { id: legalEntityId } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    const version = { effectiveDate: new Date('2026-01-01'), name };
    const department = await prisma.department.create({ data: { legalEntityId, code: 'RACE', versions: { create: version } } });
    const salary = { item: { code: 'BASE_SALARY' }, employee: { user: { account: demoSignIns.employee.account } } };
    const structure = { legalEntityId, code: 'RACE', name, currency: 'USD' };
    const { id: itemId } = await prisma.compensationItem.findUniqueOrThrow({ where: { code: 'BASE_SALARY' } });
    const { id: structureId } = await prisma.salaryStructure.create({ data: { ...structure, itemId } });
    const { id: recordId, employeeId } = await prisma.compensationRecord.findFirstOrThrow({ where: salary });
    const { id: costCenterId, code: costCenter } = await prisma.costCenter.findFirstOrThrow();
    const whole = { ratio: 1, isMain: true, takesTailDifference: true };
    await prisma.costCenterAllocation.create({ data: { employeeId, costCenterId, effectiveDate: new Date('2026-01-01'), ...whole } });
    const says = { kind: 'fixed-term', number: 'RACE', startsOn: new Date('2026-01-01'), endsOn: new Date('2026-12-31') };
    const { id: contractId } = await prisma.employmentContract.create({ data: { ...says, employeeId, legalEntityId } });
    const { id: contactId } = await prisma.employeeContact.create({ data: { ...contact, employeeId } });
    const added = { isBrought: false, addedByUserId: 1, addedAt: new Date() };
    const { id: documentId } = await prisma.employeeDocument.create({ data: { ...document, ...added, employeeId } });
    const certificate = { employeeId, kind: 'employment', language: 'en' };
    const { id: askedId } = await prisma.certificate.create({ data: { ...certificate, askedAt: new Date() } });
    const issued = { status: 'issued', number: 'RACE', content: {}, issuedAt: new Date() };
    const { id: issuedId } = await prisma.certificate.create({ data: { ...certificate, ...issued } });
    const { id: bonusId } = await prisma.compensationItem.findUniqueOrThrow({ where: { code: 'BONUS' } });
    const given = { payrollDate: new Date('2026-01-17'), amount: 5, currency: 'USD' };
    const { id: paymentId } = await prisma.oneTimePayment.create({ data: { employeeId, itemId: bonusId, ...given } });
    const people = { employeeId, recordId, contractId, paymentId, askedId, issuedId, contactId, documentId };
    place = { legalEntityId, departmentId: department.id, costCenter, structureId, ...people };
  });

  it('has a race for each procedure that changes something with a state', () => {
    const stateful = procedures.filter(({ id, changes }) => changes && /^(org|payroll\/setups)\//.test(id)).map(({ id }) => id);
    expect(Object.keys(races).toSorted()).toEqual(stateful.toSorted());
  });

  it.each(Object.entries(races))('%s waits, and sees what was done', async (procedure, { input, holds, by = 'hr', meanwhile, error }) => {
    const [table, id] = holds ? ([holds, place.employeeId] as const) : (['legal_entity', place.legalEntityId] as const);
    await using held = await holdRow(server.database.url, table, 'id = $1', [id]);
    const { answer } = await startBehind(held, 1, () => callers[by].call(procedure, input(place)));
    await meanwhile(held, place);
    await held.release();
    expect((await answer).error?.code).toBe(error);
    await server.prisma.department.update({ where: { id: place.departmentId }, data: { version: 1 } });
    await server.prisma.employee.update({ where: { id: place.employeeId }, data: { version: 1, legalEntityId: place.legalEntityId } });
    await server.prisma.legalEntity.update({ where: { id: place.legalEntityId }, data: { version: 1 } });
    await server.prisma.employmentContract.updateMany({ data: { version: 1 } });
    await server.prisma.employeeContact.updateMany({ data: { version: 1 } });
    await server.prisma.employeeDocument.updateMany({ data: { version: 1 } });
    await server.prisma.certificate.updateMany({ data: { version: 1 } });
    await server.prisma.salaryStructure.update({ where: { id: place.structureId }, data: { version: 1 } });
    await server.prisma.payrollSetup.updateMany({ data: { version: 1 } });
  });
});
