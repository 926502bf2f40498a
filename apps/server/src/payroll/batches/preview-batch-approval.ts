import { previewBatchApproval as contract } from '@wagewright/contracts/payroll/batches';
import { previewSubject } from '../../approvals/processes/index.ts';
import { implementQuery } from '../../core/implement.ts';

export const previewBatchApproval = implementQuery(contract, ({ input, actor, reach, deps }) =>
  previewSubject({ actor, reach, deps }, { kind: 'payroll-batch', subjectId: input.id }),
);
