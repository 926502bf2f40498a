import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  xFrameOptions: { action: 'deny' },
});

/** What no page of ours asks a browser for. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What helmet would say to any request. Its plugin for Fastify works it out anew for each one: a twelfth of what a small read costs. */
function workOut(): Record<string, string> {
  const headers: Record<string, string> = { 'permissions-policy': permissionsPolicy };
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  protect({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Headers that make browsers careful with every answer, also with those that are given before Fastify has a request. */
export const protectiveHeaders: Readonly<Record<string, string>> = workOut();

/** The first of all hooks, so that what a later one refuses has them too. */
export function registerProtectiveHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(protectiveHeaders);
    next();
  });
}

const statusOf = ({ code }: NodeJS.ErrnoException): number =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;

/** What is no HTTP at all, or two requests in one: says no more than that, and hangs up. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf(error);
  const headers = { ...protectiveHeaders, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.destroySoon();
}
