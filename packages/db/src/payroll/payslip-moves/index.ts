export { addToMove, coveredMoves, coversMove, noOutcomes, readMoveOutcomes } from './asked-move.ts';
export { failPayslipMove, finishPayslipMove, readMovedOfBatches } from './end-move.ts';
export { type ClaimedPayslipMove, claimPayslipMove, keepPayslipMoveReason, payslipMoveGivenUp, payslipMovesInHand } from './move-rows.ts';
export { moveNextPayslips } from './move-slice.ts';
