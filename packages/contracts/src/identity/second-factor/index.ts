export * from './begin-enrolment.ts';
export * from './confirm-enrolment.ts';
export * from './get-second-factor.ts';
export * from './remove-second-factor.ts';
export * from './renew-recovery-codes.ts';
export * from './reset-second-factor.ts';
export { enrolment, oneTimeCode, recoveryCodes } from './second-factor-fields.ts';
