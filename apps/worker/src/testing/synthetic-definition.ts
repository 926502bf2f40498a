import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';

const name = (text: string) => ({ en: text, 'zh-CN': text });

const inputs = [
  'Base',
  'Housing',
  'Transport',
  'Meal',
  'Phone',
  'Bonus',
  'Hours1',
  'Hours2',
  'Hours3',
  'Insurance',
  'Fund',
  'Special',
  'Before',
] as const;
const hours: readonly string[] = ['Hours1', 'Hours2', 'Hours3'];

/** 25 of these need the rounding of their column; the seven brackets are China's. */
const formulas: Readonly<Record<string, string>> = {
  Overtime1: 'Facts.Base / 21.75 / 8 * 1.5 * Facts.Hours1',
  Overtime2: 'Facts.Base / 21.75 / 8 * 2 * Facts.Hours2',
  Absence: 'MIN(Facts.Base / 21.75 / 8 * Facts.Hours3, Facts.Base)',
  Allowances: 'Facts.Housing + Facts.Transport + Facts.Meal + Facts.Phone',
  Gross: 'Facts.Base + Allowances + Facts.Bonus + Overtime1 + Overtime2 - Absence',
  Insured: 'CLAMP(Facts.Insurance, 4403.40, 22017)',
  Pension: 'Insured * 8%',
  Medical: 'Insured * 2%',
  Unemployment: 'Insured * 0.3%',
  Fund: 'CLAMP(Facts.Fund, 2070, 32541.67) * 12%',
  Social: 'Pension + Medical + Unemployment + Fund',
  Taxable: 'MAX(Facts.Before + Gross - Social - Facts.Special - 5000, 0)',
  TaxOfYear: 'PROGRESSIVE(Tax, Taxable)',
  TaxWithheld: 'PROGRESSIVE(Tax, MAX(Facts.Before, 0))',
  TaxNow: 'MAX(TaxOfYear - TaxWithheld, 0)',
  Deductions: 'Social + TaxNow',
  Net: 'Gross - Deductions',
  EmployerPension: 'Insured * 16%',
  EmployerMedical: 'Insured * 8.7%',
  EmployerUnemployment: 'Insured * 0.7%',
  EmployerInjury: 'Insured * 0.2%',
  EmployerCost: 'Gross + EmployerPension + EmployerMedical + EmployerUnemployment + EmployerInjury + Fund',
  Daily: 'Facts.Base * 12 / 250',
  Union: 'MIN(Gross * 0.5%, 100)',
  BonusEarned: '(Facts.Base + Facts.Housing) / 12',
  Levy: 'IF(Gross > 50000, Gross * 1%, Gross * 0.5%)',
  Health: 'CLAMP(Gross * 1.45%, 10, 500)',
  CentreA: 'EmployerCost * 35.5%',
  CentreB: 'EmployerCost - CentreA',
};

const column = (code: string, expression: string) => ({ code, name: name(code), type: 'money', expression });

function payColumns(count: number) {
  const own = Object.entries(formulas).map(([code, expression]) => column(code, expression));
  const more = Array.from({ length: Math.max(0, count - own.length) }, (_, index) =>
    column(`Share${index + 1}`, `EmployerCost * ${index + 1} / 7`),
  );
  return [...own, ...more].slice(0, count);
}

const brackets = [
  { UpTo: 36000, Rate: 0.03 },
  { UpTo: 144000, Rate: 0.1 },
  { UpTo: 300000, Rate: 0.2 },
  { UpTo: 420000, Rate: 0.25 },
  { UpTo: 660000, Rate: 0.3 },
  { UpTo: 960000, Rate: 0.35 },
  { Rate: 0.45 },
];

const taxTable = {
  code: 'Tax',
  kind: 'parameter',
  name: name('Tax'),
  bracket: { column: 'UpTo', bound: 'up-to', rate: 'Rate' },
  columns: [
    { code: 'UpTo', name: name('Up to'), type: 'money' },
    { code: 'Rate', name: name('Rate'), type: 'decimal', scale: 4 },
  ],
  versions: [{ validFrom: '2019-01-01', source: 'Individual income tax law of China, table 1', rows: brackets }],
};

const factsTable = {
  code: 'Facts',
  kind: 'snapshot',
  name: name('Facts'),
  columns: [
    ...inputs.map((code) => ({
      code,
      name: name(code),
      type: hours.includes(code) ? 'decimal' : 'money',
      scale: 2,
      source: `compensation.${code}`,
      blank: 'error',
      ...(code === 'Base' ? { plausible: { from: 40, to: 39_960 } } : {}),
    })),
    { code: 'Place', name: name('Place'), type: 'text', source: 'assignment.department' },
  ],
};

/** A payroll of one step with these tables, among them `Pay` with gross, deductions and net. */
export const syntheticPayroll = (tables: readonly object[], more: object = {}): CalculationDefinition =>
  calculationDefinitionSchema.parse({
    code: 'SYNTHETIC',
    name: name('Synthetic'),
    currency: 'CNY',
    country: 'CN',
    periodsPerYear: 12,
    steps: [{ code: 'All', name: name('All'), tables }],
    summary: { gross: 'Pay.Gross', deductions: 'Pay.Deductions', net: 'Pay.Net' },
    ...more,
  });

/**
 * A payroll of synthetic people: 13 amounts and a text in, `columns` amounts out; with `check`, a second table with a text and a column
 * that fails for those at the place “Nowhere”.
 */
export function syntheticDefinition(columns = 40, check = true): CalculationDefinition {
  const checkColumns = [
    { code: 'Where', name: name('Where'), type: 'text', expression: 'Facts.Place', blank: 'keep' },
    {
      code: 'Checked',
      name: name('Checked'),
      type: 'money',
      expression: 'IF(Facts.Place = "Nowhere", ERROR("nobody works there"), Pay.Net)',
    },
  ];
  const pay = { code: 'Pay', kind: 'data', name: name('Pay'), columns: payColumns(columns) };
  const checked = { code: 'Check', kind: 'data', name: name('Check'), columns: checkColumns };
  return syntheticPayroll([factsTable, taxTable, pay, ...(check ? [checked] : [])]);
}

/** Largest minor units of each numeric input, in order of position. */
export const syntheticInputMax: readonly number[] = inputs.map((code) => (hours.includes(code) ? 6_000 : 4_000_000));
