import { readDueBlocker } from '@wagewright/db';
import type { ReadinessCheck } from '../batches/index.ts';

/** What `requireSignedChanges` refuses under the lock, by the same question. */
const beforeSubmission = { severity: 'blocker', before: ['submit'], remedy: 'changes' } as const;

export const readiness: readonly ReadinessCheck[] = [
  {
    ...beforeSubmission,
    code: 'not-compared',
    words: { other: { en: 'The batch is not compared with the last one yet', 'zh-CN': '尚未与上一批次比较' } },
    count: async ({ sql, batch: { id } }) => ((await readDueBlocker(sql, id))?.isCompared === false ? 1 : 0),
  },
  {
    ...beforeSubmission,
    code: 'unsigned-changes',
    words: {
      one: { en: '{count} change over the threshold is not signed off', 'zh-CN': '{count} 项超过阈值的变动尚未签核' },
      other: { en: '{count} changes over the threshold are not signed off', 'zh-CN': '{count} 项超过阈值的变动尚未签核' },
    },
    count: async ({ sql, batch: { id } }) => {
      const due = await readDueBlocker(sql, id);
      return due?.isCompared ? due.unsigned : 0;
    },
  },
];
