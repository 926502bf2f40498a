// Made by `npm run fix` from the folders beside it.
export { addSignerInstance } from './add-signer-instance.ts';
export { approveInstance } from './approve-instance.ts';
export { cancelInstance } from './cancel-instance.ts';
export { delegateInstance } from './delegate-instance.ts';
export { forwardInstance } from './forward-instance.ts';
export { getInstance } from './get-instance.ts';
export { listInstances } from './list-instances.ts';
export { rejectInstance } from './reject-instance.ts';
export { remarkInstance } from './remark-instance.ts';
export { replaceApproverInstance } from './replace-approver-instance.ts';
export { resetInstance } from './reset-instance.ts';
export { rollBackInstance } from './roll-back-instance.ts';
export { searchApprovers } from './search-approvers.ts';
export { submitInstance } from './submit-instance.ts';
export { withdrawInstance } from './withdraw-instance.ts';
