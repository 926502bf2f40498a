import { AppError } from '@wagewright/contracts';
import { generatePayslips as contract } from '@wagewright/contracts/payroll/batches';
import { implementMutation } from '../../core/implement.ts';
import { askPayslipJob } from './ask-payslip-job.ts';
import { changeBatch } from './move-batch.ts';

export const generatePayslips = implementMutation(contract, (call) =>
  changeBatch(call, 'generate-payslips', async ({ id, period }) => {
    const setting = await call.tx.payslipSetting.findFirst({
      where: { solutions: { some: { solutionId: period.solutionId } }, status: 'active', source: 'batch' },
    });
    if (!setting) throw new AppError('PAYSLIP_SETTING_MISSING', { solution: period.solution.code });
    await askPayslipJob(call, { batchId: id }, 'generate');
  }),
);
