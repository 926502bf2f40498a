import { openFileContents } from '@wagewright/db';
import { describe, expect, it } from 'vitest';
import { ContentCheck } from '../../../src/platform/files/check-content.ts';

type Pool = Parameters<typeof openFileContents>[0];

describe('an upload (S8)', () => {
  it('is never held in memory whole: what has come and is not yet written is two pieces at most', async () => {
    let come = 0;
    let written = 0;
    let heldMax = 0;
    const query = async ({ values: [, , piece] }: { values: [string, number, Uint8Array] }) => {
      heldMax = Math.max(heldMax, come - written);
      written += piece.length;
      return { rows: [] };
    };
    async function* arriving() {
      for (let count = 0; count < 160; count++) {
        come += 65_536;
        yield Buffer.alloc(65_536, 'x');
      }
    }
    const check = new ContentCheck('a.txt', 'attachment');
    await openFileContents({ query } as unknown as Pool)
      .in('database')
      .write('content', check.pass(arriving()));
    expect(written).toBe(10_485_760);
    expect(check.result).toMatchObject({ told: 'text', bytes: 10_485_760 });
    expect(heldMax).toBeLessThanOrEqual(2 * 262_144);
  });
});
