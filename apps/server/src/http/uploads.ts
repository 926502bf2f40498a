import { AppError, limits } from '@wagewright/contracts';
import { fileBytesMax } from '@wagewright/contracts/platform/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const retrySeconds = 5;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that takes a file. */
    takesFile?: boolean;
  }
}

export const takesFile = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.takesFile === true;

/** What a form with a file may be long: the file, and what stands around it. */
export const uploadBytesMax = fileBytesMax + limits.uploadFormBytesMax;

/**
 * Counts the uploads that are under way, of the process and of each person, and refuses one more than there may be, and strangers, before any
 * of it is read. Their bodies are not read by Fastify: the procedure takes them as they arrive.
 */
export function registerUploads(app: FastifyInstance): void {
  let underWay = 0;
  const byUser = new Map<number, number>();
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (request, reply) => {
    if (!takesFile(request)) return;
    const { actor, tokenHash } = request.caller;
    if (!actor) throw new AppError(tokenHash ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED');
    const { userId } = actor;
    const own = byUser.get(userId) ?? 0;
    if (underWay >= limits.uploadsAtOnce || own >= limits.uploadsPerUserAtOnce) throw new AppError('OVERLOADED', { seconds: retrySeconds });
    underWay++;
    byUser.set(userId, own + 1);
    reply.raw.once('close', () => {
      underWay--;
      const left = (byUser.get(userId) ?? 1) - 1;
      if (left > 0) byUser.set(userId, left);
      else byUser.delete(userId);
    });
  });
}
