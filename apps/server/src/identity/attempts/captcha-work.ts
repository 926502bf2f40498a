import { createHash } from 'node:crypto';
import { limits } from '@wagewright/contracts';
import { isWorkDone, workText } from '@wagewright/contracts/identity/auth';
import type { CaptchaUse } from '@wagewright/db';

const leastBits = 12;
const bitsPerFailure = 2;
const picturesPerWrongAnswer = 5;
const picturesPerBit = 10;

const capped = (bits: number): number => Math.min(bits, limits.proofOfWorkBitsMax);

/** Work that an account costs which others failed at: each failure past the free ones makes it four times as much. */
export const accountWorkBits = (failures: number): number =>
  failures < limits.signInFailuresBeforeDelay ? 0 : capped(leastBits + bitsPerFailure * (failures - limits.signInFailuresBeforeDelay));

/** Work that an address costs which asks for many pictures: an office at nine in the morning little, a script soon a lot. */
export function addressWorkBits({ asked, wrong }: CaptchaUse): number {
  const past = asked + picturesPerWrongAnswer * wrong - limits.captchaPicturesBeforeWork;
  return past < 0 ? 0 : capped(leastBits + Math.floor(past / picturesPerBit));
}

/** True when the number that came with an answer does what its captcha asks for. */
export function hasWorked(captchaId: string, nonce: string | undefined, bits: number): boolean {
  if (bits === 0) return true;
  if (nonce === undefined) return false;
  return isWorkDone(createHash('sha256').update(workText(captchaId, nonce)).digest(), bits);
}
