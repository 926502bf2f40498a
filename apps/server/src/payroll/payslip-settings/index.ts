export { payslipSettingFiles } from './setting-logo.ts';
