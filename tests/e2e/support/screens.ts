import { demoSignIns } from '@wagewright/db/seed';
import type { Look } from './accessible.ts';

/** A screen that is looked at by itself, by somebody who may. */
export interface Screen {
  readonly account: string;
  /** `{closed}`, `{solution}`, `{person}` and `{department}` stand for records of theirs. */
  readonly path: string;
  readonly look: Look;
  /** What shows that it is there: its heading, and words that come last. */
  readonly heading?: string;
  readonly words?: string;
}

const { clerk, approver, employee, administrator, hr } = demoSignIns;

const of = (account: string, look: Look, paths: readonly (string | readonly [path: string, heading: string])[]): Screen[] =>
  paths.map((path) => (typeof path === 'string' ? { account, path, look } : { account, path: path[0], look, heading: path[1] }));

const tabsOfBatch = [
  'overview',
  'people',
  'changes',
  'findings',
  'access',
  'table',
  'input',
  'errors',
  'payslips',
  'retro',
  'what-ifs',
  'history',
];

/** Every screen that people come to by its address. */
export const screens: readonly Screen[] = [
  ...of(clerk.account, 'both', [
    ['/payroll/batches', 'Batches'],
    ['/payroll/periods', 'Periods'],
    ['/payroll/solutions', 'Solutions'],
    ['/inbox', 'Inbox'],
    ['/imports', 'Imports'],
    ['/payroll/payslip-settings', 'Payslip settings'],
  ]),
  ...of(
    clerk.account,
    'light',
    tabsOfBatch.map((tab) => `/payroll/batches/{closed}?tab=${tab}`),
  ),
  { account: clerk.account, look: 'light', path: '/payroll/solutions/{solution}', words: 'Federal income tax' },
  ...of(clerk.account, 'both', [['/people', 'People']]),
  ...of(clerk.account, 'light', ['/people/{person}', '/people/{person}?tab=time', '/no/such/page']),
  ...of(hr.account, 'both', [['/organisation/departments', 'Departments']]),
  ...of(hr.account, 'both', [
    ['/organisation/positions', 'Positions'],
    ['/organisation/grades', 'Grades'],
    ['/organisation/salary-structures', 'Salary structures'],
    ['/organisation/certificates', 'Certificates'],
    ['/organisation/cost-centers', 'Cost centers'],
    ['/organisation/legal-entities', 'Legal entities'],
    ['/contracts?show=all', 'Contracts'],
    ['/personnel-actions', 'Personnel actions'],
  ]),
  ...of(hr.account, 'both', [
    ['/time/calendars', 'Work calendars'],
    ['/time/calendars/1?year=2025', 'Montgomery County'],
    ['/time/leave', 'Leave'],
    ['/time/leave-types', 'Types of leave'],
    ['/time/overtime', 'Overtime'],
    ['/time/overtime/hours', 'Overtime hours'],
    ['/time/attendance', 'Attendance'],
    ['/time/corrections', 'Corrections of attendance'],
    ['/time/shifts', 'Shifts'],
    ['/time/rosters', 'Rosters'],
    ['/time/schedules', 'Who works when'],
  ]),
  ...of(hr.account, 'light', ['/organisation/departments?view=chart', '/organisation/departments/{department}']),
  ...of(clerk.account, 'widths', [
    '/',
    '/payroll/batches?create=true',
    '/payroll/periods?view=list',
    '/payroll/scenarios',
    '/payroll/scenarios/new',
    '/payroll/global-tables',
    '/payroll/pay-types',
    '/organisation/compensation-items',
    '/one-time-payments',
    '/compensation-reviews',
    '/payroll/balance-elements',
    '/payroll/balances',
    '/payroll/payslip-settings/new',
    '/payroll/payslip-settings/1?step=style',
    '/payroll/issued-payslips',
    '/payroll/payslip-disputes',
    '/payroll/payslip-archives',
    '/payroll/payslip-rounds',
  ]),
  ...of(approver.account, 'both', [['/approvals', 'Approvals']]),
  ...of(employee.account, 'both', [
    ['/payslips', 'My payslips'],
    ['/me/leave', 'My leave'],
    ['/me/overtime', 'My overtime'],
    ['/me/schedule', 'My shifts'],
    ['/me/certificates', 'My certificates'],
    ['/me/contacts', 'Family and emergency contacts'],
    ['/me/documents', 'My documents'],
    ['/me/career', 'My career'],
    ['/me/attendance', 'My attendance'],
  ]),
  ...of(employee.account, 'widths', ['/', '/payroll/batches', '/me/security?tab=second-factor', '/me/security?tab=sessions']),
  ...of(administrator.account, 'both', [
    ['/organisation/custom-fields', 'Custom fields'],
    ['/settings/users', 'Users'],
    ['/settings/roles', 'Roles'],
    ['/settings/security-strategies/new', 'New strategy'],
    ['/settings/sign-in-providers', 'Sign-in providers'],
  ]),
  ...of(administrator.account, 'widths', [
    '/settings/users/1?tab=views',
    '/settings/users/1?tab=sign-ins',
    '/settings/users/1?tab=activity',
    '/settings/roles/1?tab=menus',
    '/settings/roles/1?tab=holders',
    '/settings/security-strategies',
    '/settings/security-strategies/1',
    '/me/security?tab=sign-ins',
  ]),
];
