export { findAuditBreak } from './verify-audit.ts';
