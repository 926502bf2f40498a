import { callerConventions } from '@wagewright/contracts';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/shared/api/failure.ts';
import { type Notice, NoticeBoard, noticeFor } from '../../../src/shared/api/notices.ts';
import { FakeClock } from './fake-clock.ts';

const failure = (part: Partial<Failure>): Failure => ({
  status: 500,
  code: 'INTERNAL',
  method: 'a.b.c',
  traceId: 't',
  message: 'm',
  ...part,
});

describe('the notice of a failure', () => {
  it('says which right is missing, for 2.2 seconds', () => {
    expect(noticeFor(failure({ status: 403, code: 'AUTHORIZATION_REQUIRED' }))).toEqual({
      kind: 'no-permission',
      message: 'm',
      details: { status: 403, code: 'AUTHORIZATION_REQUIRED', traceId: 't' },
      method: 'a.b.c',
      durationMs: 2_200,
    });
  });

  it('names table and column of a row that was not accepted, for 4 seconds', () => {
    const row = failure({ status: 400, code: 'TABLE_ROW', type: 'table_row', table: 'payees', column: 'amount' });
    expect(noticeFor(row)).toMatchObject({ kind: 'table-row', message: 'm', table: 'payees', column: 'amount', durationMs: 4_000 });
  });

  it('tells of an ended session, but not of a password that was wrong', () => {
    expect(noticeFor(failure({ status: 401, code: 'SESSION_EXPIRED' })).kind).toBe('session-expired');
    expect(noticeFor(failure({ status: 401, code: 'UNAUTHENTICATED' })).kind).toBe('session-expired');
    expect(noticeFor(failure({ status: 401, code: 'SIGN_IN_FAILED' })).kind).toBe('failure');
  });

  it('carries the status of any other failure for its details; 0 where there was no network', () => {
    const details = { status: 409, code: 'STALE_VERSION', traceId: 't' };
    expect(noticeFor(failure({ status: 409, code: 'STALE_VERSION' }))).toMatchObject({ kind: 'failure', details, durationMs: 2_200 });
    expect(noticeFor(failure({ status: 0, code: 'NO_NETWORK', message: '' }))).toMatchObject({ kind: 'failure', details: { status: 0 } });
    expect(noticeFor(failure({ status: 403, code: 'FOREIGN_ORIGIN' })).kind).toBe('failure');
  });
});

describe('the notice board', () => {
  it('tells of an ended session once, and again only after 20 seconds', async () => {
    const clock = new FakeClock();
    const board = new NoticeBoard(clock);
    const told: Notice[] = [];
    const stop = board.listen((notice) => told.push(notice));
    const expired = failure({ status: 401, code: 'SESSION_EXPIRED' });
    board.report(expired);
    board.report(expired);
    await clock.advance(callerConventions.sessionExpiredSuppressionMs - 1);
    board.report(expired);
    expect(told).toHaveLength(1);
    await clock.advance(1);
    board.report(expired);
    expect(told).toHaveLength(2);
    stop();
    board.report(failure({}));
    await clock.advance(callerConventions.warningDisplayMs);
    expect(told).toHaveLength(2);
  });

  it('tells of the same failure once while its notice stands, and of another beside it', async () => {
    const clock = new FakeClock();
    const board = new NoticeBoard(clock);
    const told: Notice[] = [];
    board.listen((notice) => told.push(notice));
    const stale = failure({ status: 409, code: 'STALE_VERSION' });
    board.report(stale);
    board.report({ ...stale, traceId: 'another try' });
    board.report(failure({ status: 409, code: 'STALE_VERSION', message: 'of another thing' }));
    await clock.advance(callerConventions.warningDisplayMs);
    expect(told).toHaveLength(2);
    board.report(stale);
    await clock.advance(callerConventions.warningDisplayMs);
    expect(told).toHaveLength(3);
  });

  it('keeps still about what a part of the page says in its own place', async () => {
    const clock = new FakeClock();
    const board = new NoticeBoard(clock);
    const told: Notice[] = [];
    board.listen((notice) => told.push(notice));
    board.report(failure({ traceId: 'shown' }));
    board.report(failure({ traceId: 'not shown', message: 'other' }));
    board.sayInPlace('shown');
    await clock.advance(callerConventions.warningDisplayMs);
    expect(told).toMatchObject([{ message: 'other' }]);
  });

  it('says nothing of missing rights while the whole page says that it may not be seen', async () => {
    const clock = new FakeClock();
    const board = new NoticeBoard(clock);
    const told: Notice[] = [];
    board.listen((notice) => told.push(notice));
    const denied = failure({ status: 403, code: 'AUTHORIZATION_REQUIRED' });
    const end = board.refusePage();
    board.report(denied);
    board.report(failure({ message: 'other' }));
    await clock.advance(callerConventions.warningDisplayMs);
    expect(told).toMatchObject([{ message: 'other' }]);
    end();
    board.report(denied);
    await clock.advance(callerConventions.warningDisplayMs);
    expect(told).toMatchObject([{ message: 'other' }, { kind: 'no-permission' }]);
  });
});
