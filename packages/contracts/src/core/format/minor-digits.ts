const known = new Map<string, number>();

/** How many digits a currency has after its point: two of most, none of the yen. */
export function minorDigits(currency: string): number {
  const kept = known.get(currency);
  if (kept !== undefined) return kept;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  known.set(currency, digits); // making a formatter takes longer than all the rest of a payslip
  return digits;
}
