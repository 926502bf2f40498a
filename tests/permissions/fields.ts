/** What each answer about people and pay holds, to the field. Whoever adds a field says here that it may be seen. */
const person = ['id', 'employeeNumber', 'name', 'department', 'position', 'hireDate', 'terminationDate'];
const payee = ['employeeId', 'employeeNumber', 'name'];
const payslip = ['id', 'number', 'period', 'payDate', 'currency', 'gross', 'deductions', 'net', 'publishedAt', 'seenAt'];
const words = (text: string): string[] => text.split(' ');

const batch = [
  ...words('id name type sequence isDefault status solutionId solution periodId period startDate endDate'),
  ...words('payDate currency payeeCount gross net progress payslipsPublishedAt'),
];
const batchPage = [
  ...words('version copyNumber hasResult hasWholeResult errorCount steps events namedPayees approvalInstanceId'),
  ...words('preparedAt dataSubmittedAt payslipsGeneratedAt lastFailure'),
];

/** Procedure → fields of its rows, or of itself where it has none. */
export const visibleFields: Readonly<Record<string, readonly string[]>> = {
  'org/employees/search-employees': person,
  'org/employees/get-employee': [...person, 'legalEntity', 'email', 'supervisor'],
  'payroll/batches/list-batches': batch,
  'payroll/batches/get-batch': [...batch, ...batchPage],
  'payroll/batches/list-batch-input': [...payee, 'line', 'cells'],
  'payroll/batches/list-batch-history': ['at', 'who', 'procedure', 'from', 'to', 'remarks'],
  'payroll/batches/list-retro-candidates': [...payee, 'changes'],
  'payroll/batches/list-retro-deltas': [...payee, 'periodId', 'period', 'runId', 'deltas'],
  'payroll/tables/list-rows': [...payee, 'department', 'movement', 'held', 'errors', 'line', 'days', 'cells'],
  'payroll/tables/list-cell-errors': [...payee, 'table', 'line', 'column', 'columnName', 'code', 'message', 'nextStep'],
  'payroll/what-ifs/list-affected-payees': [...payee, 'changedCells', 'before', 'after', 'change'],
  'payroll/what-ifs/list-changed-cells': [...payee, 'table', 'tableName', 'line', 'column', 'columnName', 'before', 'after'],
  'payroll/payslips/list-batch-payslips': ['id', 'number', ...payee, 'status', 'gross', 'net', 'seenAt'],
  'payroll/payslips/list-my-payslips': payslip,
  'payroll/payslips/get-my-payslip': [
    ...payslip,
    ...words('employeeNumber employeeName legalEntity department position periodStart periodEnd lines previousNumber'),
    'yearToDate',
  ],
  'identity/menus/get-views': ['user', 'permissions', 'menus'],
};
