import type { LocalizedText } from '../../core/languages.ts';

const answered = /answered (\d{3})/;
const notReached = /fetch failed|timeout|timed out|aborted|ECONN|ENOTFOUND|EAI_AGAIN|socket/i;

/** Why an attempt at a synchronisation was not the last one, for whoever reads it: what was thrown itself stands in the worker's log. */
export function weblateReason(thrown: string): LocalizedText {
  const [, status] = answered.exec(thrown) ?? [];
  if (status) return { en: `Weblate answered with an error of its own (${status})`, 'zh-CN': `Weblate 返回了自身的错误（${status}）` };
  if (notReached.test(thrown)) return { en: 'Weblate could not be reached', 'zh-CN': '无法连接到 Weblate' };
  return { en: 'something unexpected happened, which the log of the workers holds', 'zh-CN': '发生意外情况，详见工作进程日志' };
}
