/** A payroll that reads records, and people who have them. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { syntheticPayroll } from '@wagewright/worker/testing';

const name = (text: string) => ({ en: text, 'zh-CN': text });
const source = (code: string, type: string, from: string) => ({ code, name: name(code), type, source: from });

/** What a payroll reads of its people, at the least: who, since when, two amounts, where. A quarter of them has a base that it asks about. */
export const recordedPayroll = (more: object = {}): CalculationDefinition =>
  syntheticPayroll(
    [
      {
        code: 'Facts',
        kind: 'snapshot',
        name: name('Facts'),
        columns: [
          source('Number', 'text', 'employee.number'),
          source('HireDate', 'date', 'employee.hire_date'),
          source('TerminationDate', 'date', 'employee.termination_date'),
          { ...source('Base', 'money', 'compensation.Base'), plausible: { from: 0, to: 8_000 } },
          source('Housing', 'money', 'compensation.Housing'),
          source('Place', 'text', 'assignment.department'),
        ],
      },
      {
        code: 'Pay',
        kind: 'data',
        name: name('Pay'),
        columns: [
          { code: 'Gross', name: name('Gross'), type: 'money', expression: 'Facts.Base + Facts.Housing' },
          { code: 'Deductions', name: name('Deductions'), type: 'money', expression: 'Facts.Base * 10%' },
          { code: 'Net', name: name('Net'), type: 'money', expression: 'Gross - Deductions' },
        ],
      },
    ],
    more,
  );

/** The records of the people that `createSyntheticBatch` makes. */
export const records = `
  SET session_replication_role = replica;
  INSERT INTO compensation_item (id, code, name) VALUES (900, 'Base', '{}'), (901, 'Housing', '{}');
  INSERT INTO compensation_record (employee_id, item_id, effective_date, amount, currency, payroll_effective_period)
    SELECT e.id, i.id, '2020-01-01', 5000 + e.id % 4000, 'CNY', '2020-01' FROM employee e, compensation_item i WHERE e.legal_entity_id = 900 AND i.id >= 900;
  INSERT INTO department (id, code, legal_entity_id) SELECT 900 + n, 'D' || n, 900 FROM generate_series(1, 200) AS n;
  INSERT INTO assignment (employee_id, department_id, position_id, category, effective_date)
    SELECT id, 901 + id % 200, 900, 'fulltime-regular', '2020-01-01' FROM employee WHERE legal_entity_id = 900;
  SET session_replication_role = origin;
  ANALYZE`;
