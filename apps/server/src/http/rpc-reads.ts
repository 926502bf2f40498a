import { getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from '@trpc/server';
import { limits } from '@wagewright/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../core/context.ts';
import { toAppError } from '../core/errors.ts';
import { wire } from '../core/wire.ts';
import { appRouter } from '../router.ts';
import { failureHeaders } from './failures.ts';

type Query = (options: {
  ctx: CallContext;
  path: string;
  type: 'query';
  getRawInput: () => Promise<unknown>;
  signal: undefined;
  batchIndex: number;
}) => Promise<unknown>;

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly error?: TRPCError;
}

const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, { readonly _def: { readonly type: string } }>>;
const multiStatus = 207;

export interface RpcRequest {
  Params: { path: string };
  Querystring: { batch?: string; input?: string };
}

interface Reads {
  readonly isBatch: boolean;
  readonly names: readonly string[];
  /** As they came, by the number of the call. */
  readonly inputs: Readonly<Record<string, unknown>>;
}

const isQuery = (name: string): boolean => Object.hasOwn(procedures, name) && procedures[name]?._def.type === 'query';

function inputsOf(text: string | undefined, isBatch: boolean): Reads['inputs'] | undefined {
  const input: unknown = text ? JSON.parse(text) : undefined;
  if (!isBatch || input === undefined) return isBatch ? {} : { 0: input };
  return typeof input === 'object' && input !== null ? { ...input } : undefined;
}

/** The reads that a request asks for; undefined for anything else, and for what tRPC would refuse. */
export function readsOf(request: FastifyRequest<RpcRequest>): Reads | undefined {
  const { batch, input } = request.query;
  if (request.method !== 'GET' || request.headers['trpc-accept'] !== undefined || Array.isArray(input)) return undefined;
  const isBatch = batch === '1';
  const names = isBatch ? request.params.path.split(',') : [request.params.path];
  if (names.length > limits.rpcCallsPerRequestMax || !names.every(isQuery)) return undefined;
  const inputs = inputsOf(input, isBatch);
  return inputs && { isBatch, names, inputs };
}

async function answerOne(ctx: CallContext, path: string, input: unknown, batchIndex: number): Promise<Answer> {
  const query = procedures[path] as unknown as Query;
  const getRawInput = async (): Promise<unknown> => (input === undefined ? undefined : wire.input.deserialize(input));
  try {
    const output = await query({ ctx, path, type: 'query', getRawInput, signal: undefined, batchIndex });
    return { status: 200, body: { result: { data: wire.output.serialize(output) } } };
  } catch (thrown) {
    const error = getTRPCErrorFromUnknown(thrown);
    const shape = getTRPCErrorShape({ config: appRouter._def._config, error, type: 'query', path, input, ctx });
    return { status: shape.data.httpStatus, body: { error: wire.output.serialize(shape) }, error };
  }
}

/**
 * Answers reads over the typed door as tRPC would, without the web's Request and Response that it would make for each: in Node they cost
 * more than a small read itself.
 */
export async function answerReads({ isBatch, names, inputs }: Reads, ctx: CallContext, reply: FastifyReply): Promise<FastifyReply> {
  const answers = await Promise.all(names.map((name, index) => answerOne(ctx, name, inputs[index], index)));
  const statuses = new Set(answers.map(({ status }) => status));
  const [first] = answers as [Answer];
  const failed = answers.find(({ error }) => error);
  return await reply
    .code(statuses.size === 1 ? first.status : multiStatus)
    .headers(failed?.error ? failureHeaders(toAppError(failed.error)) : {})
    .type('application/json')
    .send(JSON.stringify(isBatch ? answers.map(({ body }) => body) : first.body));
}
