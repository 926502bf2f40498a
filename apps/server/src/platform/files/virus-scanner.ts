import { connect } from 'node:net';

/** Looks into what was brought for programs that do harm. */
export interface VirusScanner {
  /** @throws Error where the scanner is away, or says neither */
  isClean(pieces: AsyncIterable<Uint8Array>): Promise<boolean>;
}

const answerMsMax = 20_000;
const answerCharactersMax = 1_000;

function framed(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return Buffer.concat([length, piece]);
}

/** A clamd by its TCP port (`INSTREAM`, clamd's manual): pieces with their lengths before them, then its verdict. @param address `host:port` */
export function openVirusScanner(address: string): VirusScanner {
  const { hostname, port } = new URL(`tcp://${address}`);
  return {
    async isClean(pieces) {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.setEncoding('latin1');
      socket.setTimeout(answerMsMax, () => socket.destroy(new Error('The virus scanner did not answer in time.')));
      const send = (bytes: Uint8Array | string) =>
        new Promise<void>((done, fail) => socket.write(bytes, (error) => (error ? fail(error) : done())));
      const answer = (async () => {
        let text = '';
        for await (const part of socket) {
          text += String(part);
          if (text.includes('\0') || text.length > answerCharactersMax) break;
        }
        return text.replace(/\0.*/s, '').trim();
      })();
      answer.catch(() => undefined); // it is waited for below
      try {
        await send('zINSTREAM\0');
        for await (const piece of pieces) await send(framed(piece));
        await send(framed(new Uint8Array()));
        const verdict = await answer;
        if (verdict.endsWith(' OK')) return true;
        if (verdict.endsWith(' FOUND')) return false;
        throw new Error(`The virus scanner answered: ${verdict.slice(0, 200)}`);
      } finally {
        socket.destroy();
      }
    },
  };
}
