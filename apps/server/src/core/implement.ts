import type { TRPCMutationProcedure, TRPCQueryProcedure, TRPCSubscriptionProcedure } from '@trpc/server';
import type { InputOf, JobData, OutputOf, ProcedureContract, QueueName } from '@wagewright/contracts';
import { AppError } from '@wagewright/contracts';
import type { Change } from '@wagewright/contracts/platform/jobs';
import { sqlOfPrisma } from '@wagewright/db';
import { ZodError } from 'zod';
import type { AuditRecord } from '../platform/audit/audit-record.ts';
import { writeAudit } from '../platform/audit/write-audit.ts';
import { type Actor, requireReach } from './actor.ts';
import type { ChangeTools } from './change-tools.ts';
import { type CallContext, readerOf } from './context.ts';
import { isTaken, toAppError } from './errors.ts';
import { createLocks, requireLocked } from './for-change.ts';
import { everywhere, type Reach } from './grants.ts';
import { runIdempotently } from './idempotency.ts';
import type { SubscriptionTypes, Types } from './procedure-types.ts';
import { asTrpcError, trpc } from './trpc.ts';

type Contract = ProcedureContract;

/** A call as its handler sees it. Handlers of public procedures get an actor only if somebody is signed in. */
export interface Call<C extends Contract> {
  readonly input: InputOf<C>;
  readonly context: CallContext;
  readonly deps: CallContext['deps'];
  /** The signed-in caller. Reading it in a public procedure that nobody is signed in to is a fault of ours. */
  readonly actor: Actor;
  /** Whom the contract's permission reaches. */
  readonly reach: Reach;
}

/** A call that changes something: everything it writes shares one transaction. */
export interface ChangeCall<C extends Contract> extends Call<C>, ChangeTools {}

const nowhere: Reach = { ...everywhere, all: false };

/** What somebody does about their own signing in, and about keys themselves, no program does in their name. */
const isForPeople = ({ id, kind, permission }: Contract): boolean =>
  id.startsWith('identity/api-keys/') || (id.startsWith('identity/') && kind === 'mutation' && permission === 'signed-in');

function authorise(contract: Contract, context: CallContext): Reach {
  if (contract.permission === 'public') return nowhere;
  if (!context.actor) throw new AppError(context.keyGiven ? 'API_KEY_INVALID' : context.tokenGiven ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED');
  if (context.actor.apiKey && isForPeople(contract)) throw new AppError('API_KEY_NOT_HERE', { method: contract.id });
  return contract.permission === 'signed-in' ? nowhere : requireReach(context.actor, contract.permission, contract.id);
}

function callOf<C extends Contract>(contract: C, context: CallContext, input: InputOf<C>): Call<C> {
  return {
    input,
    context,
    deps: context.deps,
    get actor(): Actor {
      if (!context.actor) throw new AppError('UNAUTHENTICATED');
      return context.actor;
    },
    reach: authorise(contract, context),
  };
}

/** Says in the log what came of a call that did not go through; of a fault of ours, what it was. */
function report(context: CallContext, contract: Contract, error: AppError): void {
  context.http.tell({ procedure: contract.id, refused: error.code });
  if (error.status >= 500)
    context.deps.log.error({ err: error.cause ?? error, traceId: context.traceId, procedure: contract.id }, 'call failed');
}

async function reporting<Result>(context: CallContext, contract: Contract, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    const error = toAppError(thrown);
    report(context, contract, error);
    throw asTrpcError(error);
  }
}

/** Checks who is calling before the input is looked at, so that a stranger learns nothing from validation. */
const authorised = (contract: Contract) =>
  trpc.procedure.meta({ contract }).use(async ({ ctx, next }) => {
    await reporting(ctx, contract, async () => void authorise(contract, ctx));
    const result = await next();
    if (!result.ok && result.error.cause instanceof ZodError) report(ctx, contract, toAppError(result.error)); // no handler has told of it
    return result;
  });

export function implementQuery<C extends ProcedureContract<'query'>>(
  contract: C,
  handler: (call: Call<C>) => Promise<OutputOf<C>>,
): TRPCQueryProcedure<Types<C>> {
  return authorised(contract)
    .input(contract.input)
    .output(contract.output)
    .query(({ ctx, input }) => reporting(ctx, contract, () => handler(callOf(contract, ctx, input as InputOf<C>)))) as TRPCQueryProcedure<
    Types<C>
  >;
}

async function inOneTransaction<C extends Contract, Result>(
  contract: C,
  context: CallContext,
  input: InputOf<C>,
  handler: (call: ChangeCall<C>) => Promise<Result>,
): Promise<Result> {
  const records: AuditRecord[] = [];
  const result = await context.deps.db.prisma.$transaction(async (tx) => {
    let nothingChanged = false;
    const base = callOf(contract, context, input);
    const sql = sqlOfPrisma(tx);
    const locks = createLocks(sql);
    const call: ChangeCall<C> = Object.defineProperties(
      {
        tx,
        sql,
        locks,
        audit: (record: AuditRecord) => void records.push(record),
        unchanged: () => {
          nothingChanged = true;
        },
        enqueue: <Q extends QueueName>(queue: Q, jobs: readonly JobData[Q][]) => context.deps.queues.enqueue(tx, queue, jobs),
        notify: (change: Change) => context.deps.changes.announce(tx, change),
      },
      Object.getOwnPropertyDescriptors(base),
    ) as ChangeCall<C>;
    return await runIdempotently(tx, contract, context, input, async () => {
      const output = await handler(call);
      if (contract.audit && records.length === 0 && !nothingChanged)
        throw new Error(`${contract.id} changed ${contract.audit} without an audit record`);
      if (!nothingChanged) requireLocked(contract, locks, records);
      await writeAudit(tx, context, contract.id, records);
      return output;
    });
  });
  for (const { entity, entityId, actorUserId } of records)
    context.http.tell({
      procedure: contract.id,
      changed: `${entity} ${entityId}`,
      ...(actorUserId === undefined ? {} : { userId: actorUserId }),
    });
  return result;
}

/**
 * Where somebody else has made the same at the same time, all of it is done once more: what is looked at before it is made is there by then, and says so in the
 * slice's own words.
 */
async function inTransaction<C extends Contract, Result>(
  contract: C,
  context: CallContext,
  input: InputOf<C>,
  handler: (call: ChangeCall<C>) => Promise<Result>,
): Promise<Result> {
  try {
    return await inOneTransaction(contract, context, input, handler);
  } catch (error) {
    if (!isTaken(error)) throw error;
    return await inOneTransaction(contract, context, input, handler);
  }
}

export function implementMutation<C extends ProcedureContract<'mutation'>>(
  contract: C,
  handler: (call: ChangeCall<C>) => Promise<OutputOf<C>>,
): TRPCMutationProcedure<Types<C>> {
  return authorised(contract)
    .input(contract.input)
    .output(contract.output)
    .mutation(({ ctx, input }) =>
      reporting(ctx, contract, () => inTransaction(contract, ctx, input as InputOf<C>, handler)),
    ) as TRPCMutationProcedure<Types<C>>;
}

/** A call that works before its change: slowly, or so that what it did stays although the call fails. It holds no connection meanwhile. */
export interface SteppedCall<C extends Contract> extends Call<C> {
  /** The call's one transaction, with its audit. */
  inTransaction<Result>(work: (change: ChangeCall<C>) => Promise<Result>): Promise<Result>;
}

/** A mutation whose handler opens its one transaction itself, when the rest of its work is done. It takes no Idempotency-Key. */
export function implementSteppedMutation<C extends ProcedureContract<'mutation'>>(
  contract: C,
  handler: (call: SteppedCall<C>) => Promise<OutputOf<C>>,
): TRPCMutationProcedure<Types<C>> {
  if (contract.idempotent) throw new Error(`${contract.id}: an Idempotency-Key needs all of the work in one transaction`);
  const steppedCall = (context: CallContext, input: InputOf<C>): SteppedCall<C> =>
    Object.defineProperties(
      { inTransaction: <Result>(work: (change: ChangeCall<C>) => Promise<Result>) => inTransaction(contract, context, input, work) },
      Object.getOwnPropertyDescriptors(callOf(contract, context, input)),
    ) as SteppedCall<C>;
  return authorised(contract)
    .input(contract.input)
    .output(contract.output)
    .mutation(({ ctx, input }) => reporting(ctx, contract, () => handler(steppedCall(ctx, input as InputOf<C>)))) as TRPCMutationProcedure<
    Types<C>
  >;
}

/** Changes that make a subscriber look again: its own, the end of its session, and when anything may have changed. */
function concerns<C extends Contract>(change: Change, call: Call<C>, relevant: (change: Change, call: Call<C>) => boolean): boolean {
  if (change.topic === 'anything') return true;
  return change.topic === 'session' ? change.id === call.actor.sessionId : relevant(change, call);
}

/**
 * A subscription yields the current state at once and after every change that `relevant` accepts. Rights are read again before each
 * answer, once per session and change: who lost them gets the error instead. The answer is worked out once per user, input and change.
 */
export function implementSubscription<C extends ProcedureContract<'subscription'>>(
  contract: C,
  relevant: (change: Change, call: Call<C>) => boolean,
  current: (call: Call<C>) => Promise<OutputOf<C>>,
): TRPCSubscriptionProcedure<SubscriptionTypes<C>> {
  const procedure = authorised(contract)
    .input(contract.input)
    .subscription(async function* ({ ctx, input, signal }) {
      const { changes, telling, stopping } = ctx.deps;
      const call = await reporting(ctx, contract, async () => callOf(contract, ctx, input as InputOf<C>));
      const stop = AbortSignal.any([stopping, ...(signal ? [signal] : [])]);
      const heard = changes.listen((change) => concerns(change, call, relevant), stop);
      yield await reporting(ctx, contract, () => current(call));
      const listener = telling.newListener();
      // a key opens less than its owner, so that nobody hears by one what was worked out for the other
      const what = JSON.stringify([contract.id, call.actor.userId, call.actor.apiKey?.id ?? null, readerOf(ctx), input]);
      const look = async (change: Change) => {
        const actor = await telling.once(change, `session ${call.actor.sessionId}`, ctx.refreshActor);
        const fresh = callOf(contract, { ...ctx, actor }, input as InputOf<C>);
        return await telling.once(change, what, () => current(fresh));
      };
      for await (const change of heard) yield await reporting(ctx, contract, () => telling.tell(listener, () => look(change)));
    });
  return procedure as unknown as TRPCSubscriptionProcedure<SubscriptionTypes<C>>;
}
