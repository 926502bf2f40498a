import { booleanConstant, type CheckedNode, choose, compareNodes, once, unitOf } from '../language/checked.ts';
import type { Call, FunctionSpec } from './spec.ts';
import { valueAt, valuesFrom } from './spec.ts';

const plain = { currency: null, blankable: false } as const;

function junction(op: 'and' | 'or', call: Call): CheckedNode {
  return { op, args: valuesFrom(call, 0), type: 'boolean', ...plain, range: call.range };
}

function pairs(nodes: readonly CheckedNode[]): { when: CheckedNode; then: CheckedNode }[] {
  const result: { when: CheckedNode; then: CheckedNode }[] = [];
  for (let i = 0; i + 1 < nodes.length; i += 2) result.push({ when: nodes[i] as CheckedNode, then: nodes[i + 1] as CheckedNode });
  return result;
}

function missingCase(call: Call): CheckedNode {
  const message: CheckedNode = {
    op: 'constant',
    constant: { kind: 'text', value: '#NO_CASE' },
    type: 'text',
    ...plain,
    range: call.range,
  };
  return { op: 'raise', message, type: 'never', ...plain, range: call.range };
}

export const logicFunctions: readonly FunctionSpec[] = [
  {
    name: 'IF',
    group: 'logic',
    arguments: [
      { name: 'condition', kind: 'boolean' },
      { name: 'then', kind: 'any' },
      { name: 'otherwise', kind: 'any' },
    ],
    result: 'any',
    doc: {
      en: 'The second value where the condition holds, else the third. Only the chosen one is calculated.',
      'zh-CN': '条件成立时取第二个值，否则取第三个值；只计算被选中的值。',
    },
    examples: [
      { expression: 'IF(2 > 1, 10, 20)', result: '10' },
      { expression: 'IF(FALSE, Sample.Blank + 1, 7)', result: '7' },
    ],
    build(call) {
      const [when, then, otherwise] = [valueAt(call, 0), valueAt(call, 1), valueAt(call, 2)];
      return call.unify([then, otherwise]) ? choose([{ when, then }], otherwise, call.range) : null;
    },
  },
  {
    name: 'IFS',
    group: 'logic',
    arguments: [],
    repeating: [
      { name: 'condition', kind: 'boolean' },
      { name: 'value', kind: 'any' },
    ],
    repetitionsMin: 1,
    result: 'any',
    doc: {
      en: 'The value after the first condition that holds; an error where none does.',
      'zh-CN': '返回第一个成立条件之后的值；都不成立则报错。',
    },
    examples: [
      { expression: 'IFS(1 > 2, "a", TRUE, "b")', result: 'b' },
      { expression: 'IFS(1 > 2, 5)', result: 'error RAISED' },
    ],
    build(call) {
      const branches = pairs(valuesFrom(call, 0));
      return call.unify(branches.map((branch) => branch.then)) ? choose(branches, missingCase(call), call.range) : null;
    },
  },
  {
    name: 'SWITCH',
    group: 'logic',
    arguments: [{ name: 'value', kind: 'any' }],
    repeating: [
      { name: 'case', kind: 'any' },
      { name: 'result', kind: 'any' },
    ],
    repetitionsMin: 1,
    last: { name: 'otherwise', kind: 'any', optional: true },
    result: 'any',
    doc: {
      en: 'The result after the first case equal to the value, else the last argument; an error where there is none.',
      'zh-CN': '返回与值相等的第一个情形之后的结果，否则取最后一个参数；没有则报错。',
    },
    examples: [
      { expression: 'SWITCH("b", "a", 1, "b", 2, 3)', result: '2' },
      { expression: 'SWITCH(9, 1, 10, 20)', result: '20' },
      { expression: 'SWITCH("c", "a", 1)', result: 'error RAISED' },
    ],
    build(call) {
      const subject = once(valueAt(call, 0));
      const rest = valuesFrom(call, 1);
      const otherwise = rest.length % 2 === 1 ? (rest.at(-1) as CheckedNode) : missingCase(call);
      const cases = pairs(rest.length % 2 === 1 ? rest.slice(0, -1) : rest);
      if (!call.unify([subject, ...cases.map((branch) => branch.when)])) return null;
      if (!call.unify([...cases.map((branch) => branch.then), otherwise])) return null;
      const branches = cases.map(({ when, then }) => ({ when: compareNodes('=', subject, when, when.range), then }));
      return choose(branches, otherwise, call.range);
    },
  },
  {
    name: 'AND',
    group: 'logic',
    arguments: [],
    repeating: [{ name: 'condition', kind: 'boolean' }],
    repetitionsMin: 1,
    result: 'boolean',
    doc: {
      en: 'Whether all conditions hold. Read from the left; stops at the first that does not.',
      'zh-CN': '所有条件是否都成立；从左到右，遇到不成立即停。',
    },
    examples: [{ expression: 'AND(1 < 2, 2 < 1)', result: 'FALSE' }],
    build: (call) => junction('and', call),
  },
  {
    name: 'OR',
    group: 'logic',
    arguments: [],
    repeating: [{ name: 'condition', kind: 'boolean' }],
    repetitionsMin: 1,
    result: 'boolean',
    doc: {
      en: 'Whether some condition holds. Read from the left; stops at the first that does.',
      'zh-CN': '是否有条件成立；从左到右，遇到成立即停。',
    },
    examples: [{ expression: 'OR(1 < 2, Sample.Blank > 1)', result: 'TRUE' }],
    build: (call) => junction('or', call),
  },
  {
    name: 'NOT',
    group: 'logic',
    arguments: [{ name: 'condition', kind: 'boolean' }],
    result: 'boolean',
    doc: { en: 'The opposite of a condition.', 'zh-CN': '条件取反。' },
    examples: [{ expression: 'NOT(1 = 1)', result: 'FALSE' }],
    build: (call) => ({ op: 'not', a: valueAt(call, 0), type: 'boolean', ...plain, range: call.range }),
  },
  {
    name: 'COALESCE',
    group: 'logic',
    arguments: [],
    repeating: [{ name: 'value', kind: 'any' }],
    repetitionsMin: 1,
    result: 'any',
    doc: { en: 'The first value that is not blank; blank where all are.', 'zh-CN': '返回第一个非空值；全为空则为空。' },
    examples: [{ expression: 'COALESCE(Sample.Blank, 5)', result: '5' }],
    build(call) {
      const args = valuesFrom(call, 0);
      if (!call.unify(args)) return null;
      const type = args.find((node) => node.type !== 'never')?.type ?? 'never';
      const currency = args.find((node) => node.currency !== null)?.currency ?? null;
      return {
        op: 'coalesce',
        args,
        type,
        currency,
        ...unitOf(...args),
        blankable: args.every((node) => node.blankable),
        range: call.range,
      };
    },
  },
  {
    name: 'ISBLANK',
    group: 'logic',
    arguments: [{ name: 'value', kind: 'any' }],
    result: 'boolean',
    doc: { en: 'Whether a value is blank.', 'zh-CN': '值是否为空。' },
    examples: [
      { expression: 'ISBLANK(Sample.Blank)', result: 'TRUE' },
      { expression: 'ISBLANK(0)', result: 'FALSE' },
    ],
    build: (call) => ({ op: 'is-blank', a: valueAt(call, 0), type: 'boolean', ...plain, range: call.range }),
  },
  {
    name: 'IN',
    group: 'logic',
    arguments: [{ name: 'value', kind: 'any' }],
    repeating: [{ name: 'candidate', kind: 'any' }],
    repetitionsMin: 1,
    result: 'boolean',
    doc: { en: 'Whether the value equals one of the others.', 'zh-CN': '值是否等于其中之一。' },
    examples: [{ expression: 'IN("b", "a", "b")', result: 'TRUE' }],
    build(call) {
      const subject = once(valueAt(call, 0));
      const candidates = valuesFrom(call, 1);
      if (!call.unify([subject, ...candidates])) return null;
      const args = candidates.map((candidate) => compareNodes('=', subject, candidate, candidate.range));
      return { op: 'or', args, type: 'boolean', ...plain, range: call.range };
    },
  },
  {
    name: 'BETWEEN',
    group: 'logic',
    arguments: [
      { name: 'value', kind: 'any' },
      { name: 'least', kind: 'any' },
      { name: 'most', kind: 'any' },
    ],
    result: 'boolean',
    doc: { en: 'Whether a value lies between two others, both included.', 'zh-CN': '值是否在两者之间（含两端）。' },
    examples: [{ expression: 'BETWEEN(5, 5, 9)', result: 'TRUE' }],
    build(call) {
      const [value, least, most] = [once(valueAt(call, 0)), valueAt(call, 1), valueAt(call, 2)];
      if (!call.unify([value, least, most])) return null;
      const args = [compareNodes('>=', value, least, call.range), compareNodes('<=', value, most, call.range)];
      return { op: 'and', args, type: 'boolean', ...plain, range: call.range };
    },
  },
  {
    name: 'ERROR',
    group: 'logic',
    arguments: [{ name: 'message', kind: 'text' }],
    result: 'any',
    doc: {
      en: 'Fails the cell with a message, for cases that the rule does not cover.',
      'zh-CN': '使该单元格报错并给出说明，用于规则未涵盖的情形。',
    },
    examples: [{ expression: 'IF(1 = 1, ERROR("not covered"), 0)', result: 'error RAISED' }],
    build: (call) => ({ op: 'raise', message: valueAt(call, 0), type: 'never', ...plain, range: call.range }),
  },
  {
    name: 'TRUE',
    group: 'logic',
    arguments: [],
    result: 'boolean',
    doc: { en: 'The condition that always holds. The brackets may be left out.', 'zh-CN': '恒为真，可省略括号。' },
    examples: [{ expression: 'TRUE', result: 'TRUE' }],
    build: (call) => booleanConstant(true, call.range),
  },
  {
    name: 'FALSE',
    group: 'logic',
    arguments: [],
    result: 'boolean',
    doc: { en: 'The condition that never holds. The brackets may be left out.', 'zh-CN': '恒为假，可省略括号。' },
    examples: [{ expression: 'FALSE', result: 'FALSE' }],
    build: (call) => booleanConstant(false, call.range),
  },
];
