export { MovesUnderWay } from './MovesUnderWay.tsx';
export { PayslipTable } from './PayslipTable.tsx';
export { useIssuedRows } from './use-issued-rows.ts';
export { usePayslipPlaces } from './use-payslip-places.ts';
