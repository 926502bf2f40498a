import { withdrawInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementMutation } from '../../core/implement.ts';
import { takeBack } from './submitter-action.ts';

export const withdrawInstance = implementMutation(contract, (call) =>
  takeBack(call, { event: 'withdraw', outcome: 'withdraw', isEnd: true }),
);
