/**
 * The packs against the law written a second time, by hand, over BigInt: random people, every amount equal to the cent. Nothing here is taken
 * from the packs; tables are written as the law states them (bounds and rates), not as the packs hold them.
 */
import { type CalculationDefinition, calculationDefinitionSchema, type PeriodFacts } from '@wagewright/contracts/definition';
import { describe, expect, test } from 'vitest';
import { type PackName, readPack } from '../packs/index.ts';
import { specialise } from '../src/index.ts';
import { cents, dayNumber, inputOf, type PackRow } from './pack-input.ts';
import { compiled } from './support.ts';

/** n / d rounded half up (away from zero). */
function round(n: bigint, d: bigint): bigint {
  const twice = 2n * (n < 0n ? -n : n) + d;
  const magnitude = twice / (2n * d);
  return n < 0n ? -magnitude : magnitude;
}
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const clamp = (x: bigint, low: bigint, high: bigint): bigint => most(least(x, high), low);

/** Random numbers that are the same every time. */
function randomFrom(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % max;
  };
}

/** Tax in hundredths of a cent by rates on the parts between bounds (whole currency units); `x` in cents. */
function progressive(x: bigint, bounds: readonly number[], rates: readonly number[]): bigint {
  return rates.reduce((tax, rate, index) => {
    const [low, high] = [BigInt(index === 0 ? 0 : (bounds[index - 1] ?? 0)) * 100n, BigInt(bounds[index] ?? 10 ** 12) * 100n];
    return x > low ? tax + (least(x, high) - low) * BigInt(rate) : tax;
  }, 0n);
}

function run(
  pack: PackName,
  period: PeriodFacts,
  people: readonly PackRow[],
  codes: readonly string[],
  change: (definition: CalculationDefinition) => void = () => undefined,
): bigint[][] {
  const definition: CalculationDefinition = calculationDefinitionSchema.parse(readPack(pack));
  change(definition);
  const program = compiled(definition);
  const output = specialise(program, { period }).run(inputOf(program, people));
  expect(output.errors).toEqual([]);
  const plan = program.tables.find(({ code }) => code === 'Pay');
  const table = output.tables.find(({ no }) => no === plan?.no);
  const columns = codes.map((code) => table?.v[(plan?.columns.find((column) => column.code === code)?.position ?? 0) - 1]);
  return people.map((_, row) => columns.map((column) => BigInt(column?.[row] ?? -1)));
}

const blankless = (cells: Record<string, number | string | null>): Record<string, number | string> =>
  Object.fromEntries(Object.entries(cells).filter((entry): entry is [string, number | string] => entry[1] !== null));

describe('China, wages in May 2026', () => {
  const period = calculationDefinitionSchema.parse(readPack('china/monthly')).tests[0]?.period;
  const may = {
    ...period,
    start: '2026-05-01',
    end: '2026-05-31',
    payDate: '2026-05-31',
    taxMonth: 5,
    paymentMonth: '2026-05',
  } as PeriodFacts;
  const rates = [3, 10, 20, 25, 30, 35, 45];
  const yearly = [36_000, 144_000, 300_000, 420_000, 660_000, 960_000];
  const monthly = [3_000, 12_000, 25_000, 35_000, 55_000, 80_000];
  const quick = [0, 210, 1_410, 2_660, 4_410, 7_160, 15_160];

  const randomPerson = (draw: (max: number) => number) => ({
    wage: 100_000 + draw(12_000_000),
    base: draw(2) ? draw(4_000_000) : null,
    fund: draw(2) ? draw(4_500_000) : null,
    special: draw(4) * 100_000,
    other: draw(100_000),
    earnings: draw(2) * draw(500_000),
    bonus: draw(3) === 0 ? draw(99_999_999) : 0,
    hours: [draw(4_000), draw(4_000), draw(4_000)] as const,
    hired: draw(3) === 0 ? '2026-03-16' : '2019-11-04',
    paid: [draw(20_000_000), draw(2_000_000), draw(1_000_000), draw(200_000), draw(1_000_000)] as const,
  });
  type Person = ReturnType<typeof randomPerson>;

  const law = ({ wage, base, fund, special, other, earnings, bonus, hours, hired, paid }: Person): bigint[] => {
    const salary = BigInt(wage);
    // 21.75 days of 8 hours are 174 hours; hours come in hundredths; 150, 200 and 300 percent
    const overtime = [150n, 200n, 300n].map((percent, index) => round(salary * percent * BigInt(hours[index] ?? 0), 174n * 100n * 100n));
    const gross = salary + overtime.reduce((sum, pay) => sum + pay, 0n) + BigInt(earnings) + BigInt(bonus);
    const insured = base === null ? salary : BigInt(base);
    const [pension, medical] = [clamp(insured, 440_340n, 2_201_700n), clamp(insured, 435_780n, 2_178_900n)];
    const housing = clamp(fund === null ? salary : BigInt(fund), 207_000n, 3_254_167n);
    const contributions = round(pension * 8n, 100n) + round(medical * 2n, 100n) + round(pension * 3n, 1_000n) + round(housing * 12n, 100n);
    const [paidGross = 0n, paidContributions = 0n, paidSpecial = 0n, paidOther = 0n, withheld = 0n] = paid.map(BigInt);
    const months = hired < '2026' ? 5n : 3n;
    const taxable = most(
      paidGross +
        gross -
        BigInt(bonus) -
        500_000n * months -
        paidContributions -
        contributions -
        paidSpecial -
        BigInt(special) -
        paidOther -
        BigInt(other),
      0n,
    );
    const tax = most(round(progressive(taxable, yearly, rates) - withheld * 100n, 100n), 0n);
    const row = monthly.findIndex((bound) => bonus <= bound * 1_200);
    const at = row < 0 ? 6 : row;
    const bonusTax = bonus === 0 ? 0n : round(BigInt(bonus) * BigInt(rates[at] ?? 0) - BigInt(quick[at] ?? 0) * 10_000n, 100n);
    return [gross, contributions, taxable, tax, bonusTax, gross - contributions - tax - bonusTax];
  };

  test('2,000 random people', () => {
    const draw = randomFrom(17);
    const people = Array.from({ length: 2_000 }, () => randomPerson(draw));
    const rows = people.map(
      ({ wage, base, fund, special, other, earnings, bonus, hours, hired, paid }): PackRow => ({
        cells: blankless({
          BaseSalary: wage,
          InsuranceBase: base,
          FundBase: fund,
          SpecialDeduction: special,
          OtherDeduction: other,
          OtherEarnings: earnings,
          YearEndBonus: bonus,
          WeekdayHours: hours[0],
          RestDayHours: hours[1],
          HolidayHours: hours[2],
          HireDate: dayNumber(hired),
        }),
        ledger: new Map(
          ['GROSS', 'SOCIAL_CONTRIBUTIONS', 'SPECIAL_DEDUCTION', 'OTHER_DEDUCTION', 'INCOME_TAX'].map((code, at) => [code, paid[at] ?? 0]),
        ),
      }),
    );
    const codes = ['Gross', 'SocialContributions', 'CumulativeTaxableIncome', 'IncomeTax', 'BonusTax', 'Net'];
    expect(run('china/monthly', may, rows, codes)).toEqual(people.map(law));
  });
});

describe('United States, wages in March 2025', () => {
  const march = calculationDefinitionSchema.parse(readPack('united-states/biweekly')).tests[0]?.period as PeriodFacts;
  const rates = [10, 12, 22, 24, 32, 35, 37];
  // Rev. Proc. 2024-40: standard deduction and bounds; worksheet 1A takes 8,600 or 12,900 off, the schedules the rest.
  const schedules = {
    single: { standard: 15_000, worksheet: 8_600, bounds: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350] },
    married_jointly: { standard: 30_000, worksheet: 12_900, bounds: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600] },
    head_of_household: { standard: 22_500, worksheet: 8_600, bounds: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350] },
  } as const;
  const statuses = {
    single: 'single',
    married_separately: 'single',
    married_jointly: 'married_jointly',
    qualifying_surviving_spouse: 'married_jointly',
    head_of_household: 'head_of_household',
  } as const;
  const frequencies = { daily: 260, weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12, quarterly: 4, semiannually: 2, annually: 1 };

  const pick = <T extends object>(draw: (max: number) => number, from: T): keyof T & string => {
    const keys = Object.keys(from) as (keyof T & string)[];
    return keys[draw(keys.length)] as keyof T & string;
  };
  const randomPerson = (draw: (max: number) => number) => ({
    salary: 1_000_000 + draw(120_000_000),
    status: pick(draw, statuses),
    frequency: pick(draw, frequencies),
    credits: draw(3) * 200_000,
    income: draw(2) * draw(900_000),
    deductions: draw(2) * draw(3_000_000),
    extra: draw(2) * draw(9_999),
    allowances: draw(3) === 0 ? draw(7) : null,
    supplemental: draw(2) * draw(200_000_000),
    aggregate: draw(2) === 1,
    paid: [draw(30_000_000), draw(2) * draw(110_000_000)] as const,
    twoJobs: draw(3) === 0,
  });
  type Person = ReturnType<typeof randomPerson>;

  /** Form W-4, step 2: deduction and brackets cut in half; bounds are printed to the dollar, the amounts on them to the cent. */
  const taxOfTwoJobs = (wage: bigint, { standard, bounds }: (typeof schedules)[keyof typeof schedules]): bigint => {
    const printed = [0, ...bounds].map((bound) => BigInt(Math.ceil((standard + bound) / 2)) * 100n);
    const row = printed.findLastIndex((bound) => wage >= bound);
    if (row < 0) return 0n;
    const amount = round(progressive(BigInt(bounds[row - 1] ?? 0) * 100n, bounds, rates), 200n);
    return amount * 100n + (wage - (printed[row] ?? 0n)) * BigInt(rates[row] ?? 0);
  };

  const law = (person: Person): bigint[] => {
    const schedule = schedules[statuses[person.status]];
    const { standard, worksheet, bounds } = schedule;
    const isTwoJobs = person.twoJobs && person.allowances === null;
    const periods = BigInt(frequencies[person.frequency]);
    const base = round(BigInt(person.salary), periods);
    const taken =
      person.allowances === null
        ? BigInt(person.deductions) + (isTwoJobs ? 0n : BigInt(worksheet) * 100n) - BigInt(person.income)
        : BigInt(person.allowances) * 430_000n;
    const credits = person.allowances === null ? BigInt(person.credits) : 0n;
    const withholding = (wages: bigint): bigint => {
      const adjusted = most(wages * periods - taken, 0n);
      const tax = isTwoJobs
        ? taxOfTwoJobs(adjusted, schedule)
        : progressive(most(adjusted - BigInt(standard - worksheet) * 100n, 0n), bounds, rates);
      return round(most(tax - credits * 100n, 0n), periods * 100n);
    };
    const regular = withholding(base);
    const [paid, paidSupplemental] = [BigInt(person.paid[0]), BigInt(person.paid[1])];
    const supplemental = BigInt(person.supplemental);
    const above = clamp(paidSupplemental + supplemental - 100_000_000n, 0n, supplemental);
    const within = supplemental - above;
    const onSupplemental = person.aggregate
      ? round(above * 37n, 100n) + (within === 0n ? 0n : withholding(base + within) - regular)
      : round(above * 37n + within * 22n, 100n);
    const gross = base + supplemental;
    const tax = regular + least(BigInt(person.extra), base - regular) + onSupplemental;
    const socialSecurity = round(clamp(17_610_000n - paid, 0n, gross) * 62n, 1_000n);
    const medicare = round(gross * 145n, 10_000n);
    const additional = round(clamp(paid + gross - 20_000_000n, 0n, gross) * 9n, 1_000n);
    return [gross, tax, socialSecurity, medicare, additional, gross - tax - socialSecurity - medicare - additional];
  };

  test('2,000 random people of every filing status and pay frequency', () => {
    const draw = randomFrom(23);
    const people = Array.from({ length: 2_000 }, () => randomPerson(draw));
    const rows = people.map(
      (person): PackRow => ({
        cells: blankless({
          AnnualSalary: person.salary,
          FilingStatus: person.status,
          PayFrequency: person.frequency,
          Dependents: person.credits,
          OtherIncome: person.income,
          Deductions: person.deductions,
          ExtraWithholding: person.extra,
          Allowances: person.allowances,
          W4Step2: person.twoJobs ? 'yes' : 'no',
          SupplementalWages: person.supplemental,
          SupplementalMethod: person.aggregate ? 'aggregate' : 'flat',
        }),
        ledger: new Map([
          ['GROSS', person.paid[0]],
          ['SUPPLEMENTAL_WAGES', person.paid[1]],
        ]),
      }),
    );
    const codes = ['Gross', 'FederalIncomeTax', 'SocialSecurity', 'Medicare', 'AdditionalMedicare', 'Net'];
    expect(run('united-states/biweekly', march, rows, codes)).toEqual(people.map(law));
  });

  const clerk = (salary: number, frequency: keyof typeof frequencies): PackRow => ({
    cells: { AnnualSalary: salary, FilingStatus: 'single', PayFrequency: frequency },
    ledger: new Map(),
  });
  const choosing =
    (cells: Record<string, string | number>) =>
    (definition: CalculationDefinition): void => {
      const table = definition.steps.flatMap(({ tables }) => tables).find(({ code }) => code === 'Rounding');
      if (table?.kind !== 'parameter') throw new Error('no table Rounding');
      Object.assign(table.versions[0]?.rows[0] ?? {}, cells);
    };

  // Publication 15-T, "Rounding": $2.30 becomes $2 and $2.50 becomes $3. 10 % of what 15,000 a year is exceeded by, divided by 260 or 52; 2.4998 is
  // 2.50 to the cent and 2 to the dollar: it is rounded once.
  test('the tax of the period to the nearest dollar, where the employer chose it', () => {
    const people = [clerk(2_098_000, 'daily'), clerk(2_150_200, 'daily'), clerk(2_150_000, 'daily'), clerk(2_280_000, 'weekly')];
    const codes = ['TaxOnRegularWages'];
    expect(run('united-states/biweekly', march, people, codes)).toEqual([[230n], [250n], [250n], [1_500n]]);
    expect(run('united-states/biweekly', march, people, codes, choosing({ TaxStep: 1 }))).toEqual([[200n], [300n], [200n], [1_500n]]);
  });

  test('wages to the nearest dollar, or with their last digit reduced to zero, before they are taxed; what is paid stays', () => {
    const people = [clerk(5_217_472, 'weekly')];
    const codes = ['Gross', 'TaxedWages'];
    expect(run('united-states/biweekly', march, people, codes)).toEqual([[100_336n, 100_336n]]);
    expect(run('united-states/biweekly', march, people, codes, choosing({ Wages: 'dollar' }))).toEqual([[100_336n, 100_300n]]);
    expect(run('united-states/biweekly', march, people, codes, choosing({ Wages: 'tens' }))).toEqual([[100_336n, 100_000n]]);
  });

  // Form W-4, step 2: "the standard deduction and tax brackets will be cut in half for each job". Bounds are printed to the dollar.
  test.each(['2024', '2025', '2026'])('%s: the schedules of the step 2 box are the others cut in half', (year) => {
    const definition = calculationDefinitionSchema.parse(readPack('united-states/biweekly'));
    const rowsOf = (code: string): { over: number; percent: number; base: number }[] => {
      const table = definition.steps.flatMap(({ tables }) => tables).find((candidate) => candidate.code === code);
      const version = table?.kind === 'parameter' ? table.versions.find(({ validFrom }) => validFrom.startsWith(year)) : undefined;
      return (version?.rows ?? []).map(({ Over, Rate, Base }) => ({
        over: Number(Over),
        percent: Number.parseInt(String(Rate), 10),
        base: cents(Number(Base ?? 0)),
      }));
    };
    for (const [suffix, worksheet] of [
      ['Single', 8_600],
      ['MarriedJointly', 12_900],
      ['HeadOfHousehold', 8_600],
    ] as const) {
      const whole = rowsOf(`Tax${suffix}`);
      expect(whole).toHaveLength(8);
      const amounts = whole.map(({ over }) =>
        whole.reduce((sum, row, at) => sum + Math.max(Math.min(over, whole[at + 1]?.over ?? over) - row.over, 0) * row.percent, 0),
      );
      expect(rowsOf(`Checkbox${suffix}`)).toEqual(
        whole.map(({ over, percent }, at) => ({
          over: at === 0 ? 0 : Math.ceil((over + worksheet) / 2),
          percent,
          base: Math.ceil((amounts[at] ?? 0) / 2),
        })),
      );
    }
  });
});
