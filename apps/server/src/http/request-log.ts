import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallEvent } from '../core/call-event.ts';

/** Of a request that changes a great many things at once, or fails again and again in a stream. */
const eventsToldMax = 20;

const events = new WeakMap<FastifyRequest, CallEvent[]>();

/** What happened in a request that its line in the log tells. */
export function eventsOf(request: FastifyRequest): CallEvent[] {
  const known = events.get(request) ?? [];
  events.set(request, known);
  return known;
}

/** What whoever watches the log wants to see by itself: who is not let in, or not let through, or held back. */
const alarming = new Set([401, 403, 421, 429]);

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  const happened = eventsOf(request);
  const actor = request.caller?.actor;
  return {
    method: request.method,
    path: request.url.split('?')[0], // a query string may carry a secret
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    address: request.ip,
    ...(actor ? { userId: actor.userId, sessionId: actor.sessionId } : {}),
    ...(happened.length > 0 ? { events: happened.slice(0, eventsToldMax), eventCount: happened.length } : {}),
  };
}

/** One line for each request: when, from where, who, what, and what came of it (docs/security.md has its fields). */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.isShed) return; // counted together: telling each would be work that there is no time for
    request.log[alarming.has(reply.statusCode) ? 'warn' : 'info'](lineOf(request, reply), 'request');
  });
}
