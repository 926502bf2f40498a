/** Words of the schema as people say them, by the code that a finding's figures hold. */
import type { LocalizedText } from '../../core/languages.ts';

const both = (en: string, zh: string): LocalizedText => ({ en, 'zh-CN': zh });
type Terms = Readonly<Record<string, LocalizedText>>;

/** Parts of a definition, by the name of their schema or, where it has none, the key that they stand under. */
const things: Terms = {
  definition: both('A definition', '定义'),
  layer: both('A definition that extends another', '继承其他定义的定义'),
  extends: both('extends', '继承（extends）'),
  off: both('off', '停用（off）'),
  change: both('change', '修改（change）'),
  add: both('add', '新增（add）'),
  localizedName: both('A name', '名称'),
  display: both('A display', '显示设置（display）'),
  snapshotColumn: both('A column of a snapshot table', '快照表的列'),
  parameterColumn: both('A column of a parameter table', '参数表的列'),
  dataColumn: both('A column of a data table', '计算表的列'),
  snapshotTable: both('A snapshot table', '快照表'),
  bracket: both('A bracket', '级距设置（bracket）'),
  parameterVersion: both('A version', '版本'),
  parameterTable: both('A parameter table', '参数表'),
  dataTable: both('A data table', '计算表'),
  unionTable: both('A union', '合并表'),
  pivotTable: both('A pivot', '汇总表'),
  step: both('A step', '步骤'),
  period: both('A period', '期间'),
  balance: both('A balance', '累计项'),
  payTypes: both('A pay type', '薪酬类型'),
  ruleGroup: both('A rule group', '校验规则组'),
  rule: both('A verification rule', '校验规则'),
  abnormal: both('abnormal', '异常人员检查（abnormal）'),
  expression: both('A formula', '公式'),
  messages: both('A message', '提示文字'),
  scope: both('The application scope', '适用范围（scope）'),
  plausible: both('plausible', '合理性设置（plausible）'),
  summary: both('The summary', '汇总设置（summary）'),
  exchangeRates: both('exchangeRates', '汇率设置（exchangeRates）'),
  test: both('A test', '测试'),
  nextPeriod: both('A later period of a test', '测试的后续期间'),
  late: both('A late correction', '事后更正（late）'),
  retro: both('An expected delta', '预期差额（retro）'),
  columns: both('A column', '列'),
  tables: both('A table', '表'),
  reference: both('A reference', '引用（reference）'),
  product: both('A product', '数量与单价（product）'),
  dedup: both('A dedup', '去重设置（dedup）'),
  expect: both('An expected cell', '预期值'),
};

const types: Terms = {
  cell: both('one value', '单个值'),
  string: both('text', '文本'),
  text: both('a text', '文本'),
  number: both('a number', '数字'),
  int: both('a whole number', '整数'),
  boolean: both('true or false', 'true 或 false'),
  date: both('a date', '日期'),
  null: both('nothing', '空'),
  array: both('a list', '列表'),
  object: both('a group of keys', '一组键值'),
  record: both('a group of keys', '一组键值'),
};

const typesNext: Terms = {
  cell: both('Write a text, a number, a date, true or false', '请写一个文本、数字、日期、true 或 false'),
  string: both('Put it in quotes where it is meant as text', '如本意是文本，请加引号'),
  number: both('Write a number without quotes and separators', '请写不带引号和分隔符的数字'),
  int: both('Write a whole number without quotes', '请写不带引号的整数'),
  boolean: both('Write true or false', '请写 true 或 false'),
  null: both('Leave it blank', '请留空'),
  array: both('Write a list: [ … ], or lines that begin with "- "', '请写列表：[ … ]，或以“- ”开头的各行'),
  object: both('Write key: value lines below it, or { key: value }', '请在其下写“键: 值”，或 { 键: 值 }'),
  record: both('Write key: value lines below it, or { key: value }', '请在其下写“键: 值”，或 { 键: 值 }'),
};

const yaml: Terms = {
  LEADING: both('A value may not begin with this sign in YAML and go on like this', 'YAML 中的值不能以此符号开头并这样继续'),
  BAD_INDENT: both('This line is not indented as its neighbours', '此行缩进与相邻各行不一致'),
  TAB_AS_INDENT: both('A tab stands where spaces belong', '缩进处使用了制表符'),
  MISSING_CHAR: both('A quote, bracket or colon is missing', '缺少引号、括号或冒号'),
  COLON_IN_VALUE: both('A second ": " stands in this value, or the line is indented too far', '该值中又出现“: ”，或此行缩进过多'),
  LINE_WITHOUT_COLON: both('This line is not "key: value"', '此行不是“键: 值”'),
  ALIAS: both(
    '"*" begins the name of a part that is marked elsewhere with "&", and there is none',
    '“*”引用别处以“&”标记的部分，但没有这样的标记',
  ),
  MULTIPLE_DOCS: both('A second document begins here', '此处开始了第二个文档'),
  BAD_DQ_ESCAPE: both('In double quotes a backslash begins a sign of its own', '双引号内的反斜杠表示转义'),
  NON_STRING_KEY: both('A key is a word', '键必须是一个词'),
  TAG: both('"!" begins a type of YAML that definitions do not use', '“!”表示 YAML 类型标记，定义中不使用'),
  TOO_MANY_ALIASES: both('The file repeats its parts too often by "*"', '文件中以“*”重复引用的部分过多'),
  OTHER: both('This cannot be read as YAML', '此处无法按 YAML 读取'),
};

const yamlNext: Terms = {
  LEADING: both("Put the whole value in quotes: '…'", "请给整个值加引号：'…'"),
  BAD_INDENT: both(
    'Indent it like the lines that it belongs to, and close brackets that are open above',
    '请与所属各行对齐，并闭合上方未闭合的括号',
  ),
  TAB_AS_INDENT: both('Indent with spaces', '请用空格缩进'),
  MISSING_CHAR: both('Close what is open, or complete the line to "key: value"', '请闭合，或把该行补成“键: 值”'),
  COLON_IN_VALUE: both('Put the value in quotes, or align the line with its neighbours', '请给该值加引号，或与相邻各行对齐'),
  LINE_WITHOUT_COLON: both('Write a space after the colon', '请在冒号后加空格'),
  ALIAS: both('Put the value in quotes', '请给该值加引号'),
  MULTIPLE_DOCS: both('Keep one definition a file; remove the line "---"', '每个文件只写一个定义，请删去“---”行'),
  BAD_DQ_ESCAPE: both('Use single quotes', '请改用单引号'),
  NON_STRING_KEY: both('Write a word before the colon', '请在冒号前写一个词'),
  TAG: both('Put the value in quotes', '请给该值加引号'),
  TOO_MANY_ALIASES: both('Write the parts out', '请直接写出各部分'),
  OTHER: both('Look for a missing quote, bracket or space in this line and the one before', '请检查本行和上一行是否缺少引号、括号或空格'),
};

const reading: Terms = {
  missing: both('there is none of this name', '没有这个文件'),
  folder: both('it is a folder', '这是一个文件夹'),
  denied: both('this account may not read it', '当前账户无权读取'),
  text: both('it is not UTF-8 text', '不是 UTF-8 文本'),
  copy: both('copies of solutions are known to the product only', '只有系统中才有解决方案的副本'),
  other: both('the system refuses', '系统拒绝读取'),
};

const elements: Terms = {
  step: both('step', '步骤'),
  table: both('table', '表'),
  column: both('column', '列'),
  version: both('version', '版本'),
  row: both('row', '行'),
  balance: both('balance', '累计项'),
  payType: both('pay type', '薪酬类型'),
  test: both('test', '测试'),
  tag: both('tag', '标签'),
};

export const findingTerms = { things, types, typesNext, yaml, yamlNext, reading, elements } satisfies Readonly<Record<string, Terms>>;
