/** What threads that work on slices of people have in common: room for frozen rows, and storing all of a slice or nothing. */
import type { Program } from '@wagewright/calc-engine';
import { InputBlock } from '@wagewright/db/copy';
import type pg from 'pg';
import { type FailPoint, passFailPoint } from '../fail-points.ts';

export interface SliceThreadDeps {
  connect(): Promise<pg.Client>;
  readonly failPoint: FailPoint | undefined;
}

/** Room for so many people's frozen rows, as a program reads them. */
export const frozenBlock = ({ inputs }: Program, rows: number): InputBlock =>
  new InputBlock(
    inputs.map(({ tableNo, lines, columns }) => ({
      tableNo,
      lines,
      numbers: columns.filter(({ storage }) => storage === 'v').length,
      texts: columns.filter(({ storage }) => storage === 't').length,
    })),
    rows,
  );

/** Within one transaction of a thread's own connection. @param store false where the slice is not the caller's any more */
export async function storeWhole(
  client: pg.Client,
  failPoint: FailPoint | undefined,
  store: () => Promise<boolean>,
): Promise<'stored' | 'refused'> {
  await client.query('BEGIN');
  try {
    const isStored = await store();
    passFailPoint(failPoint, 'before-commit');
    await client.query('COMMIT');
    passFailPoint(failPoint, 'after-commit');
    return isStored ? 'stored' : 'refused';
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // a broken connection has rolled back by itself
    throw error;
  }
}
