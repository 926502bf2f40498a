import { describe, expect, it } from 'vitest';
import english from '../../../src/locales/common/en.ts';
import chinese from '../../../src/locales/common/zh-CN.ts';
import type { Failure } from '../../../src/shared/api/failure.ts';
import { noticeFor } from '../../../src/shared/api/notices.ts';

/** What the specification says of each status (§8), with a word of ours that says it. */
const catalogue = [
  [0, 'No network connection', '网络'],
  [400, 'hiccup', '稍后'],
  [401, 'verified', '验证'],
  [403, 'no permission', '权限'],
  [404, 'does not exist', '不存在'],
  [405, 'not supported', '不支持'],
  [406, 'not available', '格式'],
  [410, 'deleted for good', '删除'],
  [422, 'not valid', '无效|有误|未通过'],
  [429, 'busy', '繁忙'],
  [500, 'Network error', '网络'],
  [502, 'Network error', '网络'],
  [503, 'Network error', '网络'],
  [504, 'timed out', '超时'],
] as const;

/** The other messages that both specifications list, by where they stand. */
const messages = {
  'session expired, with its button': [english.failure.sessionTitle, english.failure.sessionAction],
  'request error title': [english.failure.title],
  'no permission': [english.failure.noPermissionTitle],
  'generic oops error': [english.status.other],
  'required items not filled': [english.form.faults.required, english.form.faulty_one],
  'name cannot be empty': [english.form.faults.name],
  'integer, decimal and positive integer': [english.form.faults.integer, english.form.faults.decimal, english.form.faults.positiveInteger],
  'unsaved-edit exit': [english.form.leaveTitle, english.form.stay],
  'delete cancelled': [english.dismissed],
  'chart error, with its details': [english.chart.failed, english.details],
  'table and column of a row': [english.failure.tablePlace],
};

const failure = (status: number): Failure => ({ status, code: 'UNKNOWN', method: 'a.b.c', traceId: '', message: '' });

describe('the status catalogue at the caller’s side', () => {
  it.each(catalogue)('%i has its text in both languages and is shown for 2.2 seconds', (status, en, zh) => {
    const key = String(status) as keyof typeof english.status;
    expect(english.status[key]).toContain(en);
    expect(chinese.status[key]).toMatch(new RegExp(zh));
    const notice = noticeFor(failure(status));
    expect(notice).toMatchObject({ kind: 'failure', durationMs: 2_200, details: { status } });
  });

  it.each(Object.entries(messages))('there is a message: %s', (_, texts) => {
    for (const text of texts) expect(text.length).toBeGreaterThan(3);
  });
});
