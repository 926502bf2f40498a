export { correctionApproval } from './correction-approval.ts';
