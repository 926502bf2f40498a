/**
 * What each code of a finding says: what is wrong and what to do. `{figure}` is a figure as it was read, `{figure:terms}` one that stands for
 * a word of `findingTerms`; a list is joined. A text in `[…]` is left out where one of its figures is missing.
 */
import type { Language } from '../../core/languages.ts';

type Said = readonly [what: string, next: string];
export type FindingWords = Readonly<Record<Language, Said>>;

const all = <T extends Readonly<Record<string, FindingWords>>>(words: T): T => words;

/** Of the file and the shape of what it holds. */
export const shapeFindingWords = all({
  FILE_UNREADABLE: {
    en: ['The file cannot be read: {reason:reading}.', '[Did you mean {nearest}? |]Name a YAML file, or a pack: {packs}.'],
    'zh-CN': ['文件无法读取：{reason:reading}。', '[是否要写 {nearest}？|]请指定一个 YAML 文件，或内置方案：{packs}。'],
  },
  FILE_EMPTY: {
    en: ['Nothing stands in the file.', 'Begin with code, name, currency, country, periodsPerYear and steps, or with extends.'],
    'zh-CN': ['文件为空。', '请从 code、name、currency、country、periodsPerYear 和 steps 写起，或用 extends 继承。'],
  },
  YAML_SYNTAX: { en: ['{problem:yaml}.', '{problem:yamlNext}.'], 'zh-CN': ['{problem:yaml}。', '{problem:yamlNext}。'] },
  DUPLICATE_KEY: {
    en: ['"{key}" is written twice here, first in line {line}.', 'Keep one of them.'],
    'zh-CN': ['“{key}”在此处写了两次，第一次在第 {line} 行。', '请只保留一个。'],
  },
  UNQUOTED_COMMA: {
    en: ['Between { and } a comma ends the value, so that {text} falls apart.', 'Put it in quotes: "{text}".'],
    'zh-CN': ['在 { } 之间，逗号表示值的结束，因此 {text} 被拆开了。', '请加引号："{text}"。'],
  },
  NO_SPACE_AFTER_COLON: {
    en: ['{text} is read as one word.', 'Write a space after the colon: {mended}.'],
    'zh-CN': ['{text} 被当作一个词读取。', '请在冒号后加空格：{mended}。'],
  },
  UNKNOWN_KEY: {
    en: ['{thing:things} has no "{key}".', '[Did you mean "{nearest}"?|It has {known}.|Remove it.]'],
    'zh-CN': ['{thing:things}没有“{key}”这一项。', '[是否要写“{nearest}”？|可用的有：{known}。|请删去。]'],
  },
  MISSING_KEY: {
    en: ['{thing:things} needs "{key}", which is not here.', 'Add {key}[, for example {example}].'],
    'zh-CN': ['{thing:things}缺少“{key}”。', '请补上 {key}[，例如 {example}]。'],
  },
  NO_LANGUAGE: {
    en: ['{key} has no text in any language.', 'Write en: …, zh-CN: …, or both.'],
    'zh-CN': ['{key} 没有任何语言的文字。', '请写 en: … 或 zh-CN: …，或两者都写。'],
  },
  WRONG_TYPE: {
    en: ['{key} is {found}, where {expected:types} belongs.', '{expected:typesNext}.'],
    'zh-CN': ['{key} 为 {found}，而此处应为{expected:types}。', '{expected:typesNext}。'],
  },
  NOT_ONE_OF: {
    en: ['{key} cannot be {found}.', '[Did you mean "{nearest}"?|Choose one of {options}.]'],
    'zh-CN': ['{key} 不能为 {found}。', '[是否要写“{nearest}”？|请从以下各项中选择：{options}。]'],
  },
  NOT_A_CODE: {
    en: ['{found} is no code.', 'A code begins with a letter and holds letters, digits and _ only, at most 64[: {example}].'],
    'zh-CN': ['{found} 不能用作代码。', '代码以字母或汉字开头，只含字母、汉字、数字和 _，最多 64 个字符[，例如 {example}]。'],
  },
  RESERVED_CODE: {
    en: ['{found} is a word with a meaning of its own.', 'Give it another code.'],
    'zh-CN': ['{found} 是保留字。', '请换一个代码。'],
  },
  NOT_A_PATH: {
    en: ['{key} is {found}, where a column belongs.', 'Write it as Table.Column.'],
    'zh-CN': ['{key} 为 {found}，而此处应为一列。', '请写成 表.列。'],
  },
  NOT_A_DATE: {
    en: ['{key} is {found}, which is no date.', 'Write year-month-day[: {example}].'],
    'zh-CN': ['{key} 为 {found}，不是日期。', '请按 年-月-日 书写[：{example}]。'],
  },
  NOT_A_MONTH: {
    en: ['{key} is {found}, which is no month.', 'Write year-month: {example}.'],
    'zh-CN': ['{key} 为 {found}，不是月份。', '请按 年-月 书写：{example}。'],
  },
  NOT_A_CURRENCY: {
    en: ['{key} is {found}, which is no currency.', 'Write three capital letters such as CNY or USD.'],
    'zh-CN': ['{key} 为 {found}，不是币种。', '请写三个大写字母，例如 CNY 或 USD。'],
  },
  NOT_A_COUNTRY: {
    en: ['{key} is {found}, which is no country.', 'Write two capital letters such as CN or US.'],
    'zh-CN': ['{key} 为 {found}，不是国家代码。', '请写两个大写字母，例如 CN 或 US。'],
  },
  NOT_A_SOURCE: {
    en: ['source is {found}, which is no word of the catalogue of sources.', 'Write word.word, for example employee.hire_date.'],
    'zh-CN': ['source 为 {found}，不是数据来源目录中的词。', '请写成 词.词，例如 employee.hire_date。'],
  },
  UNKNOWN_SOURCE: {
    en: ['There is no source "{source}".', '[Did you mean "{nearest}"?|Choose one of {known}.]'],
    'zh-CN': ['没有数据来源“{source}”。', '[是否要写“{nearest}”？|请从以下各项中选择：{known}。]'],
  },
  SOURCE_TYPE: {
    en: ['"{source}" gives {gives:types}, which a column of type {type} cannot hold.', 'Set type to {known}.'],
    'zh-CN': ['“{source}”给出的是{gives:types}，{type} 类型的列无法存放。', '请把 type 改为 {known}。'],
  },
  SOURCE_OF_OTHER_LINES: {
    en: ['"{source}" is not in a table whose lines are "{lines}".', 'Read it in a table with lines: {known}.'],
    'zh-CN': ['行为“{lines}”的表中没有“{source}”。', '请在 lines: {known} 的表中读取。'],
  },
  UNKNOWN_LINES: {
    en: ['There are no records "{found}" that lines could be.', '[Did you mean "{nearest}"?|Choose one of {known}.]'],
    'zh-CN': ['lines 没有“{found}”这种记录。', '[是否要写“{nearest}”？|请从以下各项中选择：{known}。]'],
  },
  EMPTY_TEXT: {
    en: ['{key} is empty.', 'Write something, or leave {key} out where it may be.'],
    'zh-CN': ['{key} 为空。', '请填写内容；可省略时请删去 {key}。'],
  },
  TEXT_TOO_LONG: {
    en: ['{key} has {found} characters; {limit} are the most.', 'Shorten it[, or divide it among columns].'],
    'zh-CN': ['{key} 有 {found} 个字符，最多 {limit} 个。', '请缩短。'],
  },
  TOO_FEW: {
    en: ['{key} has {found} entries; it needs at least {limit}.', 'Add what is missing.'],
    'zh-CN': ['{key} 有 {found} 项，至少需要 {limit} 项。', '请补充。'],
  },
  TOO_MANY: {
    en: ['{key} has {found} entries; {limit} are the most.', 'Divide it.'],
    'zh-CN': ['{key} 有 {found} 项，最多 {limit} 项。', '请拆分。'],
  },
  TOO_SMALL: {
    en: ['{key} is {found}; {limit} is the least.', 'Write {limit} or more.'],
    'zh-CN': ['{key} 为 {found}，最小为 {limit}。', '请写不小于 {limit} 的数。'],
  },
  TOO_LARGE: {
    en: ['{key} is {found}; {limit} is the most.', 'Write {limit} or less.'],
    'zh-CN': ['{key} 为 {found}，最大为 {limit}。', '请写不大于 {limit} 的数。'],
  },
  COLUMN_ORIGIN: {
    en: [
      'A column of a data table has exactly one of expression, constant and reference[; here are {found}].',
      'Keep the one that says where the value comes from.',
    ],
    'zh-CN': ['计算表的列必须且只能有 expression、constant、reference 之一[；此处有 {found}]。', '请保留说明取值来源的那一个。'],
  },
  ROWS_ORIGIN: {
    en: ['A parameter table has either versions (rows by law) or input (rows typed or imported).', 'Keep one of them.'],
    'zh-CN': ['参数表要么有 versions（法定数据行），要么有 input（录入或导入的行）。', '请二者取一。'],
  },
  INPUT_WITH_KEY: {
    en: [
      'A table of typed or imported rows is found by employee: it has neither key, bracket nor before.',
      'Remove them, or write versions instead of input.',
    ],
    'zh-CN': ['录入或导入的表按员工查找，不能有 key、bracket 或 before。', '请删去它们，或改用 versions。'],
  },
  OTHER: { en: ['{message}.', 'Change it.'], 'zh-CN': ['{key} 的内容不符合要求：{found}。', '请修改。'] },
} as const);

/** Of definitions that extend another. */
export const layerFindingWords = all({
  PARENT_UNREADABLE: {
    en: [
      '{parent}, which this extends, cannot be read: {reason:reading}.',
      '[Did you mean {nearest}?|Name a pack, a file beside this one, or a published copy.]',
    ],
    'zh-CN': ['所继承的 {parent} 无法读取：{reason:reading}。', '[是否要写 {nearest}？|请指定内置方案、同目录下的文件，或已发布的副本。]'],
  },
  EXTENDS_CYCLE: {
    en: ['These definitions extend each other in a circle: {loop}.', 'Take extends out of one of them.'],
    'zh-CN': ['这些定义互相继承，形成循环：{loop}。', '请去掉其中一个的 extends。'],
  },
  TOO_MANY_LAYERS: {
    en: ['More than {limit} definitions extend each other.', 'Put some of them together.'],
    'zh-CN': ['继承层数超过 {limit}。', '请合并其中几层。'],
  },
  PARENT_CHANGED: {
    en: [
      '{parent} has changed: it was {expected} when this was written and is {found} now.',
      'Look at the effect with --diff, then write hash: {found}.',
    ],
    'zh-CN': ['{parent} 已变更：编写时为 {expected}，现为 {found}。', '请用 --diff 查看影响，然后写 hash: {found}。'],
  },
  NOT_IN_PARENT: {
    en: ['{parent} has no {kind:elements} "{name}".', '[Did you mean "{nearest}"?|What is new belongs under add.]'],
    'zh-CN': ['{parent} 中没有{kind:elements}“{name}”。', '[是否要写“{nearest}”？|新增内容请写在 add 下。]'],
  },
  ALREADY_IN_PARENT: {
    en: ['{parent} has {kind:elements} "{name}" already.', 'Change it under change, or give the new one another code.'],
    'zh-CN': ['{parent} 中已有{kind:elements}“{name}”。', '请在 change 下修改，或为新增项换一个代码。'],
  },
  OFF_BUT_READ: {
    en: [
      '{name} is switched off, but {readers} read it.',
      'Change or switch off what reads it, or say what stands in: { column: {name}, as: 0 }.',
    ],
    'zh-CN': ['{name} 已停用，但 {readers} 仍在读取。', '请修改或停用读取它的列，或写明代替的值：{ column: {name}, as: 0 }。'],
  },
  NOTHING_STANDS_IN: {
    en: ['{name} is no calculated column, so that no value can stand in for it.', 'Leave out as, and change what reads it.'],
    'zh-CN': ['{name} 不是计算列，不能用固定值代替。', '请去掉 as，并修改读取它的列。'],
  },
  ORIGIN_WRITTEN: {
    en: ['origin is written by the product alone.', 'Remove it.'],
    'zh-CN': ['origin 只由系统写入。', '请删去。'],
  },
} as const);

export type ShapeFindingCode = keyof typeof shapeFindingWords;
