/** What other slices need of the jobs about payslips. */
export { type PayslipJobDeps, payslipJobs } from './payslip-job.ts';
