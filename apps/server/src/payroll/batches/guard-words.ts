import type { BatchFact, ReadinessRemedy } from '@wagewright/contracts/payroll/batches';
import type { ShownBatch } from './read-batch.ts';
import type { ReadinessWords } from './readiness-check.ts';

interface Told {
  readonly code: string;
  readonly remedy: ReadinessRemedy | null;
  readonly words: ReadinessWords;
  /** People or findings that it is about. */
  readonly count?: (batch: ShownBatch) => number;
}

/** A guard of the machine that does not hold, in words: the move itself asks the same facts, under its lock. */
export const guardWords: Partial<Record<BatchFact | `!${BatchFact}`, Told>> = {
  periodEnabled: {
    code: 'period-not-active',
    remedy: 'period',
    words: { other: { en: 'The period is not activated', 'zh-CN': '期间未启用' } },
  },
  '!preparing': { code: 'being-prepared', remedy: null, words: { other: { en: 'The data is being prepared', 'zh-CN': '正在准备数据' } } },
  '!moving': {
    code: 'being-moved',
    remedy: null,
    words: { other: { en: 'Data submission or a way back is under way', 'zh-CN': '正在提交数据或退回' } },
  },
  '!payslipsInHand': {
    code: 'payslips-in-hand',
    remedy: null,
    words: {
      other: { en: 'Payslips are being generated, published or told again', 'zh-CN': '正在生成、发布或重新通知工资单' },
    },
  },
  hasWholeResult: {
    code: 'result-missing',
    remedy: null,
    words: { other: { en: 'Not every step is calculated yet', 'zh-CN': '尚未计算全部步骤' } },
  },
  '!hasBlockingFindings': {
    code: 'errors',
    remedy: 'findings',
    count: ({ blockingFindings }) => blockingFindings,
    words: {
      one: { en: '{count} finding is an error', 'zh-CN': '{count} 项核对结果为错误' },
      other: { en: '{count} findings are errors', 'zh-CN': '{count} 项核对结果为错误' },
    },
  },
  '!hasOpenFindings': {
    code: 'open-warnings',
    remedy: 'findings',
    count: ({ openFindings }) => openFindings,
    words: {
      one: { en: '{count} warning has no remark', 'zh-CN': '{count} 项警告尚无说明' },
      other: { en: '{count} warnings have no remark', 'zh-CN': '{count} 项警告尚无说明' },
    },
  },
  dataSubmitted: {
    code: 'data-not-submitted',
    remedy: null,
    words: { other: { en: 'The data is not submitted yet', 'zh-CN': '数据尚未提交' } },
  },
};
