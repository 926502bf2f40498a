import type { LocalizedText } from '@wagewright/contracts';

/** The one password of the demo sign-ins. Everybody else of the demo companies starts with the first-login process. */
export const demoPassword = 'Teal-Ledger-2025';

export interface DemoAccount {
  readonly account: string;
  readonly password: string;
  readonly what: LocalizedText;
}

const account = (name: string, en: string, zh: string): DemoAccount => ({
  account: name,
  password: demoPassword,
  what: { en, 'zh-CN': zh },
});

export const demoSignIns = {
  clerk: account('clerk@montgomery.example', 'Payroll clerk, Montgomery County', '薪酬专员（蒙哥马利县）'),
  approver: account('approver@montgomery.example', 'Payroll approver, Montgomery County', '薪酬审批人（蒙哥马利县）'),
  employee: account('employee@montgomery.example', 'Employee with paid payslips', '普通员工（有已发工资单）'),
  manager: account('manager@montgomery.example', 'Manager of a team', '团队主管'),
  hr: account('hr@montgomery.example', 'Human resources, Montgomery County', '人力资源（蒙哥马利县）'),
  administrator: account('admin@wagewright.example', 'System administrator', '系统管理员'),
  kunmingClerk: account('clerk@yunling.example', 'Payroll clerk, Kunming', '薪酬专员（昆明）'),
  kunmingApprover: account('approver@yunling.example', 'Payroll approver, Kunming', '薪酬审批人（昆明）'),
} as const;

/** The sign-ins that the demo company shows on its sign-in page and `npm start` prints. */
export const demoAccounts: readonly DemoAccount[] = Object.values(demoSignIns);
