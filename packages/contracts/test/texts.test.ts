/** Texts of the server show people names, not codes: every state, event and permission has one, and figures are grouped. */
import { describe, expect, it } from 'vitest';
import { approvalMachine } from '../src/approvals/instances/index.ts';
import { nameCode } from '../src/core/code-names.ts';
import { errorCodes, formatErrorMessage, languages, messageTemplates, permissions } from '../src/index.ts';
import { batchMachine } from '../src/payroll/batches/index.ts';
import { deliveryMachine } from '../src/payroll/payslip-deliveries/index.ts';
import { payslipDisputeMachine } from '../src/payroll/payslip-disputes/index.ts';
import { payslipSettingMachine } from '../src/payroll/payslip-settings/index.ts';
import { payslipCheckMachine, payslipMachine, payslipRoundMachine } from '../src/payroll/payslips/index.ts';
import { periodMachine } from '../src/payroll/periods/index.ts';
import { scenarioMachine } from '../src/payroll/scenarios/index.ts';
import { solutionCopyMachine, solutionMachine } from '../src/payroll/solutions/index.ts';
import { comparisonMachine, dueChangeMachine } from '../src/payroll/variance/index.ts';
import { fillTemplate } from '../src/platform/notifications/index.ts';

const machines = [
  approvalMachine,
  batchMachine,
  comparisonMachine,
  deliveryMachine,
  dueChangeMachine,
  payslipCheckMachine,
  payslipDisputeMachine,
  payslipMachine,
  payslipRoundMachine,
  payslipSettingMachine,
  periodMachine,
  scenarioMachine,
  solutionCopyMachine,
  solutionMachine,
];
const used = {
  what: machines.map(({ name }) => name),
  status: machines.flatMap(({ labels }) => Object.keys(labels)),
  event: machines.flatMap(({ transitions }) => transitions.map(({ event }) => event as string)),
  permission: [...permissions],
};

/** snake_case, CONSTANT_CASE, dotted.name, camelCase, a-code-with-hyphens in Chinese, and four digits and more without grouping. */
const codes = [/\b[a-z]+_[a-z_]+\b/, /\b[A-Z]+_[A-Z_]+\b/, /\b[a-z]+\.[a-z-]+\b/, /\b[a-z]+[A-Z]\w+/, /(?<![.,\d])\d{4,}/];

describe('a code that a text names', () => {
  it.each(Object.entries(used))('%s has a name in Chinese', (parameter, values) => {
    expect(values.filter((value) => !/\p{Script=Han}/u.test(nameCode(parameter, value, 'zh-CN')))).toEqual([]);
  });

  it('is written by its name, guards of a state too', () => {
    const text = formatErrorMessage('ILLEGAL_TRANSITION', 'zh-CN', {
      what: 'Batch',
      id: 7,
      status: 'closed',
      event: 'submit-data',
      allowed: 'approved (!dataSubmitted, periodEnabled)',
    });
    expect(text).toBe('批次 7 的状态为“已关闭”，不能执行“提交数据”。可执行的状态：审批通过 (数据未提交, 期间已启用)。');
  });
});

describe('a name in a text', () => {
  it('stands in the reader’s language', () => {
    const payload = {
      title: { en: 'Montgomery 2025-P04', 'zh-CN': '蒙哥马利 2025-P04' },
      outcome: { en: 'approved', 'zh-CN': '审批通过' },
    };
    const { title } = messageTemplates['approval-ended'];
    expect(fillTemplate(title, 'en', payload)).toBe('Montgomery 2025-P04: approved');
    expect(fillTemplate(title, 'zh-CN', payload)).toBe('蒙哥马利 2025-P04：审批通过');
  });
});

describe('a figure in a text', () => {
  it('is grouped, in messages and errors', () => {
    const { title } = messageTemplates['batch-calculated'];
    expect(fillTemplate(title, 'en', { title: '2025-P04', payees: 9204, errors: 0 })).toContain('9,204 people');
    expect(formatErrorMessage('PERIOD_HAS_BATCH', 'zh-CN', { batch: '2025-P04', count: 9204, period: '2025-P04' })).toContain(
      '9,204 名员工',
    );
  });

  it('that names a thing is not', () => {
    expect(formatErrorMessage('RUN_IN_PROGRESS', 'en', { id: 12345 })).toContain('Batch 12345 is');
  });
});

it('no message of an error shows a code where its parameters are codes', () => {
  const parameters = {
    what: 'Batch',
    id: 7,
    status: 'in-approval',
    event: 'back-to-new',
    allowed: 'waiting (hasWholeResult)',
    permission: 'batch.read',
    count: 9204,
  };
  for (const language of languages) {
    const texts = errorCodes.map((code) => formatErrorMessage(code, language, parameters));
    expect(texts.map((text) => text.replaceAll(/\{\w+\}/g, '')).filter((text) => codes.some((code) => code.test(text)))).toEqual([]);
  }
});
