import type { SeedUnit } from '../departments.ts';

const founded = '2012-03-15';

const unit = (code: string, parent: string | null, en: string, zh: string): SeedUnit => ({
  key: code,
  code,
  parent,
  versions: [{ from: founded, to: null, name: { en, 'zh-CN': zh } }],
});

export const kunmingUnits: readonly SeedUnit[] = [
  unit('GM', null, 'General Management', '总经办'),
  unit('RD', null, 'Research and Development', '研发中心'),
  unit('RD-PLT', 'RD', 'Platform Team', '平台组'),
  unit('RD-APP', 'RD', 'Applications Team', '应用组'),
  unit('RD-QA', 'RD', 'Quality Assurance', '测试组'),
  unit('PRO', null, 'Production', '生产部'),
  unit('PRO-ASM', 'PRO', 'Assembly Line', '装配线'),
  unit('PRO-INS', 'PRO', 'Inspection', '质检线'),
  unit('LOG', null, 'Warehouse and Logistics', '仓储物流部'),
  unit('SAL', null, 'Sales', '销售部'),
  unit('FIN', null, 'Finance', '财务部'),
  unit('HRA', null, 'Human Resources and Administration', '人力行政部'),
];

export interface KunmingPosition {
  readonly code: string;
  readonly en: string;
  readonly zh: string;
  /** Monthly salary in yuan, from and to. */
  readonly from: number;
  readonly to: number;
}

const position = (code: string, en: string, zh: string, from: number, to: number): KunmingPosition => ({ code, en, zh, from, to });

/** By unit: who leads it, and who works there with their share of the unit's people. */
export const kunmingStaff: readonly {
  readonly unit: string;
  /** Of 300 people. */
  readonly people: number;
  readonly lead: KunmingPosition;
  readonly others: readonly (readonly [KunmingPosition, number])[];
}[] = [
  {
    unit: 'GM',
    people: 5,
    lead: position('YL-GM', 'General Manager', '总经理', 52000, 58000),
    others: [[position('YL-DGM', 'Assistant to the General Manager', '总经理助理', 13000, 18000), 1]],
  },
  {
    unit: 'RD',
    people: 3,
    lead: position('YL-RDD', 'Director of R&D', '研发总监', 38000, 46000),
    others: [[position('YL-ARC', 'Software Architect', '架构师', 26000, 36000), 1]],
  },
  {
    unit: 'RD-PLT',
    people: 32,
    lead: position('YL-RDL', 'R&D Team Lead', '研发组长', 22000, 30000),
    others: [
      [position('YL-SWE', 'Software Engineer', '软件工程师', 11000, 21000), 7],
      [position('YL-JSE', 'Junior Software Engineer', '初级软件工程师', 7500, 11000), 3],
    ],
  },
  {
    unit: 'RD-APP',
    people: 35,
    lead: position('YL-RDL', 'R&D Team Lead', '研发组长', 22000, 30000),
    others: [
      [position('YL-SWE', 'Software Engineer', '软件工程师', 11000, 21000), 6],
      [position('YL-JSE', 'Junior Software Engineer', '初级软件工程师', 7500, 11000), 3],
    ],
  },
  {
    unit: 'RD-QA',
    people: 15,
    lead: position('YL-QAL', 'Test Lead', '测试组长', 16000, 21000),
    others: [[position('YL-QAE', 'Test Engineer', '测试工程师', 8000, 14000), 1]],
  },
  {
    unit: 'PRO',
    people: 4,
    lead: position('YL-PRM', 'Production Manager', '生产经理', 18000, 24000),
    others: [[position('YL-PRP', 'Production Planner', '生产计划员', 7000, 9500), 1]],
  },
  {
    unit: 'PRO-ASM',
    people: 98,
    lead: position('YL-ASL', 'Line Leader', '产线线长', 8500, 11000),
    others: [
      [position('YL-ASO', 'Assembly Operator', '装配工', 4800, 7200), 9],
      [position('YL-AST', 'Assembly Technician', '装配技术员', 6500, 9000), 2],
    ],
  },
  {
    unit: 'PRO-INS',
    people: 28,
    lead: position('YL-INL', 'Inspection Leader', '质检组长', 8000, 10500),
    others: [[position('YL-INS', 'Quality Inspector', '质检员', 5000, 7500), 1]],
  },
  {
    unit: 'LOG',
    people: 26,
    lead: position('YL-LGM', 'Logistics Manager', '物流经理', 12000, 15000),
    others: [
      [position('YL-WHK', 'Warehouse Keeper', '仓管员', 4600, 6500), 3],
      [position('YL-DRV', 'Driver', '司机', 5500, 7500), 1],
    ],
  },
  {
    unit: 'SAL',
    people: 30,
    lead: position('YL-SLD', 'Sales Director', '销售总监', 28000, 36000),
    others: [[position('YL-SLR', 'Account Manager', '客户经理', 7000, 15000), 1]],
  },
  {
    unit: 'FIN',
    people: 11,
    lead: position('YL-FIM', 'Finance Manager', '财务经理', 18000, 25000),
    others: [[position('YL-ACC', 'Accountant', '会计', 7000, 11000), 1]],
  },
  {
    unit: 'HRA',
    people: 13,
    lead: position('YL-HRM', 'HR and Administration Manager', '人力行政经理', 16000, 22000),
    others: [
      [position('YL-PAY', 'Payroll Specialist', '薪酬专员', 7500, 10500), 1],
      [position('YL-HRS', 'HR Specialist', '人事专员', 6500, 9500), 2],
      [position('YL-ADM', 'Administrative Assistant', '行政专员', 5000, 7000), 2],
    ],
  },
];
