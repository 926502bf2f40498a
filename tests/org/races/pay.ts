import { name, type Race } from './race.ts';

/** A salary structure of the legal entity, which somebody else changes meanwhile. */
const changedStructure = (more: object): Race => ({
  input: ({ structureId }) => ({ id: structureId, version: 1, ...more }),
  meanwhile: (held, { structureId }) => held.query('UPDATE salary_structure SET version = version + 1 WHERE id = $1', [structureId]),
  error: 'STALE_VERSION',
});
const ranges = [{ grade: 'P1', level: 'A', minimum: '1', midpoint: '2', maximum: '3' }];

/** A bonus of somebody, which somebody else changes meanwhile. */
const changedPayment = (more: object): Race => ({
  by: 'clerk',
  holds: 'employee',
  input: ({ employeeId, paymentId }) => ({ employeeId, id: paymentId, version: 1, ...more }),
  meanwhile: (held, { paymentId }) => held.query('UPDATE one_time_payment SET version = version + 1 WHERE id = $1', [paymentId]),
  error: 'STALE_VERSION',
});
const bonus = { item: 'BONUS', amount: '5', currency: 'USD', payrollDate: '2026-01-15' };

/** Of what people are paid by. */
export const payRaces: Readonly<Record<string, Race>> = {
  'org/compensation/put-compensation': {
    by: 'clerk',
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
    by: 'clerk',
    holds: 'employee',
    input: ({ employeeId, recordId }) => ({ employeeId, id: recordId }),
    meanwhile: (held, { recordId }) => held.query('DELETE FROM compensation_record WHERE id = $1', [recordId]),
    error: 'NOT_FOUND',
  },
  'org/one-time-payments/create-one-time-payment': {
    by: 'clerk',
    holds: 'employee',
    input: ({ employeeId }) => ({ employeeId, ...bonus, payrollDate: '2026-01-16' }),
    meanwhile: (held, { employeeId }) =>
      held.query(
        `INSERT INTO one_time_payment (employee_id, item_id, payroll_date, amount, currency)
         SELECT $1, id, '2026-01-16', 1, 'USD' FROM compensation_item WHERE code = 'BONUS'`,
        [employeeId],
      ),
    error: 'ONE_TIME_PAYMENT_TWICE',
  },
  'org/one-time-payments/update-one-time-payment': changedPayment(bonus),
  'org/one-time-payments/delete-one-time-payment': changedPayment({}),
  'org/salary-structures/create-salary-structure': {
    input: ({ legalEntityId }) => ({ legalEntityId, code: 'RACE-TWO', name, item: 'BASE_SALARY', currency: 'USD' }),
    meanwhile: (held, { legalEntityId }) =>
      held.query(
        `INSERT INTO salary_structure (legal_entity_id, code, name, item_id, currency) SELECT $1, 'RACE-TWO', '{"en": "R", "zh-CN": "R"}', min(id), 'USD' FROM compensation_item`,
        [legalEntityId],
      ),
    error: 'SALARY_STRUCTURE_EXISTS',
  },
  'org/salary-structures/put-salary-ranges': changedStructure({ from: '2026-02-01', ranges }),
  'org/salary-structures/remove-salary-ranges': changedStructure({ from: '2026-02-01' }),
  'org/salary-structures/update-salary-structure': changedStructure({ name }),
  'org/salary-structures/delete-salary-structure': changedStructure({}),
};
