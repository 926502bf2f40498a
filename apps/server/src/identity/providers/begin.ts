import { randomUUID } from 'node:crypto';
import { AppError, limits } from '@wagewright/contracts';
import * as client from 'openid-client';
import type { CallContext } from '../../core/context.ts';
import { hashHandle, loginMethods, newHandle } from '../attempts/index.ts';

/** @throws AppError PROVIDER_AWAY also for one that there is not, or that is switched off */
export async function loadProvider({ deps }: CallContext, code: string) {
  const provider = await deps.db.prisma.signInProvider.findFirst({ where: { code, isOn: true } });
  if (!provider || !(await loginMethods(deps)).includes('openid-connect')) throw new AppError('PROVIDER_AWAY', { name: code });
  return provider;
}

async function requireFew({ deps, http }: CallContext): Promise<void> {
  const since = new Date(deps.clock().getTime() - limits.providerMinutes * 60_000);
  const begun = await deps.db.prisma.signInProviderAttempt.count({ where: { address: http.address, createdAt: { gt: since } } });
  if (begun >= limits.providerAttemptsPerAddressMax) throw new AppError('RATE_LIMITED', { seconds: limits.providerMinutes * 60 });
}

/**
 * Sends somebody to a provider: state, nonce and the verifier of PKCE are made for this time, and bound to this browser by a cookie.
 * @param sessionId whose session links an account; without it somebody signs in
 */
export async function begin(context: CallContext, code: string, sessionId: number | null): Promise<{ url: string }> {
  const { deps, http } = context;
  const provider = await loadProvider(context, code);
  await requireFew(context);
  const config = await deps.providerCalls.run(randomUUID(), async () => await deps.providers.open(provider));
  const [id, state, nonce, verifier, mark] = [randomUUID(), newHandle(), newHandle(), client.randomPKCECodeVerifier(), newHandle()];
  const createdAt = deps.clock();
  const expiresAt = new Date(createdAt.getTime() + limits.providerMinutes * 60_000);
  await deps.db.prisma.signInProviderAttempt.create({
    data: {
      id,
      stateHash: hashHandle(state),
      browserHash: hashHandle(mark),
      providerId: provider.id,
      sessionId,
      secrets: deps.secrets.seal('sign_in_provider_attempt.secrets', id, JSON.stringify({ nonce, verifier })),
      address: http.address,
      createdAt,
      expiresAt,
    },
  });
  http.setBrowserMark(mark, expiresAt);
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: deps.providers.redirectAddress,
    scope: 'openid',
    response_type: 'code',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href };
}
