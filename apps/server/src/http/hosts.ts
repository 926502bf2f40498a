import { AppError } from '@wagewright/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
export const isLoopbackName = (name: string): boolean => loopbackNames.has(name);

/** A loopback name with the port that this server listens on; injected requests have no port. */
function isLoopback(host: string, request: FastifyRequest): boolean {
  const [, name = '', port = '80'] = /^(.+?)(?::(\d+))?$/.exec(host) ?? [];
  const { localPort } = request.socket;
  return isLoopbackName(name) && (localPort === undefined || Number(port) === localPort);
}

const probes = new Set(['/health', '/ready']);

/**
 * Answers only for the hosts that it is configured for, so that a foreign name that leads here (DNS rebinding) reaches nothing, and no
 * link is ever made from a forged header. Probes ask by whatever address they know.
 * @param hosts names as they stand in the Host header, with their port where it is not the usual one
 */
export function registerHosts(app: FastifyInstance, hosts: readonly string[]): void {
  const known = new Set(hosts.map((host) => host.toLowerCase()));
  app.addHook('onRequest', async (request) => {
    const host = (request.headers.host ?? '').toLowerCase();
    if (known.has(host) || isLoopback(host, request) || probes.has(request.url)) return;
    throw new AppError('HOST_UNKNOWN', { host: host.slice(0, 100).replace(/[^\w.:[\]-]/g, '?') });
  });
}
