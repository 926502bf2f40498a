import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';

/** Whoever watches the server is not counted with the callers of its address. */
const uncounted = { config: { rateLimit: false } } as const;

/** /health: the process lives. /ready: it can serve, that is, reach its database and is not stopping. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/health', uncounted, async () => ({ status: 'ok' }));
  app.get('/ready', uncounted, async (_request, reply) => {
    if (deps.stopping.aborted) return await reply.code(503).send({ status: 'stopping' });
    try {
      await deps.db.pool.query('SELECT 1');
      return { status: 'ready' };
    } catch {
      return await reply.code(503).send({ status: 'database away' });
    }
  });
}
