import { hashAnswer } from '../../src/identity/auth/captcha-hash.ts';
import type { TestServer } from './test-server.ts';

export const knownAnswer = 'KNOWN';

/** A captcha whose answer is known: the test writes an answer that it knows under the challenge's id. */
export async function askCaptcha(server: TestServer): Promise<{ captchaId: string }> {
  const { data } = await server.anonymous.call('identity/auth/get-captcha', {});
  const { captchaId } = data as { captchaId: string };
  await server.prisma.captchaChallenge.update({
    where: { id: captchaId },
    data: { answerHash: Uint8Array.from(hashAnswer(captchaId, knownAnswer)) },
  });
  return { captchaId };
}

/** Answers a captcha as a person's browser does. @returns its proof */
export async function solveCaptcha(server: TestServer): Promise<string> {
  const { captchaId } = await askCaptcha(server);
  const { data } = await server.anonymous.call('identity/auth/check-captcha', { captchaId, answer: knownAnswer.toLowerCase() });
  return (data as { proof: string }).proof;
}
