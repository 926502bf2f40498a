/** Digits by which a standard lets one see that a number was mistyped. */

const remainder = (digits: string, modulus: number): number => {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % modulus;
  return rest;
};

/** International bank account number: ISO 13616-1, its check digits by ISO 7064 MOD 97-10. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const turned = `${text.slice(4)}${text.slice(0, 4)}`;
  const digits = [...turned].map((character) => Number.parseInt(character, 36).toString()).join('');
  return remainder(digits, 97) === 1;
}

/** Routing number of a bank in the United States: ABA, weights 3, 7 and 1. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (weights[place % weights.length] ?? 0), 0);
  return sum % 10 === 0;
}

const chineseWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const chineseChecks = '10X98765432';

function isDay(text: string): boolean {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

/** Citizen identification number of China: GB 11643-1999, its check character by ISO 7064 MOD 11-2. */
export function isChineseIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text) || !isDay(text.slice(6, 14))) return false;
  const sum = chineseWeights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return chineseChecks[sum % chineseChecks.length] === text.at(-1);
}

/** A number as it is kept and looked for: without blanks and hyphens, in capitals. */
export const plainNumber = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();
