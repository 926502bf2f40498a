import { availableParallelism } from 'node:os';
import { limits } from '@wagewright/contracts';
import { z } from 'zod';

/** The only reader of process.env in the worker. */
const schema = z.object({
  DATABASE_URL: z.string().min(1, 'set DATABASE_URL to a PostgreSQL connection string'),
  /** Threads that calculate. */
  WORKER_THREADS: z.coerce.number().int().min(1).max(256).default(availableParallelism()),
  /** Fetchers of chunks, four each; more than threads only keeps chunks from other workers. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(256).optional(),
  /** Where people reach the product, base path included, for links in mails. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:4700/hr'),
  /** `smtp://user:password@host:port`; without it, mails wait. */
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Wagewright <payroll@localhost>'),
  /** Where the SMS provider takes messages; without it, text messages wait. */
  SMS_URL: z.url().optional(),
  SMS_TOKEN: z.string().optional(),
  /** Hosts that may be called although they are private or speak plain http (ADR 109), by commas. */
  OUTGOING_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  /** The folder that keeps files, where the server has one. */
  FILES_FOLDER: z.string().optional(),
  /** Keys by which secrets are sealed, `id:base64` by commas, the first seals; or a file that holds them. The same for all servers and workers. */
  WAGEWRIGHT_SECRET_KEY: z.string().optional(),
  WAGEWRIGHT_SECRET_KEY_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Seconds between looks after chunks that nobody works on. */
  WORKER_SWEEP_SECONDS: z.coerce.number().min(0.1).max(600).default(2),
  /** Seconds without a sign of life after which the chunks of a worker that is still connected go to another one. */
  WORKER_SILENCE_SECONDS: z.coerce.number().min(1.5).max(600).default(limits.workerSilenceSecondsMax),
  /** Seconds between pg-boss's looks after jobs whose heartbeat has stopped. */
  WORKER_MONITOR_SECONDS: z.coerce.number().int().min(1).max(600).default(5),
  /** Seconds of its own processor time that a thread may spend on one chunk before it counts as hanging and is ended. */
  WORKER_CHUNK_SECONDS: z.coerce.number().min(0.5).max(3_600).default(limits.chunkSecondsMax),
  /** For tests: dies at a named point, `before-commit:3`. */
  WAGEWRIGHT_FAIL_POINT: z.string().optional(),
});

export type WorkerEnvironment = z.infer<typeof schema>;

/** @throws Error that lists every wrong variable */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): WorkerEnvironment {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  throw new Error(`The environment is not complete:\n${z.prettifyError(result.error)}`);
}
