export { PayslipSheet } from './PayslipSheet.tsx';
export type { SheetOf } from './sheet.ts';
