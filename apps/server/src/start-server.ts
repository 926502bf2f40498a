import type { FastifyInstance } from 'fastify';
import { type ComposeOptions, compose } from './compose.ts';
import { createApp } from './http/app.ts';
import { isLoopbackName } from './http/hosts.ts';

export interface ServerOptions extends Omit<ComposeOptions, 'publicUrl'> {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly basePath: string;
  readonly publicUrl?: string | undefined;
  readonly webFolder?: string | undefined;
  /** Addresses and networks of the proxies in front of it. */
  readonly trustedProxies?: readonly string[];
  /** Hosts that it answers for, beside the public URL's and loopback. */
  readonly allowedHosts?: readonly string[];
}

export interface RunningServer {
  readonly app: FastifyInstance;
  /** Where it is reached, base path included. */
  readonly url: string;
  /** People reach it over the network without TLS. */
  readonly isInTheClear: boolean;
  stop(): Promise<void>;
}

/** Starts the server; `stop` ends subscriptions, lets running requests finish, then closes the database. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, port, basePath } = options;
  const publicUrl = options.publicUrl ?? `http://${host}:${port}${basePath}`;
  const composition = await compose({ ...options, publicUrl });
  const app = await createApp(composition.deps, {
    basePath,
    webFolder: options.webFolder,
    trustedProxies: options.trustedProxies ?? [],
    hosts: [new URL(publicUrl).host, ...(options.allowedHosts ?? [])],
    secure: publicUrl.startsWith('https:'),
  });
  const address = await app.listen({ host, port });
  return {
    app,
    url: `${address}${basePath}`,
    isInTheClear: publicUrl.startsWith('http:') && !isLoopbackName(new URL(publicUrl).hostname),
    stop: async () => {
      composition.beginStop();
      await app.close();
      await composition.close();
    },
  };
}
