/** Exact arithmetic on decimal text; it lives with the formatter that server and screens share. */
export { add, forDrawing, isDecimal, isZero, negate, ratio, signOf, subtract } from '@wagewright/contracts/format';
