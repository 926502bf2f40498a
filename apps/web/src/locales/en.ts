import approvals from '../features/approvals/instances/locales/en.ts';
import home from '../features/home/locales/en.ts';
import auth from '../features/identity/auth/locales/en.ts';
import employees from '../features/org/employees/locales/en.ts';
import batches from '../features/payroll/batches/locales/en.ts';
import payslips from '../features/payroll/payslips/locales/en.ts';
import solutions from '../features/payroll/solutions/locales/en.ts';
import whatIfs from '../features/payroll/what-ifs/locales/en.ts';
import inbox from '../features/platform/notifications/locales/en.ts';
import shell from '../features/shell/locales/en.ts';
import common from './common/en.ts';

const messages = { common, shell, auth, inbox, home, employees, batches, payslips, whatIfs, solutions, approvals };
export type Messages = typeof messages;
export default messages;
