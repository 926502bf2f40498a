export * from './list-issued.ts';
export { lookAfterPayslips } from './look-after-payslips.ts';
export { payslipDays } from './payslip-days.ts';
export {
  type AskedPayslips,
  type Asking,
  askedWithMark,
  askPayslips,
  coveredParameters,
  departmentsBelow,
  isCovered,
  type PayslipReach,
  type PayslipsOf,
  placedThen,
} from './payslips-asked.ts';
export { bySlices, type PeopleSight, type TellPeople } from './people-slices.ts';
export * from './read-deliveries.ts';
export { resendAllPayslips, resendPayslips } from './resend-payslips.ts';
export { tellShown } from './tell-payslips.ts';
