export * from './ask-payslip-move.ts';
export * from './cancel-payslip-move.ts';
export * from './get-payslip-move.ts';
export * from './list-payslip-moves.ts';
export * from './payslip-move.ts';
export * from './payslip-move-machine.ts';
export * from './watch-payslip-move.ts';
