import { createHash, randomBytes } from 'node:crypto';
import { AppError, limits } from '@wagewright/contracts';
import type { SignInNeed, SignInOutcome } from '@wagewright/contracts/identity/auth';
import { markAttemptPassed, markAttemptSucceeded, type Prisma } from '@wagewright/db';
import { signInStepColumns } from '@wagewright/db/columns';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { CallContext } from '../../core/context.ts';
import { hashToken } from '../../http/caller.ts';

type Change = ChangeTools & { readonly context: CallContext };

/** Who is about to be signed in by which attempt, and what is still asked for. */
export interface Entering {
  readonly userId: number;
  readonly account: string;
  /** The sign-in attempt that counts. */
  readonly attemptId: string;
  readonly needs: readonly SignInNeed[];
}

export const hashHandle = (handle: string): Uint8Array<ArrayBuffer> => Uint8Array.from(createHash('sha256').update(handle).digest());
export const newHandle = (): string => randomBytes(32).toString('base64url');

/** A step that is asked about: neither answered nor too old. */
const openStep = (handle: string, now: Date) => ({ handleHash: hashHandle(handle), usedAt: null, expiresAt: { gt: now } });

/** @throws AppError SIGN_IN_STEP_OVER also where something else is asked for first */
export async function loadStep(prisma: Pick<Prisma.TransactionClient, 'signInStep'>, handle: string, need: SignInNeed, now: Date) {
  const step = await prisma.signInStep.findFirst({ where: openStep(handle, now), include: { user: true } });
  if (!step || step.user.status !== 'active' || step.needs[0] !== need) throw new AppError('SIGN_IN_STEP_OVER');
  return { ...step, attemptId: String(step.attemptId), needs: signInStepColumns.needs(step.needs) };
}

/** Counts an answer before it is looked at: a step takes so many, however many come at once. */
export async function countAnswer(prisma: Pick<Prisma.TransactionClient, 'signInStep'>, handle: string, now: Date): Promise<void> {
  const { count } = await prisma.signInStep.updateMany({
    where: { ...openStep(handle, now), attempts: { lt: limits.signInCodesMax } },
    data: { attempts: { increment: 1 } },
  });
  if (count === 0) throw new AppError('SIGN_IN_STEP_OVER');
}

/** Answers a step, once: whoever comes second with the same handle finds it over. */
export async function takeStep({ tx, context }: Change, handle: string): Promise<void> {
  const now = context.deps.clock();
  const { count } = await tx.signInStep.updateMany({ where: openStep(handle, now), data: { usedAt: now } });
  if (count === 0) throw new AppError('SIGN_IN_STEP_OVER');
}

/** Whoever signs in anew leaves the session that they came with. */
async function leaveSession({ tx, audit, notify, context }: Change): Promise<void> {
  const { actor, deps } = context;
  if (!actor || actor.apiKey) return;
  const { count } = await tx.session.updateMany({ where: { id: actor.sessionId, revokedAt: null }, data: { revokedAt: deps.clock() } });
  if (count === 0) return;
  audit({ entity: 'session', entityId: actor.sessionId, after: { ended: true } });
  await notify({ topic: 'session', id: actor.sessionId });
}

async function openSession(change: Change, { userId, account, attemptId }: Entering): Promise<SignInOutcome> {
  const { tx, sql, audit, context } = change;
  const { address, userAgent } = context.http;
  const token = newHandle();
  const now = context.deps.clock();
  const expiresAt = new Date(now.getTime() + limits.sessionHoursMax * 3_600_000);
  await markAttemptSucceeded(sql, attemptId);
  await tx.user.update({ where: { id: userId }, data: { lastSignInAt: now } }); // before sessions, as whoever disables a user does
  await leaveSession(change);
  const session = await tx.session.create({
    data: { tokenHash: Uint8Array.from(hashToken(token)), userId, expiresAt, address, userAgent },
  });
  audit({ entity: 'session', entityId: session.id, actorUserId: userId, after: { account, address } });
  return { state: 'signed-in', token, expiresAt: expiresAt.toISOString() };
}

/** Opens the session, or asks for what is missing: under a fresh handle that stands for this attempt and no other. */
export async function enter(change: Change, entering: Entering): Promise<SignInOutcome> {
  const [need] = entering.needs;
  if (!need) return await openSession(change, entering);
  const createdAt = change.context.deps.clock();
  const expiresAt = new Date(createdAt.getTime() + limits.signInStepMinutes * 60_000);
  const handle = newHandle();
  await markAttemptPassed(change.sql, entering.attemptId);
  await change.tx.signInStep.create({
    data: {
      handleHash: hashHandle(handle),
      userId: entering.userId,
      attemptId: BigInt(entering.attemptId),
      needs: [...entering.needs],
      createdAt,
      expiresAt,
    },
  });
  return { state: need, signInStep: handle, expiresAt: expiresAt.toISOString() };
}

/** The session's cookie, once its transaction is through. A page is not told the token: what a script can't read it can't give away. */
export function keepSession({ http }: CallContext, outcome: SignInOutcome): SignInOutcome {
  if (outcome.state !== 'signed-in' || outcome.token === undefined) return outcome;
  http.setSession(outcome.token, new Date(outcome.expiresAt));
  return http.isBrowser ? { state: outcome.state, expiresAt: outcome.expiresAt } : outcome;
}
