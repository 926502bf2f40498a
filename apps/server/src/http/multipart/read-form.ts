import type { Readable } from 'node:stream';
import { limits } from '@wagewright/contracts';
import type { IncomingFile } from '../../core/context.ts';
import { broken } from './broken.ts';
import { ByteSource } from './byte-source.ts';
import { readPartHeader } from './part-header.ts';

/** A form with one file, which is its last part. */
export interface FileForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: IncomingFile;
  /** Reads no further; what still arrives is thrown away, so that the sender can read the answer. */
  close(): Promise<void>;
}

const endOfHeader = Buffer.from('\r\n\r\n');
const partBegins = '\r\n';
const formEnds = '--';

/** @throws AppError UPLOAD_BROKEN for a content type without a boundary as RFC 2046 writes it */
function delimiterOf(contentType: string): Buffer {
  const match = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined || !/^[\w'()+,\-./:=? ]*[\w'()+,\-./:=?]$/.test(boundary)) throw broken('boundary');
  return Buffer.from(`\r\n--${boundary}`, 'latin1');
}

/** The file's bytes, and after them the end of the form. */
async function* fileBytes(source: ByteSource, delimiter: Buffer): AsyncGenerator<Uint8Array> {
  yield* source.streamThrough(delimiter);
  if ((await source.take(2)).toString('latin1') !== formEnds) throw broken('several');
}

/** The fields before the file, and the file's name. */
async function readFields(source: ByteSource, delimiter: Buffer): Promise<{ fields: Record<string, string>; fileName: string }> {
  const fields = Object.create(null) as Record<string, string>;
  let bytesLeft: number = limits.uploadFormBytesMax;
  for (let count = 0; ; count++) {
    const follows = (await source.take(2)).toString('latin1');
    if (follows === formEnds) throw broken('none');
    if (follows !== partBegins) throw broken('form');
    const header = await source.takeThrough(endOfHeader, bytesLeft);
    const { field, fileName } = readPartHeader(header);
    if (fileName !== undefined) return { fields, fileName };
    const value = await source.takeThrough(delimiter, bytesLeft - header.length);
    bytesLeft -= header.length + value.length;
    if (count >= limits.uploadFieldsMax || bytesLeft <= 0) throw broken('fields');
    if (field in fields) throw broken('form');
    fields[field] = value.toString('utf8');
  }
}

/**
 * Reads a form up to its file, whose bytes are then there to be taken as they arrive.
 * @param idleMs how long the sender may send nothing
 * @throws AppError UPLOAD_BROKEN
 */
export async function readForm(body: Readable | null, contentType: string, idleMs?: number): Promise<FileForm> {
  if (!body) throw broken('none');
  const arriving = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array> & AsyncDisposable;
  const close = async (): Promise<void> => {
    if (!body.destroyed && !body.readableEnded) void arriving.return?.().catch(() => undefined);
    body.resume();
  };
  try {
    const delimiter = delimiterOf(contentType);
    const source = new ByteSource(arriving, '\r\n', idleMs);
    const start = await source.takeThrough(delimiter, 0);
    if (start.length > 0) throw broken('form');
    const { fields, fileName } = await readFields(source, delimiter);
    return { fields, file: { name: fileName, bytes: fileBytes(source, delimiter) }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
