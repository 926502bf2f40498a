import { z } from 'zod';

const byCommas = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** The only reader of process.env in the server. */
const schema = z.object({
  DATABASE_URL: z.string().min(1, 'set DATABASE_URL to a PostgreSQL connection string'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4700),
  BASE_PATH: z
    .string()
    .regex(/^\/[\w-]+$/, 'a path of one segment, such as /hr')
    .default('/hr'),
  /** Where people reach the product, for links in mails; made from host and port where none is given. */
  PUBLIC_URL: z.url().optional(),
  /** The built SPA. */
  WEB_FOLDER: z.string().optional(),
  /** Keys by which secrets are sealed, `id:base64` by commas, the first seals; or a file that holds them. The same for all servers and workers. */
  WAGEWRIGHT_SECRET_KEY: z.string().optional(),
  WAGEWRIGHT_SECRET_KEY_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where a Weblate of the demo’s own answers. */
  DEMO_WEBLATE_URL: z.url().optional(),
  /** Offers the demo sign-ins on the sign-in page. */
  WAGEWRIGHT_DEMO: z.stringbool().default(false),
  /** Host names, by commas, that it answers for beside the public URL's and loopback. */
  ALLOWED_HOSTS: byCommas,
  /** Folder that keeps the files that people bring, the same for all servers and workers; without it the database keeps them. */
  FILES_FOLDER: z.string().optional(),
  /** A clamd that looks into every file that people bring, `host:port`. */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, 'host and port of a clamd, such as 127.0.0.1:3310')
    .optional(),
  /** A list of leaked passwords, as `openLeakedPasswords` reads it: no new password may stand in it. */
  LEAKED_PASSWORDS_FILE: z.string().optional(),
  /** Hosts that may be called although they are private or speak plain http (ADR 109), by commas. */
  OUTGOING_HOSTS: byCommas,
  /** Addresses and networks of the proxies in front (`10.0.0.0/8`, `loopback`), by commas: whose X-Forwarded-For is believed. */
  TRUST_PROXY: byCommas.refine(
    (proxies) => !proxies.includes('true'),
    'name the addresses of your proxies: whoever is trusted may say any address',
  ),
});

export type ServerEnvironment = z.infer<typeof schema>;

/** @throws Error that lists every wrong variable */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): ServerEnvironment {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  throw new Error(`The environment is not complete:\n${z.prettifyError(result.error)}`);
}
