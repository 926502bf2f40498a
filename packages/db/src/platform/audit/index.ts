export { type AuditAsked, type AuditListRow, countAudit, listAudit, listAuditIds } from './list-audit.ts';
export { recordOwnAudit, recordOwnAudits } from './record-audit.ts';
export { checkAuditSlice, findAuditBreak } from './verify-audit.ts';
