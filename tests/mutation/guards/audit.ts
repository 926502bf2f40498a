import type { Guard } from '../guard.ts';

const everyMutation = ['tests/audit/every-mutation.test.ts'];
const chain = ['apps/server/test/platform/audit/audit-chain.test.ts'];
const server = 'apps/server/src';

export const auditGuards: readonly Guard[] = [
  {
    name: 'a hold is told',
    kind: 'audit',
    file: `${server}/payroll/batches/hold-payee.ts`,
    text: 'audit({ entity',
    without: 'unchanged(); void ({ entity',
    tests: everyMutation,
  },
  {
    name: 'a decision is told as one of the approval',
    kind: 'audit',
    file: `${server}/approvals/instances/change-approval.ts`,
    text: `audit({
    entity`,
    without: `void ({
    entity`,
    tests: everyMutation,
  },
  {
    name: 'opening balances are told',
    kind: 'audit',
    file: `${server}/payroll/balances/set-opening-balances.ts`,
    text: `audit({
    entity`,
    without: `unchanged();
  void ({
    entity`,
    tests: everyMutation,
  },
  {
    name: 'messages marked as read are told',
    kind: 'audit',
    file: `${server}/platform/notifications/mark-read.ts`,
    text: 'audit({ entity',
    without: 'unchanged(); void ({ entity',
    tests: everyMutation,
  },
  {
    name: 'messages marked as unread again are told',
    kind: 'audit',
    file: `${server}/platform/notifications/mark-unread.ts`,
    text: 'audit({ entity',
    without: 'unchanged(); void ({ entity',
    tests: everyMutation,
  },
  {
    name: 'a move of a batch says from where and to where',
    kind: 'audit',
    file: `${server}/payroll/batches/move-batch.ts`,
    text: `before: { status, version: batch.version },`,
    without: '',
    tests: everyMutation,
  },
  {
    name: 'a typed input is told',
    kind: 'audit',
    file: `${server}/payroll/batches/set-batch-input.ts`,
    text: `audit({ entity: 'batch', entityId: id, before`,
    without: `audit({ entity: 'user', entityId: actor.userId, before`,
    tests: everyMutation,
  },
  {
    name: 'a change is told in its own transaction',
    kind: 'audit',
    file: `${server}/core/implement.ts`,
    text: 'await writeAudit(tx, ',
    without: 'await writeAudit(context.deps.db.prisma, ',
    tests: everyMutation,
  },
  {
    name: 'the audit says who',
    kind: 'audit',
    file: `${server}/platform/audit/write-audit.ts`,
    text: 'context.actor?.userId ?? record.actorUserId ?? null',
    without: 'record.actorUserId ?? null',
    tests: everyMutation,
  },
  {
    name: 'a mutation that tells nothing fails',
    kind: 'audit',
    file: `${server}/core/implement.ts`,
    text: 'contract.audit && records.length === 0 && !nothingChanged',
    without: 'false',
    tests: ['apps/server/test/core/implement.test.ts'],
    only: 'forgets',
  },
  {
    name: 'the audit’s chain is written by one after another',
    kind: 'audit',
    file: 'packages/db/prisma/migrations/20261121000002_calculation/migration.sql',
    text: 'PERFORM pg_advisory_xact_lock(7202611);',
    without: '',
    tests: chain,
    only: 'many write at once',
  },
  {
    name: 'an altered audit record is found by its hash',
    kind: 'audit',
    file: 'packages/db/src/platform/audit/verify-audit.ts',
    text: 'WHERE "isAltered" OR "isTorn"',
    without: 'WHERE "isTorn"',
    tests: chain,
  },
  {
    name: 'a removed audit record is found by the chain',
    kind: 'audit',
    file: 'packages/db/src/platform/audit/verify-audit.ts',
    text: 'AS "isTorn" FROM entry',
    without: 'AND false AS "isTorn" FROM entry',
    tests: chain,
  },
  {
    name: 'the app’s role cannot alter the audit',
    kind: 'audit',
    file: 'packages/db/src/migrate/roles.ts',
    text: 'REVOKE UPDATE, DELETE, TRUNCATE ON audit_entry',
    without: 'REVOKE TRUNCATE ON audit_entry',
    tests: chain,
    only: 'cannot be changed',
  },
];
