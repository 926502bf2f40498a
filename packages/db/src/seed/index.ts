/** What a product begins with: the demo companies, or nothing but one's own first account. Only this part of the package compiles definitions and reads packs. */
export { type CompanyKind, readCompanyKind } from './company-kind.ts';
export { type DemoAccount, demoAccounts, demoPassword, demoSignIns } from './demo-accounts.ts';
export { hasUnpaidPastPeriods, type PayOptions, payPastPeriods } from './paying/pay-past-periods.ts';
export { type SeedOptions, seedDemo } from './seed-demo.ts';
export { firstAccount, seedOwn } from './seed-own.ts';
