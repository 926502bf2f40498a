import { previewProcess as contract } from '@wagewright/contracts/approvals/processes';
import { implementQuery } from '../../core/implement.ts';
import { previewSubject } from './preview-subject.ts';

export const previewProcess = implementQuery(contract, ({ input, actor, reach, deps }) => previewSubject({ actor, reach, deps }, input));
