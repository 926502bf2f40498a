/** A safe integer as source; negative ones in brackets. */
export function numberLiteral(value: bigint): string {
  return value < 0n ? `(${value})` : `${value}`;
}
