export { recordOwnAudit } from './record-audit.ts';
export { findAuditBreak } from './verify-audit.ts';
