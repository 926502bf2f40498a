import { randomBytes } from 'node:crypto';

/** Crockford’s: none of them is taken for another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsOfSign = 5;
const signsOfGroup = 4;
const groups = 5;

/** A number that nobody guesses: a hundred random bits, in groups that can be read over the phone. */
export function newNumber(): string {
  let bits = BigInt(`0x${randomBytes(13).toString('hex')}`);
  const sign = (): string => {
    const at = Number(bits % 32n);
    bits >>= BigInt(bitsOfSign);
    return signs[at] ?? '';
  };
  const group = (): string => Array.from({ length: signsOfGroup }, sign).join('');
  return Array.from({ length: groups }, group).join('-');
}
