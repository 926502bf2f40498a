import { AppError } from '@wagewright/contracts';
import type { FastifyInstance } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A change that rides on a cookie must come from our own pages: browsers say where a request comes from. */
function isSameOrigin(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin';
  const { origin, host } = headers;
  if (typeof origin !== 'string' || typeof host !== 'string') return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Refuses cross-site changes, and bodies that are not JSON where JSON is all that is understood. */
export function registerGuards(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    if (request.caller.byCookie && !isSameOrigin(request.headers)) throw new AppError('FOREIGN_ORIGIN');
    const contentType = request.headers['content-type'];
    if (contentType && !/^application\/json\b/i.test(contentType))
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', { contentType: contentType.slice(0, 100) });
  });
}
