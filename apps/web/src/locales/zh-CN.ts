import approvals from '../features/approvals/instances/locales/zh-CN.ts';
import home from '../features/home/locales/zh-CN.ts';
import auth from '../features/identity/auth/locales/zh-CN.ts';
import employees from '../features/org/employees/locales/zh-CN.ts';
import batches from '../features/payroll/batches/locales/zh-CN.ts';
import payslips from '../features/payroll/payslips/locales/zh-CN.ts';
import solutions from '../features/payroll/solutions/locales/zh-CN.ts';
import whatIfs from '../features/payroll/what-ifs/locales/zh-CN.ts';
import inbox from '../features/platform/notifications/locales/zh-CN.ts';
import shell from '../features/shell/locales/zh-CN.ts';
import common from './common/zh-CN.ts';

export default { common, shell, auth, inbox, home, employees, batches, payslips, whatIfs, solutions, approvals };
