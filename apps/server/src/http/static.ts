import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const yearSeconds = 31_536_000;

export const acceptsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

/**
 * Serves the built SPA: hashed files for ever, its page for every path that the browser opens. The build has compressed each file already
 * (apps/web/scripts/compress.ts); the browser gets brotli or gzip as it asks.
 */
export async function registerSpa(app: FastifyInstance, basePath: string, folder: string): Promise<(reply: FastifyReply) => FastifyReply> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`No built web application in ${folder}. Build it with: npm run build -w apps/web`);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${basePath}/`,
    index: ['index.html'],
    wildcard: false,
    preCompressed: true,
    setHeaders: (response, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      response.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
  app.get('/', async (_request, reply) => await reply.redirect(`${basePath}/`));
  return (reply) => reply.header('cache-control', 'no-cache').sendFile('index.html');
}
