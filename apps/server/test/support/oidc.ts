import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';

/** Who a provider vouches for is said in the request that sends somebody there. */
const subjectParameter = 'login_hint';

export interface TestProvider extends AsyncDisposable {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Goes where the product sends a browser, signs in there as somebody, and comes back. @returns what stands in the address then */
  signIn(url: string, subject: string): Promise<{ state: string; code: string; iss: string }>;
}

/** Follows redirects with cookies, as a browser does, until they leave the provider. */
async function follow(begin: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = begin;
  for (let turn = 0; turn < 10; turn++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = reply.headers.get('location');
    if (!next) throw new Error(`${address} answered ${reply.status}: ${(await reply.text()).slice(0, 300)}`);
    address = new URL(next, address).href;
    if (!address.startsWith(issuer)) return new URL(address);
  }
  throw new Error('The provider sends in circles.');
}

/** A real OpenID Connect provider (npm oidc-provider) on the loopback address, whose people sign in without being asked. */
export async function startProvider(redirectAddress: string): Promise<TestProvider> {
  const listener = createServer();
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The provider listens on no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const [clientId, clientSecret] = ['wagewright', randomBytes(24).toString('base64url')];
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectAddress],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return await answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    return await provider.interactionFinished(request, response, { login: { accountId: String(params[subjectParameter]) } });
  };
  listener.on('request', (request, response) => void handle(request, response));
  return {
    issuer,
    clientId,
    clientSecret,
    signIn: async (url, subject) => {
      const begin = new URL(url);
      begin.searchParams.set(subjectParameter, subject);
      const back = await follow(begin.href, issuer);
      const read = (name: string) => back.searchParams.get(name) ?? '';
      return { state: read('state'), code: read('code'), iss: read('iss') };
    },
    [Symbol.asyncDispose]: async () => {
      listener.closeAllConnections();
      await new Promise<void>((resolve) => listener.close(() => resolve()));
    },
  };
}
