import { decimalText } from '../runs/index.ts';

const known = new Map<string, number>();

/** Payslips keep minor units of the currency. */
export function minorDigits(currency: string): number {
  const kept = known.get(currency);
  if (kept !== undefined) return kept;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  known.set(currency, digits); // making a formatter takes longer than all the rest of a payslip
  return digits;
}

/** Minor units of a currency as decimal text. */
export const moneyText = (minor: bigint | string, currency: string): string => decimalText(String(minor), minorDigits(currency));
