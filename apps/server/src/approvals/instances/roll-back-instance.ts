import { rollBackInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { decideInstance } from './decide-instance.ts';

export const rollBackInstance = implementMutation(contract, (call) =>
  decideInstance(call, call.input, {
    action: 'roll-back',
    event: 'roll-back-to-submitter',
    outcome: 'roll-back',
    nodeStatus: 'waiting',
    words: { en: 'rolled back', 'zh-CN': '已退回' },
  }),
);
