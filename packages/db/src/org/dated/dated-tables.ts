/**
 * A table whose rows hold from `effective_date` through `expiry_date` (open when null), one at a time for each owner: an exclusion constraint of the database
 * holds them apart. Of a cost center allocation, and of a split of pay, a few rows hold together, which begin and end on the same days.
 */
export interface DatedTable {
  readonly table: string;
  /** Whose rows may not overlap, with the type of each column: somebody, or an item of somebody's compensation file. */
  readonly owner: Readonly<Record<string, string>>;
  /** What a row says, with the type of each column. */
  readonly values: Readonly<Record<string, string>>;
}

const dated = <const Table extends DatedTable>(table: Table): Table => table;

/** The records of the organisation that hold for a time. */
export const datedTables = {
  departmentVersion: dated({
    table: 'department_version',
    owner: { department_id: 'int' },
    values: { name: 'jsonb', parent_id: 'int', manager_employee_id: 'int' },
  }),
  salaryStructureVersion: dated({
    table: 'salary_structure_version',
    owner: { structure_id: 'int' },
    values: { ranges: 'jsonb' },
  }),
  assignment: dated({
    table: 'assignment',
    owner: { employee_id: 'int' },
    values: {
      department_id: 'int',
      position_id: 'int',
      cost_center_id: 'int',
      supervisor_id: 'int',
      dotted_supervisor_id: 'int',
      category: 'text',
    },
  }),
  bankAccount: dated({
    table: 'employee_bank_account',
    owner: { employee_id: 'int' },
    values: {
      country: 'text',
      bank: 'text',
      holder: 'text',
      routing: 'text',
      account_number: 'text',
      sealed_as: 'uuid',
      account: 'bytea',
      account_index: 'bytea',
      account_end: 'text',
    },
  }),
  bankSplit: dated({
    table: 'employee_bank_split',
    owner: { employee_id: 'int' },
    values: {
      position: 'int',
      country: 'text',
      bank: 'text',
      holder: 'text',
      routing: 'text',
      sealed_as: 'uuid',
      account: 'bytea',
      account_index: 'bytea',
      account_end: 'text',
      amount: 'numeric',
      currency: 'text',
      percentage: 'numeric',
    },
  }),
  taxRegistration: dated({
    table: 'employee_tax_registration',
    owner: { employee_id: 'int' },
    values: {
      country: 'text',
      tax_number: 'text',
      sealed_as: 'uuid',
      number: 'bytea',
      number_index: 'bytea',
      number_end: 'text',
    },
  }),
  compensationRecord: dated({
    table: 'compensation_record',
    owner: { employee_id: 'int', item_id: 'int' },
    values: {
      amount: 'numeric',
      currency: 'text',
      payroll_effective_period: 'text',
      remarks: 'text',
      salary_structure_id: 'int',
      pay_grade: 'text',
      pay_level: 'text',
    },
  }),
  costCenterAllocation: dated({
    table: 'cost_center_allocation',
    owner: { employee_id: 'int', item_id: 'int' },
    values: { cost_center_id: 'int', ratio: 'numeric', is_main: 'boolean', takes_tail_difference: 'boolean' },
  }),
} as const;
