export { payslipLinesImport } from './import-lines.ts';
