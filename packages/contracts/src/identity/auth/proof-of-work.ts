import { z } from 'zod';

/** What the browser looked for: a number that makes the hash of `workText` begin with enough zero bits. */
export const workNonce = z.string().regex(/^\d{1,15}$/);

/** The text whose SHA-256 is looked at; bound to one captcha, so that work counts once. */
export const workText = (captchaId: string, nonce: string | number): string => `${captchaId}:${nonce}`;

/** True when a hash begins with that many zero bits. */
export function isWorkDone(hash: ArrayLike<number>, bits: number): boolean {
  let left = bits;
  for (let index = 0; left > 0; index++, left -= 8) {
    const byte = hash[index] ?? 255;
    if (byte >> Math.max(0, 8 - left) !== 0) return false;
  }
  return true;
}
