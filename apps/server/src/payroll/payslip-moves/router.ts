// Made by `npm run fix` from the folders beside it.
export { askPayslipMove } from './ask-payslip-move.ts';
export { cancelPayslipMove } from './cancel-payslip-move.ts';
export { getPayslipMove } from './get-payslip-move.ts';
export { listPayslipMoves } from './list-payslip-moves.ts';
export { watchPayslipMove } from './watch-payslip-move.ts';
