import type { CheckedNode } from '../language/checked.ts';
import { patternLengthMax } from '../reference/text.ts';
import type { Call, FunctionSpec } from './spec.ts';
import { optionalValueAt, valueAt, valuesFrom } from './spec.ts';

type TextFunction = Extract<CheckedNode, { op: 'text' }>['fn'];
const plain = { currency: null, blankable: false } as const;
/** Digits after the point that TEXT writes. */
const digitsMax = 12;

function textNode(fn: TextFunction, call: Call): CheckedNode {
  return { op: 'text', fn, args: valuesFrom(call, 0), type: 'text', ...plain, range: call.range };
}

function simple(name: string, fn: TextFunction, en: string, zh: string, expression: string, result: string): FunctionSpec {
  return {
    name,
    group: 'text',
    arguments: [{ name: 'text', kind: 'text' }],
    result: 'text',
    doc: { en, 'zh-CN': zh },
    examples: [{ expression, result }],
    build: (call) => textNode(fn, call),
  };
}

export const textFunctions: readonly FunctionSpec[] = [
  {
    name: 'TEXT',
    group: 'text',
    arguments: [
      { name: 'x', kind: 'number' },
      { name: 'digits', kind: 'number', optional: true },
    ],
    result: 'text',
    doc: {
      en: 'A number as text with so many digits after the point (2 when left out), rounded half up.',
      'zh-CN': '将数字转为文本，保留若干位小数（默认 2，四舍五入）。',
    },
    examples: [{ expression: 'TEXT(2 / 3, 3) & " %"', result: '0.667 %' }],
    build(call) {
      const given = optionalValueAt(call, 1);
      const constant = given?.op === 'constant' && given.constant.kind === 'number' ? given.constant.value : null;
      const digits = given ? (constant && constant.d === 1n ? Number(constant.n) : -1) : 2;
      if (!(digits >= 0 && digits <= digitsMax)) {
        return call.fail(
          'NOT_CONSTANT',
          `TEXT takes a whole number of digits from 0 to ${digitsMax}, written out.`,
          'Write for example TEXT([Rate], 2).',
          given?.range ?? call.range,
        );
      }
      return { op: 'format', a: valueAt(call, 0), digits, type: 'text', ...plain, range: call.range };
    },
  },
  {
    name: 'VALUE',
    group: 'text',
    arguments: [{ name: 'text', kind: 'text' }],
    result: 'number',
    doc: {
      en: 'The number that a text says: digits with a point, perhaps a sign before and a percent sign behind. An empty text is blank; anything else is an error, so that nothing is guessed.',
      'zh-CN': '把文本读作数字：数字与小数点，可带正负号和百分号；空文本为空；其他内容报错，不作猜测。',
    },
    examples: [
      { expression: 'VALUE("-1234.56")', result: '-1234.56' },
      { expression: 'VALUE(" 8.5% ")', result: '0.085' },
      { expression: 'VALUE("1,234")', result: 'error INVALID_ARGUMENT' },
      { expression: 'COALESCE(VALUE(""), 7)', result: '7' },
    ],
    build: (call) => ({ op: 'parse', a: valueAt(call, 0), type: 'number', currency: null, blankable: true, range: call.range }),
  },
  simple('UPPER', 'upper', 'The text in capitals.', '转大写。', 'UPPER("abc")', 'ABC'),
  simple('LOWER', 'lower', 'The text in small letters.', '转小写。', 'LOWER("ABC")', 'abc'),
  simple('TRIM', 'trim', 'The text without spaces at both ends.', '去除首尾空格。', 'TRIM("  a b ")', 'a b'),
  {
    name: 'LEFT',
    group: 'text',
    arguments: [
      { name: 'text', kind: 'text' },
      { name: 'count', kind: 'number' },
    ],
    result: 'text',
    doc: { en: 'The first characters of a text.', 'zh-CN': '文本的前若干个字符。' },
    examples: [{ expression: 'LEFT("工资单", 2)', result: '工资' }],
    build: (call) => textNode('left', call),
  },
  {
    name: 'RIGHT',
    group: 'text',
    arguments: [
      { name: 'text', kind: 'text' },
      { name: 'count', kind: 'number' },
    ],
    result: 'text',
    doc: { en: 'The last characters of a text.', 'zh-CN': '文本的后若干个字符。' },
    examples: [{ expression: 'RIGHT("A-17", 2)', result: '17' }],
    build: (call) => textNode('right', call),
  },
  {
    name: 'MID',
    group: 'text',
    arguments: [
      { name: 'text', kind: 'text' },
      { name: 'from', kind: 'number' },
      { name: 'count', kind: 'number' },
    ],
    result: 'text',
    doc: { en: 'Characters from a place, counted from 1.', 'zh-CN': '从第几个字符起取若干个，从 1 计。' },
    examples: [{ expression: 'MID("A-17-B", 3, 2)', result: '17' }],
    build: (call) => textNode('mid', call),
  },
  {
    name: 'LEN',
    group: 'text',
    arguments: [{ name: 'text', kind: 'text' }],
    result: 'integer',
    doc: { en: 'Number of characters.', 'zh-CN': '字符数。' },
    examples: [{ expression: 'LEN("工资")', result: '2' }],
    build: (call) => ({ op: 'length', a: valueAt(call, 0), type: 'number', ...plain, range: call.range }),
  },
  {
    name: 'MATCH',
    group: 'text',
    arguments: [
      { name: 'text', kind: 'text' },
      { name: 'pattern', kind: 'text' },
    ],
    result: 'boolean',
    doc: {
      en: `Whether the whole text has a pattern’s form: * is any number of characters, ? exactly one, all others stand for themselves. Patterns have at most ${patternLengthMax} characters.`,
      'zh-CN': `整个文本是否符合模式：* 代表任意个字符，? 代表一个字符，其余照字面；模式最长 ${patternLengthMax} 个字符。`,
    },
    examples: [
      { expression: 'MATCH("CN-310000-7", "CN-*-?")', result: 'TRUE' },
      { expression: 'MATCH("CN-310000", "*-31")', result: 'FALSE' },
    ],
    build: (call) => ({ op: 'matches', a: valueAt(call, 0), b: valueAt(call, 1), type: 'boolean', ...plain, range: call.range }),
  },
];
