export { lookAfterPayslips } from './look-after-payslips.ts';
export { payslipDays } from './payslip-days.ts';
export { type AskedPayslips, askedParameters, askedWithMark, type PayslipReach, type PayslipsOf, withAsked } from './payslips-asked.ts';
export { bySlices, type PeopleSight, type TellPeople } from './people-slices.ts';
export * from './read-deliveries.ts';
export { resendAllPayslips, resendPayslips } from './resend-payslips.ts';
export { tellShown } from './tell-payslips.ts';
