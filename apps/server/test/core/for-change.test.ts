import type { Sql } from '@wagewright/db';
import { describe, expect, it } from 'vitest';
import { createLocks, requireLocked } from '../../src/core/for-change.ts';

function recording() {
  const statements: string[] = [];
  const sql: Sql = {
    query: async (text, [id] = []) => {
      statements.push(text.replace('$1::int', String(id)));
      return [];
    },
  };
  return { locks: createLocks(sql), statements };
}
const changing = { id: 'payroll/batches/hold-payee', changes: 'batch' } as const;

describe('the locks of a call', () => {
  it('lock parents before children, each row once', async () => {
    const { locks, statements } = recording();
    await locks.take('period', 3, 'keep');
    await locks.take('batch', 7);
    await locks.take('batch', 7);
    await locks.take('period', 3, 'keep');
    expect(statements).toEqual(['SELECT id FROM period WHERE id = 3 FOR SHARE', 'SELECT id FROM batch WHERE id = 7 FOR NO KEY UPDATE']);
  });

  it('refuse a parent after its child, since another call may come the right way', async () => {
    const { locks } = recording();
    await locks.take('approval', 5);
    await expect(locks.take('batch', 7)).rejects.toThrow('batch 7 is locked too late, after: approval');
  });

  it('refuse to change what was only kept: two that keep it would wait for each other', async () => {
    const { locks } = recording();
    await locks.take('period', 3, 'keep');
    await expect(locks.take('period', 3)).rejects.toThrow('period 3 is only kept');
  });
});

describe('a change of something with a state', () => {
  it('fails when it has locked nothing of the kind', async () => {
    const { locks } = recording();
    await locks.take('batch', 7, 'keep');
    expect(() => requireLocked(changing, locks, [])).toThrow('payroll/batches/hold-payee has changed a batch that it has not locked');
  });

  it('fails when it has locked another one than it says to have changed', async () => {
    const { locks } = recording();
    await locks.take('batch', 7);
    const record = { entity: 'batch', entityId: 8 };
    expect(() => requireLocked(changing, locks, [record])).toThrow('has changed batch 8, which it has not locked');
    locks.made('batch', 8);
    expect(() => requireLocked(changing, locks, [record])).not.toThrow();
  });

  it('may note what has no state without a lock', () => {
    const { locks } = recording();
    expect(() =>
      requireLocked({ id: 'platform/notifications/mark-read' }, locks, [{ entity: 'notification', entityId: 'all' }]),
    ).not.toThrow();
  });
});
