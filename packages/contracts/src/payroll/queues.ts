// Made by `npm run fix` from the folders beside it.
import { type JobData as BatchesJobs, queues as batches } from './batches/queues.ts';
import { type JobData as PayslipArchivesJobs, queues as payslipArchives } from './payslip-archives/queues.ts';
import { type JobData as PayslipDeliveriesJobs, queues as payslipDeliveries } from './payslip-deliveries/queues.ts';
import { type JobData as PayslipMovesJobs, queues as payslipMoves } from './payslip-moves/queues.ts';
import { type JobData as PayslipsJobs, queues as payslips } from './payslips/queues.ts';
import { type JobData as PeriodsJobs, queues as periods } from './periods/queues.ts';
import { type JobData as ScenariosJobs, queues as scenarios } from './scenarios/queues.ts';
import { type JobData as VarianceJobs, queues as variance } from './variance/queues.ts';

export const queues = {
  ...batches,
  ...payslipArchives,
  ...payslipDeliveries,
  ...payslipMoves,
  ...payslips,
  ...periods,
  ...scenarios,
  ...variance,
};

export type JobData = BatchesJobs &
  PayslipArchivesJobs &
  PayslipDeliveriesJobs &
  PayslipMovesJobs &
  PayslipsJobs &
  PeriodsJobs &
  ScenariosJobs &
  VarianceJobs;
