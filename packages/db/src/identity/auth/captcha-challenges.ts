import { type Reads, statement } from '../../sql.ts';

export interface CaptchaChallenge {
  readonly id: string;
  readonly answerHash: Uint8Array;
  readonly address: string;
  readonly workBits: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** What an address asked for lately: pictures, and answers that were wrong. */
export interface CaptchaUse {
  readonly asked: number;
  readonly wrong: number;
}

const readUseStatement = statement<CaptchaUse>(
  'read-captcha-use',
  `SELECT count(*)::int AS asked, coalesce(sum(attempts) FILTER (WHERE proof_hash IS NULL), 0)::int AS wrong
   FROM captcha_challenge WHERE address = $1 AND created_at > $2`,
);

export const readCaptchaUse = async (reads: Reads, address: string, since: Date): Promise<CaptchaUse> =>
  (await reads.first(readUseStatement, [address, since])) ?? { asked: 0, wrong: 0 };

const insertStatement = statement<never>(
  'insert-captcha',
  'INSERT INTO captcha_challenge (id, answer_hash, address, work_bits, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
);

export async function insertCaptcha(reads: Reads, challenge: CaptchaChallenge): Promise<void> {
  const { id, answerHash, address, workBits, createdAt, expiresAt } = challenge;
  await reads.rows(insertStatement, [id, answerHash, address, workBits, createdAt, expiresAt]);
}

const readWorkStatement = statement<{ workBits: number }>(
  'read-captcha-work',
  'SELECT work_bits AS "workBits" FROM captcha_challenge WHERE id = $1',
);

/** How much work an answer has to come with; none for a captcha that there is not, whose answer is wrong anyway. */
export const readCaptchaWork = async (reads: Reads, id: string): Promise<number> =>
  (await reads.first(readWorkStatement, [id]))?.workBits ?? 0;

const answerStatement = statement<{ right: boolean }>(
  'answer-captcha',
  `UPDATE captcha_challenge SET attempts = attempts + 1, proof_hash = CASE WHEN answer_hash = $2 THEN $3::bytea END
   WHERE id = $1 AND expires_at > $4 AND proof_hash IS NULL AND attempts < $5 RETURNING proof_hash IS NOT NULL AS right`,
);

/** Counts an answer, and keeps the proof's hash if it is right. False for a wrong one and for a captcha that takes no more answers. */
export async function answerCaptcha(
  reads: Reads,
  answer: {
    readonly id: string;
    readonly answerHash: Uint8Array;
    readonly proofHash: Uint8Array;
    readonly now: Date;
    readonly attemptsMax: number;
  },
): Promise<boolean> {
  const { id, answerHash, proofHash, now, attemptsMax } = answer;
  return (await reads.first(answerStatement, [id, answerHash, proofHash, now, attemptsMax]))?.right ?? false;
}

const useStatement = statement<{ workBits: number }>(
  'use-captcha-proof',
  'UPDATE captcha_challenge SET used_at = $2 WHERE proof_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING work_bits AS "workBits"',
);

/** Uses up a proof. @returns how much work it came with; undefined when it is unknown, used or expired */
export const useCaptchaProof = async (reads: Reads, proofHash: Uint8Array, now: Date): Promise<number | undefined> =>
  (await reads.first(useStatement, [proofHash, now]))?.workBits;
