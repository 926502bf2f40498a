import { AppError, limits } from '@wagewright/contracts';
import type { FastifyInstance } from 'fastify';
import { isCall } from './caller.ts';
import { takesFile } from './uploads.ts';

const json = /^application\/json\b/i;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A change that rides on a cookie must come from our own pages: browsers say where a request comes from. */
function isSameOrigin(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin';
  const { origin, host } = headers;
  if (typeof origin !== 'string' || typeof host !== 'string') return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const idempotencyKey = new RegExp(`^[\\x21-\\x7e]{1,${limits.idempotencyKeyCharactersMax}}$`);

/** A key that would be ignored is refused: who sends it relies on it. */
function checkIdempotencyKey(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { 'idempotency-key': key } }) => {
    if (key !== undefined && !idempotencyKey.test(String(key)))
      throw new AppError('VALIDATION_FAILED', {
        reason: `the Idempotency-Key must be of 1 to ${limits.idempotencyKeyCharactersMax} printable characters without spaces`,
      });
  });
}

/** Answers are for whoever asked, not for caches; static files say otherwise by themselves. */
export function forbidCaching(app: FastifyInstance, basePath: string): void {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.addHook('onSend', async (request, reply) => {
    if (isCall(request, basePath)) void reply.header('cache-control', 'no-store');
  });
}

/** Refuses cross-site changes, and bodies that are not of the one type that is understood: JSON, or a form where a file is taken. */
export function registerGuards(app: FastifyInstance): void {
  checkIdempotencyKey(app);
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    if (request.caller.byCookie && !isSameOrigin(request.headers)) throw new AppError('FOREIGN_ORIGIN');
    const contentType = request.headers['content-type'];
    const understood = takesFile(request) ? /^multipart\/form-data\s*;/i.test(contentType ?? '') : !contentType || json.test(contentType);
    if (!understood) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { contentType: (contentType ?? 'of none').slice(0, 100) });
  });
}
