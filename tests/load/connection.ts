/** A keep-alive HTTP/1.1 connection that costs the generator little: one request at a time, answers cut by their length. */
import net from 'node:net';

export interface Reply {
  /** 0 where the connection broke before an answer. */
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | undefined;
  readonly milliseconds: number;
}

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = '0\r\n\r\n';

interface Head {
  readonly status: number;
  /** Bytes of the body; undefined where it comes in chunks. */
  readonly length: number | undefined;
  readonly retryAfter: string | undefined;
  readonly closes: boolean;
  readonly bodyAt: number;
}

function readHead(received: Buffer): Head | undefined {
  const end = received.indexOf(headEnd);
  if (end < 0) return undefined;
  const text = received.toString('latin1', 0, end);
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim();
  const status = Number(text.slice(9, 12));
  const length = field('content-length');
  const isBodiless = status === 204 || status === 304;
  return {
    status,
    length: length === undefined ? (isBodiless ? 0 : undefined) : Number(length),
    retryAfter: field('retry-after'),
    closes: field('connection')?.toLowerCase() === 'close',
    bodyAt: end + headEnd.length,
  };
}

const unchunked = (text: string): string => {
  let body = '';
  for (let at = 0; ; ) {
    const lineEnd = text.indexOf('\r\n', at);
    const size = Number.parseInt(text.slice(at, lineEnd), 16);
    if (!size) return body;
    body += text.slice(lineEnd + 2, lineEnd + 2 + size);
    at = lineEnd + 2 + size + 2;
  }
};

export class Connection {
  readonly #url: URL;
  readonly #localAddress: string | undefined;
  #socket: net.Socket | undefined;
  #received: Buffer = Buffer.alloc(0);
  #settle: ((reply: Omit<Reply, 'milliseconds'>) => void) | undefined;

  /** @param localAddress which of this machine's addresses it comes from, e.g. 127.0.0.7 */
  constructor(url: URL, localAddress?: string) {
    this.#url = url;
    this.#localAddress = localAddress;
  }

  async send(request: Request): Promise<Reply> {
    const begun = performance.now();
    const reply = await new Promise<Omit<Reply, 'milliseconds'>>((resolve) => {
      this.#settle = resolve;
      this.#open().write(this.#bytesOf(request));
    });
    return { ...reply, milliseconds: performance.now() - begun };
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #bytesOf({ method, path, headers = {}, body }: Request): string {
    const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const entity = body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    return `${method} ${path} HTTP/1.1\r\nhost: ${this.#url.host}\r\n${own.join('')}${entity}\r\n${body ?? ''}`;
  }

  #open(): net.Socket {
    if (this.#socket && !this.#socket.destroyed) return this.#socket;
    const { hostname, port } = this.#url;
    const socket = net.connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      ...(this.#localAddress ? { localAddress: this.#localAddress } : {}),
    });
    this.#received = Buffer.alloc(0);
    socket.on('data', (part) => this.#take(part));
    socket.on('error', () => undefined);
    socket.on('close', () => this.#answer({ status: 0, body: '', retryAfter: undefined }));
    this.#socket = socket;
    return socket;
  }

  #take(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part]);
    const head = readHead(this.#received);
    if (!head) return;
    const { status, length, retryAfter, bodyAt, closes } = head;
    const rest = this.#received.subarray(bodyAt);
    const isWhole = length === undefined ? rest.subarray(-lastChunk.length).toString('latin1') === lastChunk : rest.length >= length;
    if (!isWhole) return;
    const text = rest.toString('utf8');
    this.#received = Buffer.alloc(0);
    if (closes) this.close();
    this.#answer({ status, body: length === undefined ? unchunked(text) : text, retryAfter });
  }

  #answer(reply: Omit<Reply, 'milliseconds'>): void {
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.(reply);
  }
}
