import { Transform } from 'node:stream';
import { AppError, limits } from '@wagewright/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRpc } from './caller.ts';
import { checkJson } from './check-json.ts';
import { parseJson } from './parse-json.ts';
import { takesFile, uploadBytesMax } from './uploads.ts';

/** What a request may send: strangers little, since they only sign in. */
function bodyBytesMax(request: FastifyRequest): number {
  if (!request.caller.actor) return limits.strangerBodyBytesMax;
  return takesFile(request) ? uploadBytesMax : limits.bodyBytesMax;
}

const tooLarge = (limitBytes: number) => new AppError('BODY_TOO_LARGE', { limitBytes });

/** Counts what arrives, for bodies that did not say how long they are. */
function countBytes(limitBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limitBytes) done(tooLarge(limitBytes));
      else done(null, chunk);
    },
  });
}

/** Limits the size of bodies by who sends them, before they are read, by both doors. */
function limitBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { headers } = request;
    if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', { contentType: `of encoding ${headers['content-encoding'].slice(0, 50)}` });
    const limitBytes = bodyBytesMax(request);
    if (Number(headers['content-length'] ?? 0) > limitBytes) throw tooLarge(limitBytes);
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { headers } = request;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] === undefined) return payload;
    const counted = countBytes(bodyBytesMax(request));
    payload.on('error', (error) => counted.destroy(error));
    return payload.pipe(counted);
  });
}

/** Reads JSON bodies ourselves, because Fastify's parser does not say where the fault is. An empty body is an empty object. */
function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : parseJson(String(body), 'The body'));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Parameters of a tRPC call's URL that it parses as JSON. */
const rpcJsonParameters = ['input', 'connectionParams'] as const;

/** tRPC parses its query by itself and without limits, so it is checked before tRPC gets it. */
function checkRpcQueries(app: FastifyInstance, basePath: string): void {
  app.addHook('preValidation', async (request) => {
    if (!isRpc(request, basePath)) return;
    const query = new URLSearchParams(request.url.split('?')[1]);
    for (const name of rpcJsonParameters) {
      for (const value of query.getAll(name)) checkJson(value, `The query parameter ${name}`);
    }
  });
}

/** All that is done about bodies before a contract sees them. */
export function registerBodies(app: FastifyInstance, basePath: string): void {
  readJsonBodies(app);
  limitBodies(app);
  checkRpcQueries(app, basePath);
}
