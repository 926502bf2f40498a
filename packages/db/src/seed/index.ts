/** The demo companies. Only this part of the package compiles definitions and reads packs. */
export { type DemoAccount, demoAccounts, demoPassword, demoSignIns } from './demo-accounts.ts';
export { hasUnpaidPastPeriods, type PayOptions, payPastPeriods } from './paying/pay-past-periods.ts';
export { type SeedOptions, seedDemo } from './seed-demo.ts';
