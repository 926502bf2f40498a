/** The published examples, to the cent, by the packs. */
import { readFileSync } from 'node:fs';
import { type CalculationDefinition, calculationDefinitionSchema, type PeriodFacts } from '@wagewright/contracts/definition';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type PackName, readPack } from '../packs/index.ts';
import { type KernelOutput, minorToText, type Program, specialise, verifySample } from '../src/index.ts';
import { cents, dayNumber, inputOf } from './pack-input.ts';
import { compiled } from './support.ts';

interface Facts {
  readonly examples: readonly Record<string, unknown>[];
  readonly [key: string]: unknown;
}

const readFacts = (file: string): Facts => parse(readFileSync(new URL(`acceptance/${file}`, import.meta.url), 'utf8')) as Facts;
const china = readFacts('china.yaml');
const unitedStates = readFacts('united-states.yaml');
const example = (facts: Facts, id: string): Record<string, never> =>
  facts.examples.find((entry) => entry.id === id) as Record<string, never>;

const loadPack = (pack: PackName): CalculationDefinition => calculationDefinitionSchema.parse(readPack(pack));

/** The definition with cells of the first row of a parameter table replaced in its first version. */
function withParameters(definition: CalculationDefinition, table: string, cells: Record<string, number | string>): CalculationDefinition {
  const copy = structuredClone(definition);
  const found = copy.steps.flatMap((step) => step.tables).find((candidate) => candidate.code === table);
  const row = found?.kind === 'parameter' ? found.versions[0]?.rows[0] : undefined;
  if (!row) throw new Error(`no parameter table ${table}`);
  Object.assign(row, cells);
  return copy;
}

const month = (number: number, year = 2026): PeriodFacts => {
  const text = String(number).padStart(2, '0');
  const end = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return {
    start: `${year}-${text}-01`,
    end,
    payDate: end,
    taxYear: year,
    taxMonth: number,
    paymentMonth: `${year}-${text}`,
    numberInYear: number,
    holidays: [],
    extraWorkdays: [],
  };
};

function payColumn(program: Program, output: KernelOutput, code: string): number {
  const plan = program.tables.find((table) => table.code === 'Pay');
  const position = plan?.columns.find((column) => column.code === code)?.position ?? 0;
  return output.tables.find((table) => table.no === plan?.no)?.v[position - 1]?.[0] ?? Number.NaN;
}

/** Runs the months of a year one after the other, each reading what the earlier ones wrote to the ledger. */
function runMonths(
  definition: CalculationDefinition,
  cells: Record<string, number | string>,
  months: number,
): { program: Program; outputs: KernelOutput[] } {
  const program = compiled(definition);
  const ledger = new Map<string, number>();
  const outputs = Array.from({ length: months }, (_, index) => {
    const kernel = specialise(program, { period: month(index + 1) });
    const input = inputOf(program, [{ cells, ledger }]);
    const output = structuredClone(kernel.run(input));
    expect(output.errors).toEqual([]);
    expect(verifySample(kernel, output, input, 1, 1)).toEqual([]);
    for (const balance of program.balances) {
      ledger.set(balance.code, (ledger.get(balance.code) ?? 0) + payColumn(program, output, balance.from.split('.')[1] ?? ''));
    }
    return output;
  });
  return { program, outputs };
}

describe('China, cumulative withholding (M3)', () => {
  /** The examples state the contributions as an amount: nobody is insured here, and the amount is taken off for the tax. */
  const cellsOf = (facts: { monthly_income: number; insurance: number; special: number }): Record<string, number | string> => ({
    BaseSalary: cents(facts.monthly_income),
    City: 'none',
    OtherDeduction: cents(facts.insurance),
    SpecialDeduction: cents(facts.special),
    HireDate: dayNumber('2020-01-01'),
  });

  test('cn-1: 555.00, 625.00, 1,850.00 and 27,480.00 in the year', () => {
    const facts = example(china, 'cn-1') as unknown as {
      monthly_income: number;
      insurance: number;
      special: number;
      tax: Record<string, number>;
    };
    const { program, outputs } = runMonths(loadPack('china/monthly'), cellsOf(facts), 12);
    const taxes = outputs.map((output) => payColumn(program, output, 'IncomeTax'));
    expect(taxes.slice(0, 3)).toEqual([facts.tax.jan, facts.tax.feb, facts.tax.mar].map((tax) => cents(tax ?? 0)));
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(cents(facts.tax.year ?? 0));
  });

  test('cn-2: 75.00 every month and 900.00 in the year', () => {
    const facts = example(china, 'cn-2') as unknown as {
      monthly_income: number;
      insurance: number;
      special: number;
      tax: Record<string, number>;
    };
    const { program, outputs } = runMonths(loadPack('china/monthly'), cellsOf(facts), 12);
    expect(outputs.map((output) => payColumn(program, output, 'IncomeTax'))).toEqual(
      Array.from({ length: 12 }, () => cents(facts.tax.every_month ?? 0)),
    );
  });
});

describe('China, Kunming in January 2026', () => {
  const columns = {
    pension: 'Pension',
    medical: 'Medical',
    unemployment: 'Unemployment',
    fund: 'HousingFund',
    tax: 'IncomeTax',
    net: 'Net',
  } as const;

  for (const id of ['cn-6', 'cn-7']) {
    test(`${id}: contributions, tax and net`, () => {
      const facts = example(china, id) as unknown as { wage: number; fund_base?: number; expect: Record<keyof typeof columns, number> };
      const fund = facts.fund_base === undefined ? {} : { FundBase: cents(facts.fund_base) };
      const { program, outputs } = runMonths(
        loadPack('china/monthly'),
        { BaseSalary: cents(facts.wage), HireDate: dayNumber('2020-01-01'), ...fund },
        1,
      );
      const found = Object.entries(columns).map(([key, code]) => [
        key,
        minorToText(BigInt(payColumn(program, outputs[0] as KernelOutput, code)), 2),
      ]);
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(Object.keys(columns).map((key) => [key, facts.expect[key as keyof typeof columns].toFixed(2)])),
      );
    });
  }

  test('cn-8: a city that rounds the housing fund to whole yuan', () => {
    const facts = example(china, 'cn-8') as unknown as {
      fund_rounding: string;
      fund_base: number;
      fund_rate: number;
      expect_each_side: number;
    };
    const definition = withParameters(loadPack('china/monthly'), 'City', { FundRate: facts.fund_rate, FundRounding: facts.fund_rounding });
    const cells = { BaseSalary: cents(facts.fund_base), FundBase: cents(facts.fund_base), HireDate: dayNumber('2020-01-01') };
    const { program, outputs } = runMonths(definition, cells, 1);
    for (const code of ['HousingFund', 'EmployerHousingFund'])
      expect(payColumn(program, outputs[0] as KernelOutput, code)).toBe(cents(facts.expect_each_side));
  });
});

describe('China, year-end bonus taxed separately', () => {
  for (const id of ['cn-3', 'cn-4', 'cn-5']) {
    test(`${id}: by itself and with the wages`, () => {
      const facts = example(china, id) as unknown as { bonus: number; tax: number };
      const alone = runMonths(loadPack('china/year-end-bonus'), { Bonus: cents(facts.bonus) }, 1);
      const together = runMonths(loadPack('china/monthly'), { BaseSalary: cents(10_000), YearEndBonus: cents(facts.bonus) }, 1);
      for (const { program, outputs } of [alone, together])
        expect(payColumn(program, outputs[0] as KernelOutput, 'BonusTax')).toBe(cents(facts.tax));
    });
  }

  test('the packs hold the published tables', () => {
    // Quick deductions that follow are left out; the packs' own tests hold them as printed.
    const published = (key: string, isQuick: boolean): unknown[] =>
      (china[key] as { upTo: number | null; rate: number; quick: number }[]).map(({ upTo, rate, quick }) => ({
        ...(upTo === null ? {} : { UpTo: upTo }),
        Rate: `${Math.round(rate * 100)}%`,
        ...(isQuick ? { Quick: quick } : {}),
      }));
    const rowsOf = (pack: PackName, code: string): unknown => {
      const table = loadPack(pack)
        .steps.flatMap((step) => step.tables)
        .find((candidate) => candidate.code === code);
      return table?.kind === 'parameter' ? table.versions[0]?.rows : undefined;
    };
    expect(rowsOf('china/monthly', 'IncomeTax')).toEqual(published('annual_table', true));
    expect(rowsOf('china/non-resident', 'MonthlyTax')).toEqual(published('monthly_table', false));
    for (const pack of ['china/monthly', 'china/year-end-bonus'] as const)
      expect(rowsOf(pack, 'MonthlyTax')).toEqual(published('monthly_table', true));
  });
});

describe('United States, federal withholding (M3)', () => {
  for (const id of ['us-1', 'us-2', 'us-3']) {
    test(`${id}: monthly payroll, single`, () => {
      const facts = example(unitedStates, id) as unknown as { wage: number; tax: number };
      const program = compiled({ ...loadPack('united-states/biweekly'), periodsPerYear: 12, tests: [] });
      const kernel = specialise(program, { period: month(1, 2025) });
      const output = kernel.run(
        inputOf(program, [{ cells: { AnnualSalary: cents(facts.wage * 12), FilingStatus: 'single' }, ledger: new Map() }]),
      );
      expect(output.errors).toEqual([]);
      expect(payColumn(program, output, 'FederalIncomeTax')).toBe(cents(facts.tax));
    });
  }

  test('the pack holds the published tables and rates', () => {
    const definition = loadPack('united-states/biweekly');
    const rowsOf = (code: string): readonly Record<string, unknown>[] => {
      const table = definition.steps.flatMap((step) => step.tables).find((candidate) => candidate.code === code);
      return table?.kind === 'parameter' ? (table.versions[0]?.rows ?? []) : [];
    };
    // The amounts beside them (`base`) are derived: the pack's own tests hold them as printed, paid once a year at each bound.
    const published = (key: string): unknown[] =>
      (unitedStates[key] as { over: number; rate: number }[]).map(({ over, rate }) => [
        over,
        rate === 0 ? 0 : `${Math.round(rate * 100)}%`,
      ]);
    const scheduleOf = (code: string): unknown[] => rowsOf(code).map(({ Over, Rate }) => [Over, Rate]);
    expect(scheduleOf('TaxSingle')).toEqual(published('annual_table_single'));
    expect(scheduleOf('TaxMarriedJointly')).toEqual(published('annual_table_married_jointly'));
    expect(scheduleOf('TaxHeadOfHousehold')).toEqual(published('annual_table_head_of_household'));
    expect(Object.fromEntries(rowsOf('StandardDeduction').map((row) => [row.Status, row.Amount]))).toEqual(
      unitedStates.standard_deduction_in_worksheet_1A,
    );
    const fica = unitedStates.fica_2025 as Record<string, number>;
    expect(rowsOf('Fica')[0]).toEqual({
      SocialSecurityRate: fica.social_security,
      WageBase: fica.wage_base,
      MedicareRate: fica.medicare,
      AdditionalMedicareRate: fica.additional_medicare,
      AdditionalMedicareOver: fica.additional_over,
    });
  });
});
