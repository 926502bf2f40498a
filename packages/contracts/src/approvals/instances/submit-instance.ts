import { submitterAction } from './decision.ts';

export const submitInstance = submitterAction('submit', 'Submits a draft again; its process starts from its first node.', [
  'APPROVER_MISSING',
  'BATCH_HAS_FINDINGS',
  'AUTHORIZATION_REQUIRED',
]);
