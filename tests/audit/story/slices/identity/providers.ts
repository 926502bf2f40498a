import { startProvider, type TestProvider } from '@wagewright/server/testing';
import { employeeOf, hashOf, passwords } from '../../sign-in-parts.ts';
import type { Scene, Step } from '../../step.ts';

const password = passwords[4];
const mark = 'm'.repeat(43);
const code = 'story';
const subject = 'employee of the story';

let provider: TestProvider | undefined;
const running = (): TestProvider => {
  if (!provider) throw new Error('The provider of the story does not run.');
  return provider;
};

const now = async ({ server }: Scene): Promise<{ id: number; version: number }> => {
  const { id, version } = await server.prisma.signInProvider.findUniqueOrThrow({ where: { code } });
  return { id, version };
};
const fields = () => {
  const { issuer, clientId } = running();
  return { name: 'Story', issuer, clientId, countsAsSecondFactor: true, isOn: true };
};

/** Somebody begins, signs in at the provider, and comes back in the browser that began. */
async function comeBack(scene: Scene, begin: string, input: object): Promise<object> {
  const { account } = await employeeOf(scene);
  const employee = await scene.server.signedIn(account);
  const { data } = await employee.call(`identity/providers/${begin}`, { provider: code, ...input });
  // the callers of the story keep no cookies: whoever comes without one is this browser
  await scene.server.prisma.signInProviderAttempt.updateMany({ data: { browserHash: hashOf(mark) } });
  if (begin === 'begin-link') {
    const first = await scene.server.prisma.session.findFirstOrThrow({
      where: { userId: (await employeeOf(scene)).id },
      orderBy: { id: 'asc' },
    });
    await scene.server.prisma.signInProviderAttempt.updateMany({ data: { sessionId: first.id } });
  }
  return await running().signIn((data as { url: string }).url, subject);
}

/** A provider is set up, the employee links the account and signs in through it, and it is taken away again. */
export const steps: readonly Step[] = [
  {
    procedure: 'identity/providers/create-provider',
    by: 'administrator',
    first: async ({ server }) => {
      provider = await startProvider(server.composition.deps.providers.redirectAddress);
    },
    input: () => ({ ...fields(), code, clientSecret: running().clientSecret }),
  },
  {
    procedure: 'identity/providers/update-provider',
    by: 'administrator',
    input: async (scene) => ({ ...fields(), ...(await now(scene)), name: 'Story, renamed' }),
  },
  { procedure: 'identity/providers/begin-link', by: 'employee', input: () => ({ provider: code, password }) },
  {
    procedure: 'identity/providers/complete-link',
    by: 'employee',
    headers: { cookie: `wagewright_browser=${mark}` },
    input: async (scene) => await comeBack(scene, 'begin-link', { password }),
  },
  { procedure: 'identity/providers/begin-sign-in', by: 'nobody', input: () => ({ provider: code }) },
  {
    procedure: 'identity/providers/complete-sign-in',
    by: 'nobody',
    headers: { cookie: `wagewright_browser=${mark}` },
    input: async (scene) => await comeBack(scene, 'begin-sign-in', {}),
  },
  { procedure: 'identity/providers/remove-link', by: 'employee', input: async (scene) => ({ providerId: (await now(scene)).id }) },
  {
    procedure: 'identity/providers/delete-provider',
    by: 'administrator',
    input: now,
    then: async () => await provider?.[Symbol.asyncDispose](),
  },
];
