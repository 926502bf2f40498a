import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase, Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type ChunkRows, countRows } from './chunk-rows.ts';
import type { CopyBuffer } from './copy-buffer.ts';
import { CopyOut } from './copy-out.ts';
import type { InputBlock } from './input-block.ts';
import { InputDecoder, type InputPlace, inputCopy } from './input-decoder.ts';

/**
 * Sends what was encoded to PostgreSQL and waits until it is taken in.
 * @returns the number of rows that PostgreSQL counted
 * @throws the database's error; the transaction is then aborted
 */
export async function copyIn(client: Pick<ClientBase, 'query'>, statement: string, buffer: CopyBuffer): Promise<number> {
  const stream = client.query(copyFrom(statement));
  const end = finished(stream);
  end.catch(() => undefined); // reported by the await below; a write that waits for `drain` would otherwise miss it
  for (const message of buffer.messages()) {
    if (!stream.write(message)) await Promise.race([once(stream, 'drain'), end]);
  }
  stream.end();
  await end;
  return stream.rowCount;
}

/** Runs a `COPY … TO STDOUT`; `take` gets the content of each data message, valid during the call. */
export type ReadCopy = (text: string, take: (bytes: Buffer, from: number, to: number) => void) => Promise<void>;

export const copyOutOf =
  (client: Pick<ClientBase, 'query'>): ReadCopy =>
  (text, take) =>
    client.query(new CopyOut(text, take)).done;

/** On any connection of a pool, for just as long as it takes. */
export const copyOutOfPool =
  (pool: Pick<Pool, 'connect'>): ReadCopy =>
  async (text, take) => {
    const client = await pool.connect();
    try {
      await copyOutOf(client)(text, take);
    } finally {
      client.release();
    }
  };

/**
 * Reads the frozen input of a chunk's payees into the block, which it clears first.
 * @returns the number of frozen rows of tables that have one a payee
 */
export async function readInput(client: Pick<ClientBase, 'query'>, place: InputPlace, rows: ChunkRows, block: InputBlock): Promise<number> {
  block.clear(countRows(rows));
  const read = async (lines: 'one' | 'many'): Promise<number> => {
    const tableNumbers = block.shapes.filter((shape) => shape.lines === lines).map(({ tableNo }) => tableNo);
    if (tableNumbers.length === 0) return 0;
    const decoder = new InputDecoder(block, rows);
    const copy = inputCopy(place, tableNumbers, rows, lines === 'many');
    await copyOutOf(client)(copy, (bytes, from, to) => decoder.take(bytes, from, to));
    decoder.finish();
    return decoder.placed;
  };
  const placed = await read('one');
  await read('many');
  for (const table of block.tables.values()) table.finish();
  return placed;
}
