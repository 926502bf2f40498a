// Made by `npm run fix` from the folders beside it.
export { copyPayslipSetting } from './copy-payslip-setting.ts';
export { createPayslipSetting } from './create-payslip-setting.ts';
export { deletePayslipSetting } from './delete-payslip-setting.ts';
export { getPayslipSetting } from './get-payslip-setting.ts';
export { listPayslipSettings } from './list-payslip-settings.ts';
export { movePayslipSetting } from './move-payslip-setting.ts';
export { previewPayslip } from './preview-payslip.ts';
export { setPayslipBasics } from './set-payslip-basics.ts';
export { setPayslipStyle } from './set-payslip-style.ts';
