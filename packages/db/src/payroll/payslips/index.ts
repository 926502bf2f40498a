export { generatePayslips } from './generate-payslips.ts';
export { type PublishedPayslips, type PublishPayslips, publishPayslips } from './publish-payslips.ts';
export * from './read-payslips.ts';
