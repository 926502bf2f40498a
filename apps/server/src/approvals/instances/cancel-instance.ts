import { cancelInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { takeBack } from './submitter-action.ts';

export const cancelInstance = implementMutation(contract, (call) => takeBack(call, { event: 'cancel', outcome: 'cancel', isEnd: true }));
