// Made by `npm run fix` from the folders beside it.
export { countAudit } from './count-audit.ts';
export { exportAudit } from './export-audit.ts';
export { listAudit } from './list-audit.ts';
export { verifyAudit } from './verify-audit.ts';
