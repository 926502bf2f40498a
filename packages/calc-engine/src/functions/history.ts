/** Functions over the ledger: what submitted batches wrote for a balance element. Preparation freezes each window that is read here. */
import type { HistoryNeed } from '../api.ts';
import { isoDateText } from '../dates.ts';
import { arithmetic, type CheckedNode, choose, compareNodes, numberConstant } from '../language/checked.ts';
import type { ScopeElement } from '../language/scope.ts';
import { zero } from '../reference/fraction.ts';
import type { ArgumentSpec, Call, FunctionSpec, HistoryWindow } from './spec.ts';
import { elementAt, optionAt, optionalValueAt } from './spec.ts';

const element: ArgumentSpec = { name: 'element', kind: 'element' };
const basis: ArgumentSpec = { name: 'basis', kind: 'option', options: ['PAID', 'EARNED'], optional: true };

/** Periods that PREV and LAST_N_AVG may look back. */
const backMax = 60;

type Window = Pick<HistoryNeed, 'window'> & Partial<Pick<HistoryNeed, 'back' | 'until' | 'basis' | 'scale'>>;

function windowNode(call: Call, of: ScopeElement, window: Window): CheckedNode {
  const need: HistoryNeed = { element: of.code, back: 0, until: null, basis: 'paid', scale: of.scale, ...window };
  const currency = need.window === 'LAST_COUNT' ? null : of.currency;
  return { op: 'history', index: call.scope.needHistory(need), need, type: 'number', currency, blankable: false, range: call.range };
}

function basisAt(call: Call, index: number): HistoryNeed['basis'] {
  return optionAt(call, index, 'PAID') === 'PAID' ? 'paid' : 'earned';
}

/** A number of periods written out, from 1 to backMax; null with an error for anything else. */
function periodsAt(call: Call, index: number): number | null {
  const given = optionalValueAt(call, index);
  if (!given) return 1;
  const constant = given.op === 'constant' && given.constant.kind === 'number' ? given.constant.value : null;
  const periods = constant && constant.d === 1n ? Number(constant.n) : 0;
  if (periods >= 1 && periods <= backMax) return periods;
  return call.fail(
    'NOT_CONSTANT',
    `${call.name} takes a whole number from 1 to ${backMax}, written out.`,
    `Write for example ${call.name}(GROSS, 2).`,
    given.range,
  );
}

/** A last day that is known before anything is calculated; undefined with an error for anything else. */
function untilAt(call: Call, index: number): HistoryNeed['until'] | undefined {
  const given = optionalValueAt(call, index);
  if (!given) return null;
  if (given.op === 'constant' && given.constant.kind === 'date') return isoDateText(given.constant.days);
  if (given.op === 'period' && given.fact === 'start') return 'period-start';
  if (given.op === 'period' && given.fact === 'end') return 'period-end';
  call.fail(
    'NOT_CONSTANT',
    `${call.name} takes a date that is the same for all employees.`,
    'Write DATE(2026, 1, 31), PERIOD_START or PERIOD_END.',
    given.range,
  );
  return undefined;
}

function periodToDate(
  name: Extract<HistoryWindow, 'YTD' | 'QTD' | 'MTD' | 'PREV_YEAR' | 'PREV_YTD'>,
  en: string,
  zh: string,
): FunctionSpec {
  return {
    name,
    group: 'history',
    arguments: [element, basis],
    result: 'number',
    doc: { en, 'zh-CN': zh },
    examples: [{ expression: `${name}(GROSS)`, result: '0' }],
    build: (call) => windowNode(call, elementAt(call, 0), { window: name, basis: basisAt(call, 1) }),
  };
}

function yearBefore(name: Extract<HistoryWindow, 'PREV_YEAR' | 'PREV_YTD'>, en: string, zh: string): FunctionSpec {
  return {
    ...periodToDate(name, en, zh),
    doc: { en: `${en} By period paid (or EARNED).`, 'zh-CN': `${zh}按发放期（或 EARNED 所属期）。` },
  };
}

export const historyFunctions: readonly FunctionSpec[] = [
  periodToDate(
    'YTD',
    'What submitted batches wrote for the element in this year before this batch, by period paid (or EARNED).',
    '本年度此批次之前已提交的累计，按发放期（或 EARNED 所属期）。',
  ),
  periodToDate('QTD', 'The same within this quarter.', '本季度累计。'),
  periodToDate('MTD', 'The same within this month.', '本月累计。'),
  yearBefore('PREV_YEAR', 'The element in the whole of the year before this one.', '上一年度全年的累计。'),
  yearBefore(
    'PREV_YTD',
    'The element in the year before, up to the end of the month in which this period’s payment date lies: what YTD was a year ago, for comparison.',
    '上一年度同期累计：至上一年与本期发放日同月的月末。',
  ),
  {
    name: 'PREV',
    group: 'history',
    arguments: [element, { name: 'periods', kind: 'number', optional: true }, basis],
    result: 'number',
    doc: { en: 'The element in the period before (or n periods before).', 'zh-CN': '上一期（或前 n 期）的数值。' },
    examples: [{ expression: 'PREV(GROSS, 2)', result: '0' }],
    build(call) {
      const back = periodsAt(call, 1);
      return back === null ? null : windowNode(call, elementAt(call, 0), { window: 'PREV', back, basis: basisAt(call, 2) });
    },
  },
  {
    name: 'LAST_N_AVG',
    group: 'history',
    arguments: [element, { name: 'periods', kind: 'number' }, basis],
    result: 'number',
    doc: {
      en: 'The average of the element over the n periods before this one, of those in which the employee has an entry that is not zero; 0 where there is none. Exact: sum / number of such periods.',
      'zh-CN': '前 n 期的平均值，只计有非零记录的期间；一期也没有则为 0。精确：合计 ÷ 期数。',
    },
    examples: [{ expression: 'LAST_N_AVG(GROSS, 12)', result: '0' }],
    build(call) {
      const back = periodsAt(call, 1);
      if (back === null) return null;
      const window = { back, basis: basisAt(call, 2) };
      const sum = windowNode(call, elementAt(call, 0), { window: 'LAST', ...window });
      const count = windowNode(call, elementAt(call, 0), { window: 'LAST_COUNT', ...window, scale: 0 });
      const none = numberConstant(zero, call.range);
      const average = arithmetic('divide', sum, count, call.range);
      return choose([{ when: compareNodes('=', count, none, call.range), then: none }], average, call.range);
    },
  },
  {
    name: 'BALANCE',
    group: 'history',
    arguments: [element, { name: 'date', kind: 'date', optional: true }],
    result: 'number',
    doc: {
      en: 'Everything that submitted batches wrote for the element before this batch, or what was paid until the end of a day: a written date, PERIOD_START or PERIOD_END.',
      'zh-CN': '此批次之前已提交的全部余额；或截至某日（写明的日期、PERIOD_START 或 PERIOD_END）已发放的余额。',
    },
    examples: [
      { expression: 'BALANCE(GROSS)', result: '0' },
      { expression: 'BALANCE(GROSS, DATE(2025, 12, 31))', result: '0' },
    ],
    build(call) {
      const until = untilAt(call, 1);
      return until === undefined ? null : windowNode(call, elementAt(call, 0), { window: 'BALANCE', until });
    },
  },
  {
    name: 'OPENING',
    group: 'history',
    arguments: [element],
    result: 'number',
    doc: {
      en: 'The balance with which the year began: everything paid before it. OPENING + YTD = BALANCE.',
      'zh-CN': '年初余额：本年度之前发放的全部。OPENING + YTD = BALANCE。',
    },
    examples: [{ expression: 'OPENING(GROSS) + YTD(GROSS)', result: '0' }],
    build: (call) => windowNode(call, elementAt(call, 0), { window: 'OPENING' }),
  },
  {
    name: 'RETRO',
    group: 'history',
    arguments: [element],
    result: 'number',
    doc: {
      en: 'Differences of earlier periods, found by retro runs, that are to be paid with this batch.',
      'zh-CN': '追溯计算得出、随本批次补发（扣）的以前期间差额。',
    },
    examples: [{ expression: 'RETRO(GROSS)', result: '0' }],
    build: (call) => windowNode(call, elementAt(call, 0), { window: 'RETRO' }),
  },
];
