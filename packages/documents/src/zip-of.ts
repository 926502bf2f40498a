import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** A path of which no part leads out of the archive. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Resolves when a stream is over, however that came. */
const over = (stream: NodeJS.EventEmitter): Promise<void> => new Promise((resolve) => stream.once('close', resolve));

/** Gives a zip one entry after the other, the next when the one before has left. */
async function feed(zip: ZipFile, output: Readable, entries: AsyncIterable<ZipEntry>, madeAt: Date): Promise<void> {
  const closed = over(output);
  for await (const { name, bytes } of entries) {
    let held: Uint8Array | undefined = bytes; // the zip keeps what makes an entry to its end, and so would keep them all
    const options = { mtime: madeAt, compress: false, size: bytes.length };
    const left = new Promise<void>((resolve) => {
      zip.addReadStreamLazy(name, options, (give) => {
        const source = Readable.from([held], { objectMode: false });
        held = undefined;
        void over(source).then(resolve);
        give(null, source);
      });
    });
    await Promise.race([left, closed]);
    if (output.destroyed) return;
  }
  zip.end();
}

/**
 * A zip archive of documents, in pieces: it holds one document at a time, however many there are. They are stored as they are, since PDF is
 * compressed already. The same documents at the same time give the same bytes.
 * @throws what the entries throw
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, madeAt: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  const fed = feed(zip, output, entries, madeAt).catch((error: unknown) => void output.destroy(error as Error));
  try {
    for await (const piece of output) yield piece as Uint8Array;
  } finally {
    output.destroy();
    await fed;
  }
}
