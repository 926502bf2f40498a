import { packNames, readPack } from '@wagewright/calc-engine/packs';
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';

export interface Pack {
  readonly code: string;
  readonly definition: CalculationDefinition;
}

let packs: readonly Pack[] | undefined;

/** The packs that come with the product, by the name that `extends` knows them by; read once, since they are files of the product. */
export const builtInTemplates = (): readonly Pack[] => {
  packs ??= packNames.map((code) => ({ code, definition: calculationDefinitionSchema.parse(readPack(code)) }));
  return packs;
};

const text = (en: string, zh: string) => ({ en, 'zh-CN': zh });

/** What a solution begins with that is made of nothing: people, and a pay of gross, deductions and net, all of them to be said. */
export const emptyRules = (currency: string, country: string, periodsPerYear: number) => ({
  currency,
  country,
  periodsPerYear,
  steps: [
    {
      code: 'DATA',
      name: text('Data', '数据'),
      tables: [
        {
          code: 'Employee',
          kind: 'snapshot',
          name: text('Employee', '员工'),
          columns: [{ code: 'Number', name: text('Employee number', '工号'), type: 'text', source: 'employee.number' }],
        },
      ],
    },
    {
      code: 'PAY',
      name: text('Pay', '薪资'),
      tables: [
        {
          code: 'Pay',
          kind: 'data',
          name: text('Pay', '薪资'),
          columns: [
            { code: 'Gross', name: text('Gross pay', '应发工资'), type: 'money', constant: 0, display: { payslip: 'total' } },
            { code: 'Deductions', name: text('Deductions', '扣款合计'), type: 'money', constant: 0, display: { payslip: 'total' } },
            {
              code: 'Net',
              name: text('Net pay', '实发工资'),
              type: 'money',
              expression: 'Gross - Deductions',
              display: { payslip: 'total' },
            },
          ],
        },
      ],
    },
  ],
  summary: { gross: 'Pay.Gross', deductions: 'Pay.Deductions', net: 'Pay.Net' },
});
