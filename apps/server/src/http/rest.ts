import type { Readable } from 'node:stream';
import { AppError, type ProcedureContract, type RestBinding } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../core/errors.ts';
import { appRouter } from '../router.ts';
import { requireAcceptable } from './acceptable.ts';
import { sendFailure } from './failures.ts';
import { type FileForm, readForm } from './multipart/read-form.ts';
import { type CreateContext, fileOf } from './request-context.ts';
import { restInput } from './rest-input.ts';
import { routerPath } from './router-path.ts';
import { sendFile } from './send-file.ts';

type Caller = Record<string, Record<string, Record<string, (input: unknown) => Promise<unknown>>>>;

const fastifyPath = (binding: RestBinding): string => binding.path.replace(/\{(\w+)\}/g, ':$1');

/** Serves every REST binding of the contracts by calling the procedure, exactly as tRPC would. */
export function registerRest(app: FastifyInstance, basePath: string, createContext: CreateContext, uploadIdleMs?: number): void {
  for (const contract of procedures) {
    for (const binding of contract.rest) {
      app.route({
        method: binding.method,
        url: `${basePath}${fastifyPath(binding)}`,
        config: { takesFile: contract.takesFile === true, answersFile: contract.answersFile !== undefined },
        handler: async (request, reply) => await answer({ contract, binding, createContext, uploadIdleMs }, request, reply),
      });
    }
  }
}

interface Route {
  readonly contract: ProcedureContract;
  readonly binding: RestBinding;
  readonly createContext: CreateContext;
  readonly uploadIdleMs: number | undefined;
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { contract, binding, createContext, uploadIdleMs } = route;
  let form: FileForm | undefined;
  try {
    requireAcceptable(request.headers.accept, contract);
    if (contract.takesFile) form = await readForm(request.body as Readable | null, request.headers['content-type'] ?? '', uploadIdleMs);
    const context = createContext({ req: request, res: reply, file: form?.file });
    const [area, slice, name] = routerPath(contract);
    const call = (appRouter.createCaller(context) as unknown as Caller)[area]?.[slice]?.[name];
    if (!call) throw new Error(`${contract.id} is not in the router`);
    const output = await call(restInput(request, contract, binding, form?.fields));
    const file = fileOf(reply);
    if (file) return await sendFile(reply, file);
    const status = binding.status ?? 200;
    return status === 204 ? await reply.code(204).send() : await reply.code(status).send({ data: output });
  } catch (thrown) {
    return sendFailure(toAppError(thrown), request, reply, contract.id);
  } finally {
    await form?.close();
  }
}

/** The methods that a path of ours knows, for 405 with Allow. Undefined for a path that is not ours. */
export function knownMethods(path: string): string[] | undefined {
  const methods = procedures.flatMap((contract) =>
    contract.rest.filter((binding) => pattern(binding).test(path)).map((binding) => binding.method),
  );
  return methods.length > 0 ? [...new Set(methods)] : undefined;
}

const patterns = new Map<string, RegExp>();
function pattern(binding: RestBinding): RegExp {
  const known = patterns.get(binding.path);
  if (known) return known;
  const made = new RegExp(`^${binding.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`);
  patterns.set(binding.path, made);
  return made;
}

/** @throws AppError METHOD_NOT_ALLOWED or NOT_FOUND, for a request that no route took */
export function refuseUnknown(request: FastifyRequest, basePath: string): never {
  const path = (request.url.split('?')[0] ?? '').slice(basePath.length);
  const allow = knownMethods(path);
  if (allow && !allow.includes(request.method as never))
    throw new AppError('METHOD_NOT_ALLOWED', { method: request.method, allow: allow.join(', ') });
  throw new AppError('NOT_FOUND', { what: 'path', id: path.slice(0, 200) });
}
