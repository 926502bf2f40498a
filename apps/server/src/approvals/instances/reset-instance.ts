import { resetInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { takeBack } from './submitter-action.ts';

export const resetInstance = implementMutation(contract, (call) => takeBack(call, { event: 'reset', outcome: null, isEnd: false }));
