import { Socket } from 'node:net';

/** More than a socket usually has waiting. */
const readBytes = 262_144;

type Take = (bytes: Buffer) => void;

const takers = new WeakMap<object, Take | undefined>();

/**
 * A socket that reads into the same memory again and again. Node makes memory for every read, outside of its heap, and a chunk's input comes in a
 * hundred reads: what makes and collects them costs a fifth of reading the chunk. Whoever listens to `data` gets copies, which may be kept.
 */
export function keptBufferSocket(): Socket {
  const socket: Socket = new Socket({
    onread: {
      buffer: Buffer.allocUnsafeSlow(readBytes),
      callback: (length, { buffer, byteOffset }) => {
        const bytes = Buffer.from(buffer, byteOffset, length);
        const take = takers.get(socket);
        if (take) take(bytes);
        else socket.emit('data', Buffer.from(bytes));
        return true;
      },
    },
  });
  takers.set(socket, undefined);
  return socket;
}

/**
 * Gives what is read to `take` where it lies, valid during the call, instead of to those who listen to `data`; undefined ends that.
 * @returns false where the socket is another one, such as one that encrypts
 */
export function takeInPlace(socket: object, take: Take | undefined): boolean {
  if (!takers.has(socket)) return false;
  takers.set(socket, take);
  return true;
}
