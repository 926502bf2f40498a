import type { RecordedChange } from '@wagewright/db/testing';

/** Where an audit record's entity is kept, and how its id is found in a changed row. */
export interface Entity {
  readonly table: string;
  /** Holds a part of it, under the same id or one that leads to it. */
  readonly alsoIn?: string;
  /** The record's id, of a changed row. */
  readonly idOf: (change: RecordedChange) => string;
  /** Every change of its state must be told, whichever mutation makes it. */
  readonly hasState?: true;
}

const byKey = ({ key }: RecordedChange): string => key;

export const entities: Readonly<Record<string, Entity>> = {
  compensation: { table: 'public.compensation_record', idOf: ({ after, before }) => String((after ?? before)?.['employee_id']) },
  'one-time-payment': { table: 'public.one_time_payment', idOf: ({ after, before }) => String((after ?? before)?.['employee_id']) },
  'cost-allocation': { table: 'public.cost_center_allocation', idOf: ({ after, before }) => String((after ?? before)?.['employee_id']) },
  'compensation-item': { table: 'public.compensation_item', idOf: byKey },
  'personnel-action': { table: 'public.personnel_action', idOf: byKey },
  'compensation-review': {
    table: 'public.compensation_review',
    alsoIn: 'public.compensation_review_row',
    idOf: ({ key, table, after, before }) => (table === 'public.compensation_review_row' ? String((after ?? before)?.['review_id']) : key),
    hasState: true,
  },
  contract: { table: 'public.employment_contract', idOf: byKey },
  contact: { table: 'public.employee_contact', idOf: ({ after, before }) => String((after ?? before)?.['employee_id']) },
  document: { table: 'public.employee_document', idOf: byKey },
  certificate: { table: 'public.certificate', idOf: byKey, hasState: true },
  'certificate-template': {
    table: 'public.certificate_template',
    idOf: ({ after, before }) => String((after ?? before)?.['legal_entity_id']),
  },
  'salary-structure': {
    table: 'public.salary_structure',
    alsoIn: 'public.salary_structure_version',
    idOf: ({ key, table, after, before }) =>
      table === 'public.salary_structure_version' ? String((after ?? before)?.['structure_id']) : key,
  },
  position: { table: 'public.position', idOf: byKey },
  grade: { table: 'public.grade', idOf: byKey },
  'custom-field': { table: 'public.custom_field', idOf: byKey },
  'cost-center': { table: 'public.cost_center', idOf: byKey },
  setup: { table: 'public.payroll_setup', idOf: ({ after, before }) => String((after ?? before)?.['legal_entity_id']) },
  department: {
    table: 'public.department',
    alsoIn: 'public.department_version',
    idOf: ({ key, table, after, before }) => (table === 'public.department_version' ? String((after ?? before)?.['department_id']) : key),
  },
  'legal-entity': { table: 'public.legal_entity', idOf: byKey },
  'leave-type': {
    table: 'public.leave_type',
    alsoIn: 'public.leave_rule',
    idOf: ({ key, table, after, before }) => (table === 'public.leave_rule' ? String((after ?? before)?.['type_id']) : key),
  },
  'leave-request': { table: 'public.leave_request', idOf: byKey, hasState: true },
  'overtime-request': { table: 'public.overtime_request', idOf: byKey, hasState: true },
  shift: { table: 'public.shift', idOf: byKey },
  roster: {
    table: 'public.roster',
    alsoIn: 'public.roster_day',
    idOf: ({ key, table, after, before }) => (table === 'public.roster_day' ? String((after ?? before)?.['roster_id']) : key),
  },
  'roster-assignment': { table: 'public.roster_assignment', idOf: byKey },
  punch: { table: 'public.punch', idOf: byKey },
  'punch-correction': { table: 'public.punch_correction', idOf: byKey, hasState: true },
  punches: { table: 'public.punch', idOf: ({ after, before }) => String((after ?? before)?.['source']) },
  'leave-ledger': { table: 'public.leave_entry', idOf: ({ after, before }) => String((after ?? before)?.['employee_id']) },
  'work-calendar': {
    table: 'public.work_calendar',
    alsoIn: 'public.work_calendar_day',
    idOf: ({ key, table, after, before }) => (table === 'public.work_calendar_day' ? String((after ?? before)?.['calendar_id']) : key),
  },
  employee: {
    table: 'public.employee',
    alsoIn: 'public.assignment',
    idOf: ({ key, table, after, before }) => (table === 'public.employee' ? key : String((after ?? before)?.['employee_id'])),
  },
  user: {
    table: 'public.app_user',
    alsoIn: 'public.user_role',
    idOf: ({ key, table, after, before }) => (table === 'public.user_role' ? String((after ?? before)?.['user_id']) : key),
  },
  role: {
    table: 'public.role',
    alsoIn: 'public.role_grant',
    idOf: ({ key, table, after, before }) => (table === 'public.role_grant' ? String((after ?? before)?.['role_id']) : key),
  },
  'api-key': { table: 'public.api_key', idOf: byKey },
  // an account is unlocked by clearing its failed attempts
  'sign-in-lock': { table: 'public.sign_in_attempt', idOf: ({ after, before }) => String((after ?? before)?.['user_id']) },
  'sign-in-provider': { table: 'public.sign_in_provider', idOf: byKey },
  'sign-in-provider-link': { table: 'public.sign_in_provider_link', idOf: byKey },
  'second-factor': {
    table: 'public.second_factor',
    alsoIn: 'public.recovery_code',
    idOf: ({ after, before }) => String((after ?? before)?.['user_id']),
  },
  'security-strategy': { table: 'public.security_strategy', idOf: byKey },
  session: { table: 'public.session', idOf: byKey },
  notification: { table: 'public.notification', idOf: byKey },
  file: { table: 'public.stored_file', idOf: byKey },
  import: { table: 'public.import_job', idOf: byKey, hasState: true },
  'payslip-archive': {
    table: 'public.payslip_archive',
    alsoIn: 'public.payslip_archive_payslip',
    idOf: ({ key, after, before }) => {
      const archiveId = (after ?? before)?.['archive_id'];
      return typeof archiveId === 'number' ? String(archiveId) : key;
    },
    hasState: true,
  },
  'payslip-move': {
    table: 'public.payslip_move',
    alsoIn: 'public.payslip_move_payslip',
    idOf: ({ key, after, before }) => {
      const moveId = (after ?? before)?.['move_id'];
      return typeof moveId === 'number' ? String(moveId) : key;
    },
    hasState: true,
  },
  'system-config': { table: 'public.system_config', idOf: byKey },
  'demo-mapping': { table: 'public.demo_mapping', idOf: byKey },
  'system-parameter': { table: 'public.system_parameter', idOf: byKey },
  language: {
    table: 'public.language',
    alsoIn: 'public.term',
    idOf: ({ key, after, before }) => {
      const languageId = (after ?? before)?.['language_id'];
      return typeof languageId === 'number' ? String(languageId) : key;
    },
  },
  weblate: { table: 'public.weblate_setting', idOf: byKey },
  'record-name': { table: 'public.position', idOf: ({ key }) => `position.${key}` },
  'weblate-sync': { table: 'public.weblate_sync', idOf: byKey },
  'table-view': { table: 'public.table_view', idOf: byKey },
  approval: { table: 'public.approval_instance', idOf: byKey, hasState: true },
  'approval-process': { table: 'public.approval_process', idOf: byKey },
  'approval-delegation': { table: 'public.approval_delegation', idOf: byKey },
  solution: {
    table: 'public.solution',
    alsoIn: 'public.solution_user',
    idOf: ({ key, after, before }) => {
      const solutionId = (after ?? before)?.['solution_id'];
      return typeof solutionId === 'number' ? String(solutionId) : key;
    },
    hasState: true,
  },
  'global-table': {
    table: 'public.global_table',
    alsoIn: 'public.global_table_revision',
    idOf: ({ key, after, before }) => {
      const tableId = (after ?? before)?.['global_table_id'];
      return typeof tableId === 'number' ? String(tableId) : key;
    },
  },
  'pay-type': { table: 'public.pay_type', idOf: byKey },
  'balance-element': { table: 'public.balance_element', idOf: byKey },
  'payslip-round': { table: 'public.payslip_round', idOf: byKey, hasState: true },
  'payslip-setting': { table: 'public.payslip_setting', idOf: byKey },
  'permission-template': { table: 'public.permission_template', idOf: byKey },
  'solution-template': { table: 'public.solution_template', idOf: byKey },
  'solution-copy': {
    table: 'public.solution_copy',
    alsoIn: 'public.solution_copy_change',
    idOf: ({ key, after, before }) => {
      const copyId = (after ?? before)?.['copy_id'];
      return typeof copyId === 'number' ? String(copyId) : key;
    },
    hasState: true,
  },
  period: { table: 'public.period', idOf: byKey, hasState: true },
  'calculation-period': { table: 'public.calculation_period', idOf: byKey },
  batch: { table: 'public.batch', idOf: byKey, hasState: true },
  'batch-user': { table: 'public.batch_user', idOf: byKey },
  'batch-payee': { table: 'public.batch_payee', idOf: byKey },
  'batch-forecast': { table: 'public.batch_forecast', idOf: ({ after, before }) => String((after ?? before)?.['batch_id']) },
  'batch-payslips': { table: 'public.payslip', idOf: ({ after, before }) => String((after ?? before)?.['batch_id']) },
  'due-change': { table: 'public.due_change', idOf: byKey },
  'batch-comparison': { table: 'public.batch_comparison', idOf: byKey },
  'calculation-run': { table: 'public.calculation_run', alsoIn: 'public.forked_run', idOf: byKey },
  scenario: { table: 'public.scenario', alsoIn: 'public.scenario_plan', idOf: byKey, hasState: true },
  payslip: {
    table: 'public.payslip',
    alsoIn: 'public.payslip_delivery',
    idOf: ({ key, after, before }) => {
      const payslipId = (after ?? before)?.['payslip_id'];
      return typeof payslipId === 'number' ? String(payslipId) : key;
    },
  },
  'payslip-dispute': {
    table: 'public.payslip_dispute',
    alsoIn: 'public.payslip_dispute_entry',
    idOf: ({ key, after, before }) => {
      const disputeId = (after ?? before)?.['dispute_id'];
      return typeof disputeId === 'number' ? String(disputeId) : key;
    },
    hasState: true,
  },
  // opening balances are told once, under the period in which they count
  ledger: { table: 'calc.ledger', idOf: ({ after, before }) => String((after ?? before)?.['period_paid']) },
};

/** What is told although nothing changes: figures of many people have left the product, or a job will tell people again. */
export const handedOut: ReadonlySet<string> = new Set([
  'table-export',
  'import-export',
  'payslip-document',
  'certificate-document',
  'document-file',
  'payslip-delivery',
  'number-look',
]);

/** Tables whose changes no audit record tells, each with the reason. */
export const untold: Readonly<Record<string, string>> = {
  'public.audit_entry': 'the audit itself',
  'public.idempotency_key': 'a stored answer, gone after a day',
  'public.captcha_challenge': 'nobody is signed in yet',
  'public.sign_in_attempt': 'is the record of attempts, of which most fail',
  'public.sign_in_step': 'stands between a right password and a session, which is told',
  'public.sign_in_provider_attempt': 'nobody is signed in yet; the session or link that comes of it is told',
  'public.account_lookup': 'nobody is signed in yet',
  'public.certificate_lookup': 'nobody is signed in',
  'public.password_reset': 'nobody is signed in yet; the password that it sets is told',
  'public.schedule_run': 'is the log of what is done by the clock',
  'public.stored_file_piece': 'bytes of a file, which is told when it is whole',
  'public.outbox_message': 'what is sent because of a change that is told',
};
