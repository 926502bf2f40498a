import type { FunctionSpec, HistoryWindow } from './spec.ts';
import { elementAt, optionAt, optionalValueAt } from './spec.ts';

const basis = { name: 'basis', kind: 'option', options: ['PAID', 'EARNED'], optional: true } as const;

function windowFunction(name: Exclude<HistoryWindow, 'PREV'>, en: string, zh: string): FunctionSpec {
  return {
    name,
    group: 'history',
    arguments: [{ name: 'element', kind: 'element' }, basis],
    result: 'number',
    doc: { en, 'zh-CN': zh },
    examples: [{ expression: `${name}(GROSS)`, result: '0' }],
    build(call) {
      const element = elementAt(call, 0);
      const paid = optionAt(call, 1, 'PAID') === 'PAID' ? 'paid' : 'earned';
      const need = { element: element.code, window: name, back: 0, basis: paid, scale: element.scale } as const;
      return {
        op: 'history',
        index: call.scope.needHistory(need),
        need,
        type: 'number',
        currency: element.currency,
        blankable: false,
        range: call.range,
      };
    },
  };
}

/** Periods that PREV may look back. */
const backMax = 60;

export const historyFunctions: readonly FunctionSpec[] = [
  windowFunction(
    'YTD',
    'What submitted batches wrote for the element in this year before this batch, by period paid (or EARNED).',
    '本年度此批次之前已提交的累计，按发放期（或 EARNED 所属期）。',
  ),
  windowFunction('QTD', 'The same within this quarter.', '本季度累计。'),
  windowFunction('MTD', 'The same within this month.', '本月累计。'),
  {
    name: 'PREV',
    group: 'history',
    arguments: [{ name: 'element', kind: 'element' }, { name: 'periods', kind: 'number', optional: true }, basis],
    result: 'number',
    doc: { en: 'The element in the period before (or n periods before).', 'zh-CN': '上一期（或前 n 期）的数值。' },
    examples: [{ expression: 'PREV(GROSS, 2)', result: '0' }],
    build(call) {
      const element = elementAt(call, 0);
      const given = optionalValueAt(call, 1);
      const constant = given?.op === 'constant' && given.constant.kind === 'number' ? given.constant.value : null;
      const back = given ? (constant && constant.d === 1n ? Number(constant.n) : 0) : 1;
      if (!(back >= 1 && back <= backMax)) {
        return call.fail(
          'NOT_CONSTANT',
          `PREV takes a whole number from 1 to ${backMax}, written out.`,
          'Write for example PREV(GROSS, 2).',
          given?.range ?? call.range,
        );
      }
      const paid = optionAt(call, 2, 'PAID') === 'PAID' ? 'paid' : 'earned';
      const need = { element: element.code, window: 'PREV', back, basis: paid, scale: element.scale } as const;
      return {
        op: 'history',
        index: call.scope.needHistory(need),
        need,
        type: 'number',
        currency: element.currency,
        blankable: false,
        range: call.range,
      };
    },
  },
];
