import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipFilter } from '../payslip-deliveries/index.ts';
import { payslipArchive } from './payslip-archive.ts';

export const askPayslipArchive = defineProcedure({
  id: 'payroll/payslip-archives/ask-payslip-archive',
  kind: 'mutation',
  summary:
    'Payslips as PDF, a zip file for each department: those of a batch, those that are named, or those that a filter finds, in the caller’s scope and language. A job makes them.',
  permission: 'pay.read',
  input: payslipFilter.extend({ ids: z.array(id).min(1).max(limits.payslipsMovedMax).optional() }),
  output: payslipArchive,
  errors: ['NOT_FOUND', 'TOO_MANY', 'PAYSLIP_ARCHIVE_EMPTY', 'PAYSLIP_ARCHIVE_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-archives', status: 202 }],
  audit: 'payslip-archive',
  idempotent: true,
});
