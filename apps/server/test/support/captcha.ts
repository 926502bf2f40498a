import { createHash } from 'node:crypto';
import { isWorkDone, workText } from '@wagewright/contracts/identity/auth';
import { hashAnswer } from '../../src/identity/attempts/captcha-hash.ts';
import type { TestServer } from './test-server.ts';

export const knownAnswer = 'KNOWN';

/** The work that a browser does for a captcha, found by trying. */
export function doWork(captchaId: string, bits: number): string {
  for (let nonce = 0; ; nonce++) {
    const hash = createHash('sha256').update(workText(captchaId, nonce)).digest();
    if (isWorkDone(hash, bits)) return String(nonce);
  }
}

/** A captcha whose answer is known: the test writes an answer that it knows under the challenge's id. */
export async function askCaptcha(server: TestServer, account?: string): Promise<{ captchaId: string; workBits: number }> {
  const { data } = await server.anonymous.call('identity/auth/get-captcha', account ? { account } : {});
  const { captchaId, workBits } = data as { captchaId: string; workBits: number };
  await server.prisma.captchaChallenge.update({
    where: { id: captchaId },
    data: { answerHash: Uint8Array.from(hashAnswer(captchaId, knownAnswer)) },
  });
  return { captchaId, workBits };
}

/** Answers a captcha as a person's browser does. @returns its proof */
export async function solveCaptcha(server: TestServer, account?: string): Promise<string> {
  const { captchaId, workBits } = await askCaptcha(server, account);
  const work = workBits > 0 ? { work: doWork(captchaId, workBits) } : {};
  const { data } = await server.anonymous.call('identity/auth/check-captcha', { captchaId, answer: knownAnswer.toLowerCase(), ...work });
  return (data as { proof: string }).proof;
}
