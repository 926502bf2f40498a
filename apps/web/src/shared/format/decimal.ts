/** Exact arithmetic on decimal text; it lives with the formatter that server and screens share. */
export {
  add,
  decimalOfUnits,
  forDrawing,
  isDecimal,
  isZero,
  minorDigits,
  negate,
  ratio,
  signOf,
  subtract,
} from '@wagewright/contracts/format';
