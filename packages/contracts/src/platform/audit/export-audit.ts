import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportShape, tableFiles } from '../exports/index.ts';
import { auditFilter } from './list-audit.ts';

export const exportAudit = defineProcedure({
  id: 'platform/audit/export-audit',
  kind: 'mutation',
  summary: 'The entries of the audit that a filter finds, as a file; recorded as an export.',
  permission: 'audit.read',
  input: auditFilter.extend(exportShape),
  output: exportedFile,
  errors: ['EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/platform/audit/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
