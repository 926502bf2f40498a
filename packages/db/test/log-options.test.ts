import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { logOptions } from '../src/log-options.ts';

describe('the log (S11)', () => {
  it('says of an error what it was and where, and nothing of the row that it was about', () => {
    const error = Object.assign(new DatabaseError('duplicate key value violates unique constraint "user_account_key"', 10, 'error'), {
      code: '23505',
      table: 'user',
      constraint: 'user_account_key',
      detail: 'Key (account)=(ada@example.org) already exists.',
      where: 'COPY row, line 7: "93,500.00"',
    });
    const told = logOptions('server', 'info').serializers.err(new Error('saving', { cause: error }));
    expect(told).toMatchObject({
      type: 'Error',
      message: 'saving',
      cause: { code: '23505', table: 'user', constraint: 'user_account_key' },
    });
    expect(JSON.stringify(told)).not.toMatch(/ada@example|93,500/);
  });
});
