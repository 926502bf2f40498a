/** Whom a definition is for: what its condition may read, what is wrong with it, what it gives for many and for one. */

import { findSources } from '@wagewright/contracts/definition-findings';
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { checkDefinition } from '../definition-files/index.ts';
import { readPack } from '../packs/index.ts';
import { applicationScope, completeFormula, findUses, renameEverywhere, scopeAttributes } from '../src/authoring/index.ts';
import {
  evaluateRow,
  type KernelInput,
  measureStatistics,
  narrate,
  readRow,
  scopeAnswers,
  scopeProgram,
  specialise,
  verifySample,
} from '../src/index.ts';

const read = checkDefinition(readPack('china/monthly'));
if (!read.ok) throw new Error('the pack does not compile');
const pack = read.definition;
const period = {
  start: '2026-01-01',
  end: '2026-01-31',
  payDate: '2026-01-31',
  taxYear: 2026,
  taxMonth: 1,
  paymentMonth: '2026-01',
  numberInYear: 1,
  holidays: [],
  extraWorkdays: [],
};
const withScope = (scope: string) => ({ ...pack, scope });

function findings(scope: string) {
  const checked = checkDefinition(withScope(scope));
  return checked.ok ? [] : checked.findings;
}

const days = (iso: string): number => Date.parse(iso) / 86_400_000;
interface Somebody {
  readonly [column: string]: string | number | null;
}

/** People as a chunk, by the names of columns that the condition reads. */
function chunk(scope: string, people: readonly Somebody[]) {
  const made = scopeProgram(checked(scope));
  if (!made) throw new Error('no scope');
  const tables = made.program.inputs.map(({ tableNo, columns }) => {
    const of = (storage: 'v' | 't') => columns.filter((column) => column.storage === storage);
    const numbers = of('v').map(({ code }) =>
      Float64Array.from(people, (one) => (one[code] === null || one[code] === undefined ? Number.NaN : Number(one[code]))),
    );
    const texts = of('t').map(({ code }) => people.map((one) => (typeof one[code] === 'string' ? one[code] : null)));
    return [tableNo, { numbers, texts }] as const;
  });
  const input: KernelInput = { rows: people.length, tables: new Map(tables) };
  return { made, input };
}

function checked(scope: string) {
  const result = checkDefinition(withScope(scope));
  if (!result.ok) throw new Error(JSON.stringify(result.findings));
  return result.definition;
}

function answers(scope: string, people: readonly Somebody[]) {
  const { made, input } = chunk(scope, people);
  const kernel = specialise(made.program, { period, statistics: measureStatistics(made.program, input) });
  const output = kernel.run(input);
  expect(verifySample(kernel, output, input, 1, people.length)).toEqual([]);
  const answer = scopeAnswers(made, output);
  return people.map((_, row) => answer.of(row));
}

describe('an application scope', () => {
  test('names attributes of a person, columns of the records and rates', () => {
    expect(findings('AND(Department = "HR", HireDate < DATE(2025, 1, 1), Employee.BaseSalary > 5000)')).toEqual([]);
    expect(findings('[部门] = "HR"')).toEqual([]);
    expect(findings('HireDate <= PERIOD_START')).toEqual([]);
  });

  test('every attribute is a source of the catalogue that one row a person may have, of that type', () => {
    for (const { source, type, code } of scopeAttributes) {
      const [found, ...others] = findSources(source);
      expect([code, found?.types, found?.lines, others.length]).toEqual([code, [type], null, 0]);
    }
  });

  test.each([
    ['Departmnt = "HR"', 'UNKNOWN_NAME', 'Departmnt'],
    ['Employee.BaseSalry > 1', 'UNKNOWN_COLUMN', 'BaseSalry'],
    ['HireDate', 'TYPE_MISMATCH', 'HireDate'],
    ['Department = 5', 'TYPE_MISMATCH', '5'],
    ['Pay.Net > 5', 'UNKNOWN_TABLE', 'Pay'],
    ['YTD(NET) > 5', 'UNKNOWN_ELEMENT', 'NET'],
    ['AND(Department = "HR"', 'SYNTAX', ''],
    // neither its own text nor its parts are names
    ['constructor', 'UNKNOWN_NAME', 'constructor'],
    ['Applies', 'UNKNOWN_NAME', 'Applies'],
    ['NOT(Part1)', 'UNKNOWN_NAME', 'Part1'],
  ])('%s is refused as %s, at the application scope', (scope, code, text) => {
    const [finding, ...others] = findings(scope);
    expect([finding?.code, others.length]).toEqual([code, 0]);
    expect(finding?.places[0]?.part).toBe('scope');
    expect(finding?.figures['text'] ?? '').toContain(text);
  });

  test('who is in, who is out by which of its conditions, and of whom it cannot be told', () => {
    const scope = 'AND(Department = "HR", HireDate < DATE(2025, 1, 1))';
    const people = [
      { Department: 'HR', HireDate: days('2020-05-01') },
      { Department: 'IT', HireDate: days('2020-05-01') },
      { Department: 'HR', HireDate: days('2025-01-01') },
      { Department: 'IT', HireDate: days('2026-01-01') },
      { Department: 'HR', HireDate: null },
    ];
    expect(answers(scope, people)).toEqual(['in', 0, 1, 0, 'failed']);
  });

  test('money is compared in the currency of the column, exactly', () => {
    const people = [{ BaseSalary: 499_999 }, { BaseSalary: 500_000 }, { BaseSalary: 500_001 }];
    expect(answers('Employee.BaseSalary >= 5000', people)).toEqual([0, 'in', 'in']);
  });

  test('only what the condition reads is asked of the records', () => {
    const asked = scopeProgram(checked('Employee.BaseSalary > 1'))?.program.inputs.flatMap(({ columns }) =>
      columns.map(({ source }) => source),
    );
    expect(asked).toEqual(['compensation.BASE_SALARY', 'employee.number']);
  });

  test('generated code and the reference evaluator agree about everybody, blanks included', () => {
    const scope = 'OR(AND(Grade = "M3", NOT(Category = "intern")), MONTHS_BETWEEN(HireDate, PERIOD_END) >= 12)';
    const people = Array.from({ length: 200 }, (_, index) => ({
      Grade: index % 3 === 0 ? 'M3' : index % 7 === 0 ? null : 'P1',
      Category: index % 5 === 0 ? 'intern' : 'staff',
      HireDate: index % 11 === 0 ? null : days('2024-01-01') + index * 7,
    }));
    const given = answers(scope, people);
    const { made, input } = chunk(scope, people);
    const no = made.program.tables.find(({ code }) => code === made.cell.table)?.no ?? 0;
    const exact = people.map((_, row) => {
      const cell = evaluateRow(made.program, { period }, readRow(made.program, input, row))
        .get(no)?.[0]
        ?.get(made.cell.column);
      return cell?.kind === 'number' ? (cell.minor === 1n ? 'in' : 'out') : 'failed';
    });
    expect(given.map((one) => (typeof one === 'number' ? 'out' : one))).toEqual(exact);
    expect(new Set(exact)).toEqual(new Set(['in', 'out', 'failed']));
  });

  test('is said in sentences for one person, in both languages', () => {
    const { made, input } = chunk('AND(Department = "HR", HireDate < DATE(2025, 1, 1))', [
      { Department: 'IT', HireDate: days('2020-05-01') },
    ]);
    const row = readRow(made.program, input, 0);
    const told = (['en', 'zh-CN'] as const).map(
      (language) => narrate(made.program, { period }, row, made.cell, { reader: exactReader(language), audience: 'payroll' }).sentences,
    );
    expect(told).toMatchInlineSnapshot(`
      [
        [
          "No, because Department is “IT”",
        ],
        [
          "否，因为部门为“IT”",
        ],
      ]
    `);
  });

  test('a definition without one is for everybody, and has the hash that it had', () => {
    expect(scopeProgram(pack)).toBeUndefined();
    const [without, blank] = [checkDefinition(pack), checkDefinition({ ...pack, scope: undefined })];
    expect(without.ok && blank.ok && without.program.hash === blank.program.hash).toBe(true);
  });

  test('a table that has the name of its own is no obstacle', () => {
    const [first] = pack.steps;
    const steps = [{ ...first, tables: first?.tables.map((table) => (table.code === 'Employee' ? { ...table, code: 'Person' } : table)) }];
    const scope = applicationScope({ ...pack, steps } as typeof pack);
    expect(scope.tables.map(({ code }) => code)).toContain('Person');
    expect(scope.own?.code).toBe('ApplicationScope');
  });
});

describe('writing an application scope', () => {
  test('attributes are offered by code and by either name', () => {
    const scope = applicationScope(pack);
    expect(completeFormula('Depart', 6, scope)?.items.map(({ insert }) => insert)).toContain('Department');
    expect(completeFormula('部', 1, scope)?.items.map(({ insert }) => insert)).toContain('Department');
    expect(completeFormula('Employee.Base', 13, scope)?.items.map(({ insert }) => insert)).toContain('BaseSalary');
  });

  test('a column that it reads is known to be used there, and is renamed there too', () => {
    const definition = checked('Employee.BaseSalary > 5000');
    expect(findUses(definition, { table: 'Employee', column: 'BaseSalary' })).toContainEqual(expect.objectContaining({ what: 'scope' }));
    expect(renameEverywhere(definition, { table: 'Employee', column: 'BaseSalary' }, 'Salary')?.scope).toBe('Employee.Salary > 5000');
  });
});
