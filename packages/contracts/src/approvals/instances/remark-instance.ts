import { approvalAction } from './decision.ts';

export const remarkInstance = approvalAction({
  verb: 'remark',
  summary: 'Says something about an open approval, or adds files to it, without deciding; for whoever has a part in it.',
  permission: 'signed-in',
  remarksRequired: false,
  input: {},
  errors: ['NOTHING_SAID'],
});
