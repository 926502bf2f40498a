/** Verification rules: what is refused, whom they find, what their messages show, and that the same finding is known again. */
import { abnormalDefaults, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { askRows, compileDefinition, type Program, sayQuestion, specialise, verifySample } from '../src/index.ts';
import { usualLevels } from '../src/plausibility/row-questions.ts';
import { testInput } from '../src/test-input.ts';
import { calculateAll } from '../src/whole-run.ts';
import { data, definition, field, formula, overtime, type Rows, rates } from './line-support.ts';
import { february, name, type Table } from './support.ts';

const staff: Table = {
  code: 'Staff',
  kind: 'snapshot',
  name: name('Staff'),
  columns: [field('Base', 'money'), field('Left', 'date'), field('Unit', 'text'), field('Paused', 'boolean')],
};
const tables: Table[] = [
  staff,
  overtime,
  rates,
  data('Pay', [
    formula('Net', 'money', 'Staff.Base + SUM(Overtime.Hours) * 100'),
    formula('Days', 'decimal', '10 / DAYS_BETWEEN(Staff.Left, PERIOD_END)', { scale: 2 }),
  ]),
  {
    code: 'Units',
    kind: 'pivot',
    name: name('Units'),
    of: 'Staff',
    groupBy: ['Unit'],
    columns: [total('People', 'count'), total('Cost', 'sum', 'Base')],
  },
];
function total(code: string, aggregate: 'count' | 'sum', column?: string) {
  return {
    code,
    name: name(code),
    type: aggregate === 'count' ? ('integer' as const) : ('money' as const),
    aggregate,
    ...(column && { column }),
  };
}

interface Given {
  readonly code?: string;
  readonly name?: string;
  readonly group?: string;
  readonly table?: string;
  readonly condition: string;
  readonly message?: string;
  readonly severity?: 'warning' | 'error';
}

const ruled = (...rules: readonly Given[]) =>
  calculationDefinitionSchema.parse({
    ...definition({ ALL: tables }),
    ruleGroups: [{ code: 'PAY', name: name('Pay') }],
    rules: rules.map(({ code = 'RULE', name: called, message = 'found', ...rest }) => {
      return { code, name: name(called ?? code), group: 'PAY', table: 'Pay', ...rest, message: name(message) };
    }),
  });

const compiledRules = (...rules: readonly Given[]): Program => {
  const result = compileDefinition(ruled(...rules));
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.program;
};

const people: Rows = {
  Staff: [
    { Base: 1000, Left: '2026-02-27', Unit: 'a' },
    { Base: 200, Left: '2026-02-28', Unit: 'a' },
    { Base: 3000, Left: '2026-02-20', Unit: 'b' },
  ],
  Overtime: [
    [
      { Kind: 'weekday', Hours: 2 },
      { Kind: 'night', Hours: 40 },
    ],
    [],
    [{ Kind: 'holiday', Hours: 3 }],
  ],
};

/** `CODE row line: message`, stage after stage; generated code and reference evaluator must agree. */
function found(program: Program, rows: Rows = people): string[] {
  const input = testInput(program, { rows, history: [] }, []);
  const run = calculateAll(program, { period: february }, input);
  return run.stages.flatMap(({ kernel, output }) => {
    expect(verifySample(kernel, output, input, 1, input.rows)).toEqual([]);
    return askRows(kernel, input, output).flatMap(({ question, row, line, value, against, told }) => {
      const asks = program.questions[question];
      if (asks?.code !== 'RULE') return [];
      return [
        `${program.rules[asks.rule]?.code} ${row} ${line}: ${sayQuestion(program, asks, exactReader('en')).person(value, against, told)}`,
      ];
    });
  });
}

describe('what is refused', () => {
  const refused = (...rules: readonly Given[]): string[] => {
    const result = compileDefinition(ruled(...rules));
    return result.ok ? [] : result.errors.map(({ code, rule, message, nextStep }) => `${code} ${rule}: ${message} ${nextStep}`);
  };

  test('§5 a verification rule name cannot repeat, however it is spelt', () => {
    expect(refused({ code: 'A', name: 'Low pay', condition: 'Net < 1' }, { code: 'B', name: ' low PAY', condition: 'Net < 2' })).toEqual([
      'DUPLICATE_NAME B: Another verification rule has the name " low PAY". Give one of them another name: findings are told by it.',
      'DUPLICATE_NAME B: Another verification rule has the name " low PAY". Give one of them another name: findings are told by it.',
    ]);
  });

  test('a code that stands twice, a group and a table that are not there', () => {
    expect(refused({ code: 'A', name: '1', condition: 'Net < 1' }, { code: 'A', name: '2', condition: 'Net < 2' })).toEqual([
      'DUPLICATE_CODE A: Two verification rules have the code "A". Give one of them another code.',
    ]);
    expect(refused({ condition: 'Net < 1', group: 'PAI' })).toEqual([
      'UNKNOWN_RULE_GROUP RULE: The rule is of the group "PAI", which is not there. Did you mean "PAY"?',
    ]);
    expect(refused({ condition: 'Net < 1', table: 'Pai' })).toEqual([
      'UNKNOWN_TABLE RULE: The rule looks at the table "Pai", which is not there. Did you mean "Pay"?',
    ]);
  });

  test.each([
    ['a condition that is no question', { condition: 'Net + 1' }, /^TYPE_MISMATCH RULE: The condition gives a number, not yes or no\./],
    ['an unknown column', { condition: 'Nett < 1' }, /^UNKNOWN_NAME RULE: .*Did you mean "Net"\?$/],
    ['half a condition', { condition: 'Net <' }, /^SYNTAX RULE: /],
    [
      'rates, which are nobody’s',
      { condition: 'Factor > 1', table: 'Rates' },
      /^TABLE_SHAPE RULE: The rows of Rates belong to no employee/,
    ],
    ['a total of all employees', { condition: 'People > 1', table: 'Units' }, /^TABLE_SHAPE RULE: The rows of Units belong to no employee/],
    [
      'a column that is not there in the message',
      { condition: 'Net < 1', message: '{Pay.Nett}' },
      /^UNKNOWN_COLUMN RULE: The message names \{Pay\.Nett\}/,
    ],
    [
      'a value of many lines in the message',
      { condition: 'Net < 1', message: '{Overtime.Hours}' },
      /^TABLE_SHAPE RULE: .* no value for each row of Pay/,
    ],
    ['a rate in the message', { condition: 'Net < 1', message: '{Rates.Factor}' }, /^TABLE_SHAPE RULE: /],
  ])('%s', (_, rule, said) => {
    expect(refused(rule)).toEqual([expect.stringMatching(said)]);
  });

  test.each(['code', 'name', 'message', 'condition'])('an empty %s', (field) => {
    const rule = { code: 'A', name: name('A'), group: 'PAY', table: 'Pay', condition: 'Net < 1', message: name('a') };
    const empty = field === 'name' || field === 'message' ? { en: '', 'zh-CN': '' } : '';
    const parse = (rules: object[]) => calculationDefinitionSchema.safeParse({ ...definition({ ALL: tables }), rules }).success;
    expect([parse([rule]), parse([{ ...rule, [field]: empty }])]).toEqual([true, false]);
  });
});

describe('whom rules find', () => {
  test('everybody for whom the condition is true, told with what the message names', () => {
    const program = compiledRules({ condition: 'Net < 3000', message: '{Staff.Unit} is paid {Pay.Net}' });
    expect(found(program)).toEqual(['RULE 1 0: “a” is paid 200.00']);
  });

  test('each line by itself in a table with lines', () => {
    const program = compiledRules({
      table: 'Overtime',
      condition: 'OR(Hours > 36, Kind = "holiday")',
      message: '{Overtime.Hours} h on {Overtime.Kind} of {Staff.Base}',
    });
    expect(found(program)).toEqual(['RULE 0 1: 40 h on “night” of 1,000.00', 'RULE 2 0: 3 h on “holiday” of 3,000.00']);
  });

  test('names of the rule’s own table need no table; others are written with theirs', () => {
    expect(found(compiledRules({ condition: 'Net > Staff.Base' }))).toEqual(['RULE 0 0: found', 'RULE 2 0: found']);
  });

  test('nobody where the condition is blank', () => {
    const rows: Rows = { ...people, Staff: [{ Unit: 'a' }, { Unit: 'a', Paused: true }, { Unit: 'b', Paused: false }] };
    expect(found(compiledRules({ table: 'Staff', condition: 'Paused' }), rows)).toEqual(['RULE 1 0: found']);
  });

  test('whoever has no value to compare is told as such: a question that cannot be put is not a yes', () => {
    const rows: Rows = { ...people, Staff: [{ Unit: 'a' }, { Base: 200, Unit: 'a' }, { Base: 1, Unit: 'b' }] };
    expect(found(compiledRules({ table: 'Staff', condition: 'Base < 100' }), rows)).toEqual([
      'RULE 0 0: The rule could not be checked: its condition has no value here.',
      'RULE 2 0: found',
    ]);
    expect(found(compiledRules({ table: 'Staff', condition: 'COALESCE(Base, 100) < 100' }), rows)).toEqual(['RULE 2 0: found']);
  });

  test('a cell that failed is told once, as the cell; a condition that fails by itself is told as the rule', () => {
    expect(found(compiledRules({ condition: 'Days > 100' }))).toEqual([]);
    expect(found(compiledRules({ condition: '10 / DAYS_BETWEEN(Staff.Left, PERIOD_END) > 100' }))).toEqual([
      'RULE 1 0: The rule could not be checked: its condition has no value here.',
    ]);
  });

  test('a condition over all employees is asked in the stage after', () => {
    const program = compiledRules({ condition: 'Staff.Base > LOOKUP(Units, Staff.Unit, Cost) / 2', message: '{Pay.Net} in {Staff.Unit}' });
    expect(program.stages).toBe(2);
    expect(found(program)).toEqual(['RULE 0 0: 5,200.00 in “a”', 'RULE 2 0: 3,300.00 in “b”']);
  });

  test('nothing of them is stored: the tables of a run are those of the definition', () => {
    const program = compiledRules({ condition: 'Net < 3000' });
    const input = testInput(program, { rows: people, history: [] }, []);
    expect(
      calculateAll(program, { period: february }, input).tables.map(({ no }) => program.tables.find((plan) => plan.no === no)?.code),
    ).toEqual(['Pay']);
  });

  test('a run up to an earlier step asks none of them', () => {
    const steps = { EARLY: [staff], LATE: tables.slice(1) };
    const whole = calculationDefinitionSchema.parse({
      ...definition(steps),
      ruleGroups: [{ code: 'PAY', name: name('Pay') }],
      rules: [{ code: 'RULE', name: name('r'), group: 'PAY', table: 'Staff', condition: 'Base > 0', message: name('found') }],
    });
    const result = compileDefinition(whole);
    if (!result.ok) throw new Error('must compile');
    const input = testInput(result.program, { rows: people, history: [] }, []);
    const findings = (upToStep?: string) =>
      specialise(result.program, { period: february, ...(upToStep && { upToStep }) }).run(input).found.length;
    expect([findings('EARLY'), findings('LATE'), findings()]).toEqual([0, 3, 3]);
  });
});

describe('the same finding', () => {
  const stampOf = (condition: string, rows: Rows): readonly bigint[] => {
    const program = compiledRules({ condition });
    return specialise(program, { period: february })
      .run(testInput(program, { rows, history: [] }, []))
      .found.map(({ stamp }) => stamp);
  };
  const hours = (night: number, base = 1000): Rows => ({
    Staff: [{ Base: base, Left: '2026-02-27', Unit: 'a' }],
    Overtime: [
      [
        { Kind: 'weekday', Hours: 2 },
        { Kind: 'night', Hours: night },
      ],
    ],
  });

  test('has the same stamp, another one has another', () => {
    const [first] = stampOf('Net > 1', hours(40));
    expect(stampOf('Net > 1', hours(40))).toEqual([first]);
    expect(stampOf('Net > 1', hours(41))).not.toEqual([first]);
  });

  test('is another one where a line that it sums has changed, and the same where it reads nothing of what has', () => {
    const [first] = stampOf('SUM(Overtime.Hours) > 36', hours(40));
    expect(stampOf('SUM(Overtime.Hours) > 36', hours(90))).not.toEqual([first]);
    expect(stampOf('SUM(Overtime.Hours) > 36', hours(40, 5000))).toEqual([first]);
  });
});

describe('built-in checks of results', () => {
  const asked = (abnormal: object) => {
    const given = {
      ...definition({ ALL: tables }),
      summary: { gross: 'Pay.Net', deductions: 'Pay.Net', net: 'Pay.Net' },
      balances: [{ code: 'NET', name: name('Net'), scale: 2, from: 'Pay.Net' }],
      plausible: { pay: { element: 'NET', times: 2 } },
      abnormal,
    };
    const result = compileDefinition(calculationDefinitionSchema.parse(given));
    return result.ok ? result.program.questions.map(({ code, severity }) => `${code} ${severity}`) : result.errors;
  };

  test('are asked as the definition switches them', () => {
    expect(asked({})).toEqual(['NEGATIVE_NET warning', 'PAY_FAR_FROM_LAST warning']);
    expect(asked({ negativeNet: 'error', zeroNet: 'warning', farFromLast: 'off' })).toEqual(['NEGATIVE_NET error', 'ZERO_NET warning']);
    expect(asked({ negativeNet: 'off', farFromLast: 'error' })).toEqual(['PAY_FAR_FROM_LAST error']);
  });

  test('are, where it says nothing, what the contracts say of it', () => {
    expect(abnormalDefaults).toMatchObject(usualLevels);
  });
});
