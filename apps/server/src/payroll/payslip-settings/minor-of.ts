import { minorDigits } from '@wagewright/contracts/format';

/** Decimal text as minor units of a currency; what an amount has beyond them is none of its payslip. */
export function minorOf(amount: string, currency: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const scale = minorDigits(currency);
  return String(BigInt(`${whole}${fraction.slice(0, scale).padEnd(scale, '0')}`));
}
