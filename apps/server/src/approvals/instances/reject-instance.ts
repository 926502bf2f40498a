import { rejectInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { decideInstance } from './decide-instance.ts';

export const rejectInstance = implementMutation(contract, (call) =>
  decideInstance(call, call.input, {
    action: 'reject',
    event: 'reject',
    outcome: 'reject',
    nodeStatus: 'rejected',
    words: { en: 'rejected', 'zh-CN': '已驳回' },
  }),
);
