import type { RoundingMode } from '@wagewright/contracts/definition';

/** A whole number out of a numeric expression, by the rounding mode of its column. */
const rounded: Readonly<Record<RoundingMode, (x: string) => string>> = {
  HALF_UP: (x) => `round(${x})`,
  HALF_EVEN: (x) => `(round(${x}) - CASE WHEN abs(${x} - trunc(${x})) = 0.5 AND round(${x}) % 2 <> 0 THEN sign(${x}) ELSE 0 END)`,
  HALF_DOWN: (x) => `(sign(${x}) * ceil(abs(${x}) - 0.5))`,
  UP: (x) => `(sign(${x}) * ceil(abs(${x})))`,
  DOWN: (x) => `trunc(${x})`,
  CEILING: (x) => `ceil(${x})`,
  FLOOR: (x) => `floor(${x})`,
};

/** SQL that turns a numeric into minor units at a scale, exactly: 1234.5 at scale 2 is 123450. Digits beyond the scale are rounded by the mode. */
export function toMinorUnits(expression: string, scale: number, mode: RoundingMode): string {
  if (!Number.isInteger(scale) || scale < 0 || scale > 18) throw new RangeError(`A scale of ${scale} digits cannot be stored.`);
  return `${rounded[mode](`(${expression})::numeric * ${10 ** scale}::numeric`)}::bigint`;
}

/** SQL that turns a date into days since 1970-01-01. */
export const toDays = (expression: string): string => `(${expression} - date '1970-01-01')::bigint`;
