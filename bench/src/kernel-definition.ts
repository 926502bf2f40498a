/** The payroll that the kernel bench runs: 15 inputs, 40 columns, 25 of which round, and a tax table of 7 brackets. */
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';

const inputs: Readonly<Record<string, 'money' | 'hours'>> = {
  Base: 'money',
  Housing: 'money',
  Transport: 'money',
  Meal: 'money',
  Phone: 'money',
  Bonus: 'money',
  Hours1: 'hours',
  Hours2: 'hours',
  Hours3: 'hours',
  InsuranceBase: 'money',
  FundBase: 'money',
  Special: 'money',
  IncomeBefore: 'money',
  DeductedBefore: 'money',
  TaxBefore: 'money',
};

/** Largest amount of each input in minor units, by kind. */
export const inputMax = { money: 4_000_000, hours: 6_000 } as const;
export const inputKinds: readonly ('money' | 'hours')[] = Object.values(inputs);

/** Code → expression; 25 of them need the rounding of their column. */
const formulas: Readonly<Record<string, string>> = {
  Hourly: 'Base / 21.75 / 8',
  Overtime1: 'Base / 21.75 / 8 * 1.5 * Hours1',
  Overtime2: 'Base / 21.75 / 8 * 2 * Hours2',
  Overtime3: 'Base / 21.75 / 8 * 3 * Hours3',
  Leave: 'MIN(Base / 21.75 / 8 * Hours3, Base)',
  Gross: 'Base + Housing + Transport + Meal + Phone + Bonus + Overtime1 + Overtime2 + Overtime3 - Leave',
  Insured: 'CLAMP(InsuranceBase, 4403.40, 22017)',
  Pension: 'Insured * 8%',
  Medical: 'Insured * 2%',
  Unemployment: 'Insured * 0.3%',
  FundInsured: 'CLAMP(FundBase, 2070, 32541.67)',
  Fund: 'FundInsured * 12%',
  Social: 'Pension + Medical + Unemployment + Fund',
  Income: 'IncomeBefore + Gross',
  Deducted: 'DeductedBefore + Social + Special + 5000',
  Taxable: 'MAX(Income - Deducted, 0)',
  TaxOfYear: 'PROGRESSIVE(Tax, Taxable)',
  TaxNow: 'MAX(TaxOfYear - TaxBefore, 0)',
  Net: 'Gross - Social - TaxNow',
  EmployerPension: 'Insured * 16%',
  EmployerMedical: 'Insured * 8.7%',
  EmployerUnemployment: 'Insured * 0.7%',
  EmployerInjury: 'Insured * 0.2%',
  EmployerFund: 'FundInsured * 12%',
  EmployerCost: 'Gross + EmployerPension + EmployerMedical + EmployerUnemployment + EmployerInjury + EmployerFund',
  Daily: 'Base * 12 / 250',
  LeaveEarned: 'Hours1 / 8 * 1.25',
  HousingShare: 'SAFE_DIV(Housing * 100, Gross)',
  UnionFee: 'MIN(Gross * 0.5%, 100)',
  Fixed: 'Base - Phone',
  BonusEarned: '(Base + Housing) / 12',
  Supplement: 'Gross * 3.5%',
  Levy: 'IF(Gross > 50000, Gross * 1%, Gross * 0.5%)',
  Health: 'CLAMP(Gross * 1.45%, 10, 500)',
  Paid: 'ROUND_TO(Net, 1)',
  Carried: 'Net - Paid',
  EmployerTotal: 'EmployerCost + UnionFee + Levy',
  Marginal: 'RANGE(Tax, Taxable, Rate)',
  CentreA: 'EmployerTotal * 35.5%',
  CentreB: 'EmployerTotal - CentreA',
};

const name = (text: string): { en: string; 'zh-CN': string } => ({ en: text, 'zh-CN': text });

/** The first 40 columns are the payroll above; more repeat it under other names. */
export function benchDefinition(columns: number): CalculationDefinition {
  const base = Object.entries(formulas);
  const all = Array.from({ length: columns }, (_, index) => {
    const copy = Math.floor(index / base.length);
    const [code, expression] = base[index % base.length] ?? ['', ''];
    const renamed = copy === 0 ? expression : expression.replace(/[A-Z]\w*/g, (word) => (word in formulas ? `${word}_${copy}` : word));
    const decimal = code === 'Marginal' || code === 'HousingShare';
    return {
      code: copy === 0 ? code : `${code}_${copy}`,
      name: name(code),
      type: decimal ? 'decimal' : 'money',
      scale: decimal ? 4 : 2,
      expression: qualify(renamed),
    };
  });
  return calculationDefinitionSchema.parse({
    code: 'BENCH',
    name: name('Bench'),
    currency: 'CNY',
    country: 'CN',
    periodsPerYear: 12,
    steps: [
      {
        code: 'ALL',
        name: name('All'),
        tables: [inputTable(), taxTable(), { code: 'Pay', kind: 'data', name: name('Pay'), columns: all }],
      },
    ],
  });
}

function qualify(expression: string): string {
  return expression.replace(/[A-Z]\w*/g, (word) => (word in inputs ? `Employee.${word}` : word));
}

function inputTable(): object {
  const columns = Object.entries(inputs).map(([code, kind]) => ({
    code,
    name: name(code),
    type: kind === 'money' ? 'money' : 'decimal',
    scale: 2,
    source: `compensation.${code}`,
    blank: 'error',
  }));
  return { code: 'Employee', kind: 'snapshot', name: name('Employee'), columns };
}

function taxTable(): object {
  const rows = [
    { UpTo: 36000, Rate: 0.03 },
    { UpTo: 144000, Rate: 0.1 },
    { UpTo: 300000, Rate: 0.2 },
    { UpTo: 420000, Rate: 0.25 },
    { UpTo: 660000, Rate: 0.3 },
    { UpTo: 960000, Rate: 0.35 },
    { Rate: 0.45 },
  ];
  return {
    code: 'Tax',
    kind: 'parameter',
    name: name('Tax'),
    bracket: { column: 'UpTo', bound: 'up-to', rate: 'Rate' },
    columns: [
      { code: 'UpTo', name: name('Up to'), type: 'money' },
      { code: 'Rate', name: name('Rate'), type: 'decimal', scale: 4 },
    ],
    versions: [{ validFrom: '2019-01-01', source: 'Individual income tax law, table 1', rows }],
  };
}
