import { AppError, limits } from '@wagewright/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCall } from './caller.ts';
import { failureBody } from './failures.ts';
import { protectiveHeaders } from './protection.ts';
import { takesFile } from './uploads.ts';
import { mayWait } from './waiting-calls.ts';

const retrySeconds = 2;
const tellEveryMs = 1_000;
/** One for all refusals: an error takes down where it was made, which costs more than the refusal. */
const overloaded = new AppError('OVERLOADED', { seconds: retrySeconds });

declare module 'fastify' {
  interface FastifyRequest {
    isShed: boolean;
  }
}

/** How many calls a process works on at once. What comes beyond is refused at once, so that those in hand stay quick and memory flat. */
class Admission {
  readonly #max: number;
  readonly #log: FastifyInstance['log'];
  #inHand = 0;
  #shed = 0;

  constructor(max: number, log: FastifyInstance['log']) {
    this.#max = max;
    this.#log = log;
  }

  /** Takes a place until the answer is out, or its caller gone; false where there is none. */
  take(request: FastifyRequest, reply: FastifyReply): boolean {
    if (this.#inHand >= this.#max) {
      request.isShed = true;
      if (this.#shed++ === 0) setTimeout(() => this.#tell(), tellEveryMs).unref();
      return false;
    }
    this.#inHand++;
    let isHeld = true;
    const release = (): void => {
      if (isHeld) this.#inHand--;
      isHeld = false;
    };
    reply.raw.once('finish', release).once('close', release);
    return true;
  }

  #tell(): void {
    this.#log.warn({ refused: this.#shed, inHandMax: this.#max }, 'too many calls at once');
    this.#shed = 0;
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Answers by itself: a thousand refusals must not take the time of those who are served. */
function refuseQuickly(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const body = failureBody(overloaded, request, request.method);
  reply.raw
    .writeHead(overloaded.status, {
      ...protectiveHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-trace-id': request.id,
      'retry-after': String(retrySeconds),
    })
    .end(body);
}

/**
 * Refuses calls beyond what the process can work on: 429 with Retry-After, before anything is read or asked of the database. A call with a
 * body counts from when its body is there, so that a slow sender holds no place; calls that wait outside (a password's hash, a stream,
 * a file that arrives) have limits of their own.
 */
export function registerAdmission(app: FastifyInstance, basePath: string, callsInHandMax: number = limits.callsInHandMax): void {
  const admission = new Admission(callsInHandMax, app.log);
  const counts = (request: FastifyRequest): boolean => isCall(request, basePath) && !mayWait(request.url) && !takesFile(request);
  app.decorateRequest('isShed', false);
  app.addHook('onRequest', (request, reply, next) => {
    if (!counts(request) || hasBody(request) || admission.take(request, reply)) next();
    else refuseQuickly(request, reply);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (counts(request) && hasBody(request) && !admission.take(request, reply)) throw overloaded;
  });
}
