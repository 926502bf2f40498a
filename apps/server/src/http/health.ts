import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';

/** /health: the process lives. /ready: it can serve, that is, reach its database and is not stopping. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (deps.stopping.aborted) return await reply.code(503).send({ status: 'stopping' });
    try {
      await deps.db.pool.query('SELECT 1');
      return { status: 'ready' };
    } catch {
      return await reply.code(503).send({ status: 'database away' });
    }
  });
}
