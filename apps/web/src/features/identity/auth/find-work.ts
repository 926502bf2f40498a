import { isWorkDone, workText } from '@wagewright/contracts/identity/auth';
import { sha256 } from './sha256.ts';

const turnMs = 12;
const triesBetweenLooks = 64;

/** Lets the browser paint and answer before the search goes on. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Finds the number that a captcha's proof of work asks for, by trying; the page stays alive meanwhile.
 * @returns undefined where nothing is asked for
 */
export async function findWork(captchaId: string, bits: number): Promise<string | undefined> {
  if (bits === 0) return undefined;
  let began = performance.now();
  for (let nonce = 0; ; nonce++) {
    if (isWorkDone(sha256(workText(captchaId, nonce)), bits)) return String(nonce);
    if (nonce % triesBetweenLooks === 0 && performance.now() - began > turnMs) {
      await nextTurn();
      began = performance.now();
    }
  }
}
