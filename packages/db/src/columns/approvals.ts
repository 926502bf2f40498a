import {
  approvalMachine,
  approverOrigins,
  approverStatuses,
  historyActions,
  nodeStatuses,
} from '@wagewright/contracts/approvals/instances';
import { approvalKinds, nodeModes, processNode, processNodes } from '@wagewright/contracts/approvals/processes';
import { z } from 'zod';
import { columnsOf } from './column.ts';
import { localized, matching, oneOf, orNull, stateOf } from './kinds.ts';

export const approvalColumns = columnsOf('approval_instance', {
  kind: oneOf(approvalKinds),
  title: localized,
  status: stateOf(approvalMachine),
});

export const approvalNodeColumns = columnsOf('approval_node', {
  name: localized,
  mode: oneOf(nodeModes),
  status: oneOf(nodeStatuses),
  design: orNull(matching(processNode, 'a node as it was designed')),
});

export const approvalApproverColumns = columnsOf('approval_approver', { status: oneOf(approverStatuses), origin: oneOf(approverOrigins) });

export const approvalDecisionColumns = columnsOf('approval_decision', {
  action: oneOf(historyActions),
  nodeName: orNull(localized),
  targetName: orNull(localized),
});

export const approvalProcessColumns = columnsOf('approval_process', { kind: oneOf(approvalKinds) });
export const approvalProcessVersionColumns = columnsOf('approval_process_version', { nodes: matching(processNodes, 'nodes of a process') });
export const approvalDelegationColumns = columnsOf('approval_delegation', {
  kinds: matching(z.array(z.enum(approvalKinds)), 'a list of kinds of approval'),
});
