import { approvalKinds, approvalMachine, nodeStatuses } from '@wagewright/contracts/approvals/instances';
import { columnsOf } from './column.ts';
import { localized, oneOf, stateOf } from './kinds.ts';

export const approvalColumns = columnsOf('approval_instance', {
  kind: oneOf(approvalKinds),
  title: localized,
  status: stateOf(approvalMachine),
});

export const approvalNodeColumns = columnsOf('approval_node', { name: localized, status: oneOf(nodeStatuses) });
