import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { CopyBuffer } from './copy-buffer.ts';
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

/** Row numbers of the batch's payees, from 1, both inclusive. */
export type InputRange = InputPlace & { readonly fromRow: number; readonly toRow: number };

/**
 * Reads the frozen input of a range of payees into the block, which it clears first.
 * @returns the number of frozen rows that were read
 */
export async function readInput(client: Pick<ClientBase, 'query'>, range: InputRange, block: InputBlock): Promise<number> {
  block.clear(range.toRow - range.fromRow + 1);
  if (block.tables.size === 0) return 0;
  const decoder = new InputDecoder(block, range.fromRow);
  const stream = client.query(copyTo(inputCopy(range, [...block.tables.keys()], range.fromRow, range.toRow)));
  for await (const chunk of stream) decoder.push(chunk as Buffer);
  decoder.finish();
  return decoder.placed;
}
