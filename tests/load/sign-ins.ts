/** L3: everybody signs in at once, and strangers pour in junk, while people read. */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { demoPassword } from '@wagewright/db/seed';
import { seededRandom } from '../support/random.ts';
import { Connection, type Reply } from './connection.ts';
import { Latencies, rounded } from './figures.ts';
import { readOf } from './people.ts';
import type { LoadStage } from './stage.ts';

export interface SignInFigures {
  /** Of the right ones. */
  readonly ok: number;
  readonly of: number;
  readonly seconds: number;
  /** Of those who read while junk comes in. */
  readonly readersP95Ms: number;
  readonly junk: Readonly<Record<string, number>>;
  readonly serverErrors: number;
}

const rightCount = 200;
const junkCount = 500;
const readEveryMs = 250;
const readers = 20;

/** Each from an address of its own: 127.0.0.2 and up. */
const addressOf = (index: number): string => `127.0.${Math.floor(index / 250)}.${(index % 250) + 2}`;

/** Captchas that have been answered, as the browser's own checks left them. */
async function makeProofs({ client }: LoadStage, count: number): Promise<string[]> {
  const proofs = Array.from({ length: count }, () => randomBytes(24).toString('base64url'));
  await client.query(
    `INSERT INTO captcha_challenge (id, answer_hash, proof_hash, address, work_bits, expires_at)
     SELECT encode(h, 'hex'), h, h, 'load', 0, now() + interval '10 minutes' FROM unnest($1::bytea[]) AS p(h)`,
    [proofs.map((proof) => createHash('sha256').update(proof).digest())],
  );
  return proofs;
}

/** Employees who have been through the first sign-in, all with the demo's password. */
async function makeAccounts({ client }: LoadStage): Promise<string[]> {
  const { rows } = await client.query<{ account: string }>(
    `UPDATE app_user SET password_hash = (SELECT password_hash FROM app_user WHERE account = 'clerk@montgomery.example')
     WHERE id IN (SELECT id FROM app_user WHERE password_hash IS NULL AND employee_id IS NOT NULL ORDER BY id DESC LIMIT $1) RETURNING account`,
    [rightCount],
  );
  return rows.map(({ account }) => account);
}

async function signIn(stage: LoadStage, index: number, account: string, password: string, captchaProof: string): Promise<Reply> {
  const connection = new Connection(stage.origin, addressOf(index));
  const body = JSON.stringify({ account, password, captchaProof });
  const reply = await connection.send({ method: 'POST', path: '/hr/api/UserBases/web/login', body });
  connection.close();
  return reply;
}

async function readWhile(stage: LoadStage, isOver: () => boolean): Promise<Latencies> {
  const random = seededRandom(17);
  const latencies = new Latencies();
  await Promise.all(
    stage.people.anybody.slice(0, readers).map(async (person) => {
      const connection = new Connection(stage.origin);
      await delay(random() * readEveryMs);
      while (!isOver()) {
        const { milliseconds } = await connection.send(readOf(person, stage.places, random).request);
        latencies.add(milliseconds);
        await delay(readEveryMs);
      }
      connection.close();
    }),
  );
  return latencies;
}

function countByStatus(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export async function signIns(stage: LoadStage): Promise<SignInFigures> {
  const accounts = await makeAccounts(stage);
  const proofs = await makeProofs(stage, rightCount + junkCount / 2);
  const begun = performance.now();
  const right = await Promise.all(accounts.map((account, index) => signIn(stage, index, account, demoPassword, proofs[index] ?? '')));
  const seconds = (performance.now() - begun) / 1_000;

  const over = new AbortController();
  const reading = readWhile(stage, () => over.signal.aborted);
  // half of it with proofs of answered captchas and wrong passwords, half of it made up altogether
  const junk = await Promise.all(
    Array.from({ length: junkCount }, (_, index) =>
      signIn(stage, rightCount + index, `junk-${index}@example.org`, 'wrong', proofs[rightCount + index] ?? 'made-up'),
    ),
  );
  over.abort();
  const latencies = await reading;
  return {
    ok: right.filter(({ status }) => status === 200).length,
    of: accounts.length,
    seconds: rounded(seconds),
    readersP95Ms: rounded(latencies.percentile(0.95)),
    junk: countByStatus(junk),
    serverErrors: [...right, ...junk].filter(({ status }) => status === 0 || status >= 500).length,
  };
}
