import { approveInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { decideInstance } from './decide-instance.ts';

export const approveInstance = implementMutation(contract, (call) =>
  decideInstance(call, call.input, {
    action: 'approve',
    event: 'approve-node',
    outcome: 'approve',
    nodeStatus: 'approved',
    words: { en: 'approved', 'zh-CN': '审批通过' },
  }),
);
