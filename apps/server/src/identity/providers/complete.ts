import { AppError } from '@wagewright/contracts';
import * as client from 'openid-client';
import { z } from 'zod';
import type { CallContext } from '../../core/context.ts';
import { hashHandle, loginMethods } from '../attempts/index.ts';
import { reasonOf } from './open-providers.ts';

export interface Callback {
  readonly state: string;
  readonly code: string;
  readonly iss?: string | undefined;
}

/** What was made for this time, and is wanted back. */
const sentAway = z.object({ nonce: z.string(), verifier: z.string() });

const refusedFor = (sessionId: number | null) => new AppError(sessionId === null ? 'PROVIDER_REFUSED' : 'PROVIDER_LINK_REFUSED');

/** The one attempt that an answer belongs to, used up whatever comes of it: in this browser, for this purpose, in time. */
async function takeAttempt({ deps, http }: CallContext, state: string, sessionId: number | null) {
  if (!http.browserMark) throw refusedFor(sessionId);
  const now = deps.clock();
  const where = {
    stateHash: hashHandle(state),
    browserHash: hashHandle(http.browserMark),
    sessionId,
    usedAt: null,
    expiresAt: { gt: now },
  };
  const [attempt] = await deps.db.prisma.signInProviderAttempt.updateManyAndReturn({ where, data: { usedAt: now } });
  if (!attempt) throw refusedFor(sessionId);
  const provider = await deps.db.prisma.signInProvider.findFirst({ where: { id: attempt.providerId, isOn: true } });
  if (!provider || !(await loginMethods(deps)).includes('openid-connect')) throw refusedFor(sessionId);
  const kept = deps.secrets.open('sign_in_provider_attempt.secrets', attempt.id, attempt.secrets);
  return { provider, ...sentAway.parse(JSON.parse(kept)) };
}

/**
 * Exchanges what a provider sent back for whom it vouches for. The answer is held against the provider that the state belongs to, its issuer
 * in the answer and in the token; signature, audience, nonce and times are checked by openid-client.
 */
export async function complete(context: CallContext, { state, code, iss }: Callback, sessionId: number | null) {
  const { deps } = context;
  const { provider, nonce, verifier } = await takeAttempt(context, state, sessionId);
  if (iss !== undefined && iss !== provider.issuer) throw refusedFor(sessionId);
  const address = new URL(deps.providers.redirectAddress);
  address.search = new URLSearchParams({ state, code, ...(iss === undefined ? {} : { iss }) }).toString();
  const subject = await deps.providerCalls.run(state, async () => {
    const config = await deps.providers.open(provider);
    try {
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
      return (await client.authorizationCodeGrant(config, address, checks)).claims()?.sub;
    } catch (error) {
      deps.log.warn({ provider: provider.code, reason: reasonOf(error) }, 'a sign-in provider’s answer was refused');
      throw refusedFor(sessionId);
    }
  });
  if (!subject) throw refusedFor(sessionId);
  return { provider, subject };
}
