import { createHash } from 'node:crypto';

/** What is kept of a captcha's answer; case does not count. */
export const hashAnswer = (captchaId: string, answer: string): Buffer =>
  createHash('sha256').update(`${captchaId}:${answer.trim().toUpperCase()}`).digest();

export const hashProof = (proof: string): Buffer => createHash('sha256').update(proof).digest();
