const int64Max = 2n ** 63n - 1n;

/**
 * A decimal's stored integer, as a bigint beyond ±(2^53 − 1); undefined beyond 64 bits.
 * @param decimal `-1234.5`, with no more digits after the point than the scale
 */
export function minorUnits(decimal: string, scale: number): number | bigint | undefined {
  const point = decimal.indexOf('.');
  const decimals = point < 0 ? 0 : decimal.length - point - 1;
  const digits = (point < 0 ? decimal : decimal.slice(0, point) + decimal.slice(point + 1)) + '0'.repeat(scale - decimals);
  const minor = Number(digits);
  // Minus zero is zero.
  if (Number.isSafeInteger(minor)) return minor + 0;
  const exact = BigInt(digits);
  return exact > int64Max || exact < -int64Max ? undefined : exact;
}
