import { expect, it } from 'vitest';
import { weblateReason } from '../src/platform/languages/index.ts';

it('why a synchronisation is tried again is told in both languages, and nothing of what was thrown', () => {
  for (const [thrown, en, chinese] of [
    ['Weblate at https://weblate.example answered 502', 'Weblate answered with an error of its own (502)', '502'],
    ['fetch failed', 'Weblate could not be reached', '无法连接'],
    ['The operation was aborted due to timeout', 'Weblate could not be reached', '无法连接'],
    ["Cannot read properties of undefined (reading 'x')", 'something unexpected happened, which the log of the workers holds', '日志'],
  ] as const) {
    expect(weblateReason(thrown).en).toBe(en);
    expect(weblateReason(thrown)['zh-CN']).toContain(chinese);
  }
});
