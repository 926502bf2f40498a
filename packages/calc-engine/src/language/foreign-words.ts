/** What people write who come from a spreadsheet or another language, and what stands for it here. */
import type { LocalizedName } from '../api.ts';

/** What to write instead. */
type Instead = LocalizedName;
const say = (en: string, zh: string): Instead => ({ en, 'zh-CN': zh });

const lookUp = say(
  'Write LOOKUP(Table, key, Column), or RANGE(Table, value, Column) where rows are brackets.',
  '请写 LOOKUP(表, 键, 列)；按区间查找时写 RANGE(表, 值, 列)。',
);
const errors = say(
  'Errors are not hidden: write SAFE_DIV for a division, COALESCE for a blank, or declare what a table says before its start.',
  '错误不会被隐藏：除法请写 SAFE_DIV，空值请写 COALESCE，或为表注明启用前的取值。',
);
const clock = say(
  'A calculation has no clock: write PERIOD_START, PERIOD_END or PAY_DATE.',
  '计算中没有当前时间：请写 PERIOD_START、PERIOD_END 或 PAY_DATE。',
);
const join = say(
  'Write text & text, or CONCAT(Table.Column, ", ") for the rows of a table.',
  '请写 文本 & 文本；连接表中各行请写 CONCAT(表.列, ", ")。',
);
const conditional = say('Write IF(condition, value, other value), IFS or SWITCH.', '请写 IF(条件, 值, 其他值)、IFS 或 SWITCH。');
const noRoots = say('Roots are not exact; whole powers are POWER(x, exponent).', '开方得不到精确值；整数次幂请写 POWER(x, 指数)。');
const aPower = say('Write POWER(x, exponent) for a power.', '乘方请写 POWER(x, 指数)。');
const typed = say('Columns have a type; write ISBLANK(value) to ask whether one is given.', '列都有类型；判断是否有值请写 ISBLANK(值)。');
const ownColumn = say('Put the part into a column of its own and refer to it.', '请把这一部分放到单独的列中再引用。');
const found = say('Write MATCH(text, "*word*").', '请写 MATCH(文本, "*关键字*")。');
const and = say('Write AND(condition, condition).', '请写 AND(条件, 条件)。');
const or = say('Write OR(condition, condition).', '请写 OR(条件, 条件)。');
const written = (formula: string, zh = formula): Instead => say(`Write ${formula}.`, `请写 ${zh}。`);
const chosen = (name: string): Instead => written(`${name}(Table.Column WHERE condition)`, `${name}(表.列 WHERE 条件)`);
const counted = written('COUNT(Table WHERE condition)', 'COUNT(表 WHERE 条件)');
const cut = written('ROUND(x, digits, DOWN)', 'ROUND(x, 位数, DOWN)');
const stepped = (mode: string): Instead =>
  say(`Write ROUND_TO(x, step, ${mode}), or ROUND(x, digits, ${mode}).`, `请写 ROUND_TO(x, 步长, ${mode}) 或 ROUND(x, 位数, ${mode})。`);

/** Function of a spreadsheet → what to write instead. */
const foreignFunctions: Readonly<Record<string, Instead>> = {
  VLOOKUP: lookUp,
  HLOOKUP: lookUp,
  XLOOKUP: lookUp,
  XMATCH: lookUp,
  INDEX: lookUp,
  OFFSET: lookUp,
  INDIRECT: lookUp,
  IFERROR: errors,
  IFNA: errors,
  ISERROR: errors,
  ISNA: errors,
  SUMIF: chosen('SUM'),
  SUMIFS: chosen('SUM'),
  COUNTIF: counted,
  COUNTIFS: counted,
  COUNTA: written('COUNT(Table.Column)', 'COUNT(表.列)'),
  AVERAGE: written('AVG(Table.Column)', 'AVG(表.列)'),
  AVERAGEIF: chosen('AVG'),
  AVERAGEIFS: chosen('AVG'),
  MAXIFS: chosen('MAX'),
  MINIFS: chosen('MIN'),
  SUMPRODUCT: written('SUM(Table.A * Table.B)', 'SUM(表.A * 表.B)'),
  SUBTOTAL: say(
    'Write SUM(Table.Column), or TOTAL(type) for all items of a pay type.',
    '请写 SUM(表.列)；某薪酬类型的全部项目请写 TOTAL(类型)。',
  ),
  ROUNDUP: written('ROUND(x, digits, UP)', 'ROUND(x, 位数, UP)'),
  ROUNDDOWN: cut,
  TRUNC: cut,
  MROUND: written('ROUND_TO(x, step)', 'ROUND_TO(x, 步长)'),
  CEILING: stepped('CEILING'),
  FLOOR: stepped('FLOOR'),
  SQRT: noRoots,
  EXP: noRoots,
  LN: noRoots,
  LOG: noRoots,
  POW: written('POWER(x, exponent)', 'POWER(x, 指数)'),
  QUOTIENT: written('ROUND(x / divisor, 0, DOWN)', 'ROUND(x / 除数, 0, DOWN)'),
  TODAY: clock,
  NOW: clock,
  EOMONTH: written('EOM(ADD_MONTHS(date, months))', 'EOM(ADD_MONTHS(日期, 月数))'),
  EDATE: written('ADD_MONTHS(date, months)', 'ADD_MONTHS(日期, 月数)'),
  DATEDIF: say(
    'Write MONTHS_BETWEEN, DAYS_BETWEEN, or AGE for completed years.',
    '请写 MONTHS_BETWEEN、DAYS_BETWEEN；满周岁或满年数请写 AGE。',
  ),
  DATEVALUE: say('Write DATE(year, month, day), or give the column the type date.', '请写 DATE(年, 月, 日)，或把列的类型设为日期。'),
  DAYS: written('DAYS_BETWEEN(from, to)', 'DAYS_BETWEEN(起, 止)'),
  NETWORKDAYS: written('WORKDAYS(from, to)', 'WORKDAYS(起, 止)'),
  YEARFRAC: say(
    'Write DAYS_BETWEEN(from, to) / 365, or MONTHS_BETWEEN(from, to) / 12.',
    '请写 DAYS_BETWEEN(起, 止) / 365 或 MONTHS_BETWEEN(起, 止) / 12。',
  ),
  CONCATENATE: join,
  TEXTJOIN: join,
  FIND: found,
  SEARCH: found,
  NUMBERVALUE: written('VALUE(text)', 'VALUE(文本)'),
  CHOOSE: conditional,
  IIF: conditional,
  XOR: written('condition <> condition', '条件 <> 条件'),
  ISNUMBER: typed,
  ISTEXT: typed,
  LET: ownColumn,
  LAMBDA: ownColumn,
};

const rowsOnly = (name: string, instead: string): Instead =>
  say(
    `${name} takes the rows of a table, ${name}(Table.Column); of columns of one row write ${instead}.`,
    `${name} 用于表的各行，写作 ${name}(表.列)；同一行的几列请写 ${instead}。`,
  );
/** Function that takes the rows of a table → what to write for the columns of one row. */
const ofColumns: Readonly<Record<string, Instead>> = { SUM: rowsOnly('SUM', 'a + b'), AVG: rowsOnly('AVG', '(a + b) / 2') };

/** What to write instead of a spreadsheet's function; null where there is nothing of that name. */
export const insteadOfFunction = (name: string): string | null => englishOf(foreignFunctions, name);

/** What to write instead of several columns in the place of a table's rows; null where the function takes several. */
export const insteadOfColumns = (name: string): string | null => englishOf(ofColumns, name);

function englishOf(words: Readonly<Record<string, Instead>>, name: string): string | null {
  const wanted = name.toUpperCase();
  return Object.hasOwn(words, wanted) ? (words[wanted]?.en ?? null) : null;
}

const foreignNames: readonly (readonly [name: RegExp, instead: Instead])[] = [
  [
    /^(?:null|nil|none|nothing|empty)$/i,
    say(
      'Write ISBLANK(value) to ask whether a value is given, or COALESCE(value, other) for what counts where it is not.',
      '判断是否有值请写 ISBLANK(值)；没有值时另取他值请写 COALESCE(值, 其他值)。',
    ),
  ],
  [
    /^[A-Z]{1,3}[1-9]\d{0,6}$/,
    say('There are no cells of a sheet: write the column by its name, Table.Column.', '这里没有单元格：请按列名书写，表.列。'),
  ],
];

/** What to write instead of a name that other languages have; null where it is none of those. */
export const insteadOfName = (name: string): string | null => foreignNames.find(([pattern]) => pattern.test(name))?.[1].en ?? null;

const grouped = /^\d{1,3}$/;

/** Digits written in groups of three, `1,000`, as they stand in a list of arguments; null where none do. */
export function groupedDigits(texts: readonly (string | null)[]): string | null {
  const at = texts.findIndex((text, index) => /^\d{3}(?:\.\d+)?$/.test(text ?? '') && grouped.test(texts[index - 1] ?? ''));
  return at < 1 ? null : `${texts[at - 1]}${texts[at]}`;
}

/** Signs and words of other languages, where the expression stops: what stands before, from there on, and what to write. */
const foreignSigns: readonly (readonly [before: RegExp, from: RegExp, instead: Instead])[] = [
  [/^\s*$/, /^=/, say('Leave out the = at the beginning: an expression is written without it.', '请去掉开头的 =：表达式前不写等号。')],
  [/=\s*$/, /^=/, say('Write one = to compare.', '比较请只写一个 =。')],
  [/!\s*$/, /^=/, say('Write <> for "is not".', '“不等于”请写 <>。')],
  [/[<>]\s*$/, /^=/, say('Write <= and >= without a space, and compare once.', '<= 和 >= 中间不要空格，且一次只比较两个值。')],
  [/./, /^\^/, aPower],
  [/./, /^\*/, say('Write POWER(x, exponent) for a power, or one * to multiply.', '乘方请写 POWER(x, 指数)；相乘请只写一个 *。')],
  [/(?:^|\D)\d{1,3}\s*$/, /^,\s*\d{3}(?!\d)/, say('Write numbers without thousands separators, 1000.', '数字不写千位分隔符，例如 1000。')],
  [/./, /^!/, say('Write <> for "is not", or NOT(condition).', '“不等于”请写 <>，取反请写 NOT(条件)。')],
  [/&\s*$/, /^&/, and],
  [/./, /^\|/, or],
  [/\s$/, /^and\b/i, and],
  [/\s$/, /^or\b/i, or],
  [/\s$/, /^between\b/i, written('BETWEEN(x, least, most)', 'BETWEEN(x, 下限, 上限)')],
  [/\s$/, /^is\b/i, say('Write ISBLANK(value), or NOT(ISBLANK(value)).', '请写 ISBLANK(值) 或 NOT(ISBLANK(值))。')],
  [/\s$/, /^in\b/i, say('Write OR(x = a, x = b).', '请写 OR(x = a, x = b)。')],
  [/%\s*$/, /^[\w([]/, say('Write MOD(x, divisor) for the rest of a division.', '求余数请写 MOD(x, 除数)。')],
  [/./, /^[×✕]/, say('Write * to multiply.', '相乘请写 *。')],
  [/./, /^[÷:]/, say('Write / to divide.', '相除请写 /。')],
  [/^/, /^[−–—]/, say('Write - as the minus sign.', '减号请写 -。')],
  [/./, /^％/, say('Write % in half width.', '请用半角 %。')],
  [/./, /^\?/, say('Write IF(condition, value, other value).', '请写 IF(条件, 值, 其他值)。')],
  [/^/, /^\$/, say('Names have no $ sign: write Table.Column or [Column name].', '名称中没有 $：请写 表.列 或 [列名]。')],
];

/** What to write instead of a sign that other languages have; null where it is none of those. */
export function insteadOfSign(text: string, at: number): string | null {
  const [before, from] = [text.slice(0, at), text.slice(at)];
  return foreignSigns.find(([left, right]) => left.test(before) && right.test(from))?.[2].en ?? null;
}

const chinese: ReadonlyMap<string, string> = new Map(
  [
    ...Object.values(foreignFunctions),
    ...Object.values(ofColumns),
    ...[...foreignNames, ...foreignSigns].map((words) => words[words.length - 1] as Instead),
  ].map((instead) => [instead.en, instead['zh-CN']]),
);

/** The Chinese of a next step that says what to write instead; null where the sentence is another. */
export const insteadInChinese = (nextStep: string): string | null => chinese.get(nextStep) ?? null;
