import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportShape, tableFiles } from '../../platform/exports/index.ts';
import { overtimeHoursFilter } from './overtime-hours.ts';

export const exportOvertimeHours = defineProcedure({
  id: 'time/overtime/export-overtime-hours',
  kind: 'mutation',
  summary: 'Overtime of those within the caller’s scope against what they have clocked, as a file; recorded as an export.',
  permission: 'overtime.read',
  input: z.strictObject({ ...overtimeHoursFilter, ...exportShape }),
  output: exportedFile,
  errors: ['EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/time/overtime/hours/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
