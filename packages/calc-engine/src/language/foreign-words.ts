/** What people write who come from a spreadsheet, and what stands for it here. */

const lookUp = 'Write LOOKUP(Table, key, Column), or RANGE(Table, value, Column) where rows are brackets.';
const errors = 'Errors are not hidden: write SAFE_DIV for a division, COALESCE for a blank, or declare what a table says before its start.';
const clock = 'A calculation has no clock: write PERIOD_START, PERIOD_END or PAY_DATE.';
const join = 'Write text & text, or CONCAT(Table.Column, ", ") for the rows of a table.';
const chosen = (name: string): string => `Write ${name}(Table.Column WHERE condition).`;
const stepped = (mode: string): string => `Write ROUND_TO(x, step, ${mode}), or ROUND(x, digits, ${mode}).`;
const conditional = 'Write IF(condition, value, other value), IFS or SWITCH.';
const noRoots = 'Roots are not exact; whole powers are POWER(x, exponent).';

/** Function of a spreadsheet → what to write instead. */
const foreignFunctions: Readonly<Record<string, string>> = {
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
  COUNTIF: 'Write COUNT(Table WHERE condition).',
  COUNTIFS: 'Write COUNT(Table WHERE condition).',
  COUNTA: 'Write COUNT(Table.Column).',
  AVERAGE: 'Write AVG(Table.Column).',
  AVERAGEIF: chosen('AVG'),
  AVERAGEIFS: chosen('AVG'),
  MAXIFS: chosen('MAX'),
  MINIFS: chosen('MIN'),
  SUMPRODUCT: 'Write SUM(Table.A * Table.B).',
  SUBTOTAL: 'Write SUM(Table.Column), or TOTAL(type) for all items of a pay type.',
  ROUNDUP: 'Write ROUND(x, digits, UP).',
  ROUNDDOWN: 'Write ROUND(x, digits, DOWN).',
  TRUNC: 'Write ROUND(x, digits, DOWN).',
  MROUND: 'Write ROUND_TO(x, step).',
  CEILING: stepped('CEILING'),
  FLOOR: stepped('FLOOR'),
  SQRT: noRoots,
  EXP: noRoots,
  LN: noRoots,
  LOG: noRoots,
  POW: 'Write POWER(x, exponent).',
  QUOTIENT: 'Write ROUND(x / divisor, 0, DOWN).',
  TODAY: clock,
  NOW: clock,
  EOMONTH: 'Write EOM(ADD_MONTHS(date, months)).',
  EDATE: 'Write ADD_MONTHS(date, months).',
  DATEDIF: 'Write MONTHS_BETWEEN, DAYS_BETWEEN, or AGE for completed years.',
  DATEVALUE: 'Write DATE(year, month, day), or give the column the type date.',
  DAYS: 'Write DAYS_BETWEEN(from, to).',
  NETWORKDAYS: 'Write WORKDAYS(from, to).',
  YEARFRAC: 'Write DAYS_BETWEEN(from, to) / 365, or MONTHS_BETWEEN(from, to) / 12.',
  CONCATENATE: join,
  TEXTJOIN: join,
  FIND: 'Write MATCH(text, "*word*").',
  SEARCH: 'Write MATCH(text, "*word*").',
  NUMBERVALUE: 'Write VALUE(text).',
  CHOOSE: conditional,
  XOR: 'Write condition <> condition.',
  ISNUMBER: 'Columns have a type; write ISBLANK(value) to ask whether one is given.',
  ISTEXT: 'Columns have a type; write ISBLANK(value) to ask whether one is given.',
  LET: 'Put the part into a column of its own and refer to it.',
  LAMBDA: 'Put the part into a column of its own and refer to it.',
};

/** What to write instead of a spreadsheet's function; null where there is nothing of that name. */
export function insteadOfFunction(name: string): string | null {
  const wanted = name.toUpperCase();
  return Object.hasOwn(foreignFunctions, wanted) ? (foreignFunctions[wanted] ?? null) : null;
}

const grouped = /^\d{1,3}$/;

/** Digits written in groups of three, `1,000`, as they stand in a list of arguments; null where none do. */
export function groupedDigits(texts: readonly (string | null)[]): string | null {
  const at = texts.findIndex((text, index) => /^\d{3}(?:\.\d+)?$/.test(text ?? '') && grouped.test(texts[index - 1] ?? ''));
  return at < 1 ? null : `${texts[at - 1]}${texts[at]}`;
}

/** Signs of other languages, where the expression stops: what stands before, from there on, and what to write. */
const foreignSigns: readonly (readonly [before: RegExp, from: RegExp, instead: string])[] = [
  [/^\s*$/, /^=/, 'Leave out the = at the beginning: an expression is written without it.'],
  [/=\s*$/, /^=/, 'Write one = to compare.'],
  [/!\s*$/, /^=/, 'Write <> for "is not".'],
  [/[<>]\s*$/, /^=/, 'Write <= and >= without a space, and compare once.'],
  [/./, /^\^/, 'Write POWER(x, exponent) for a power.'],
  [/./, /^\*/, 'Write POWER(x, exponent) for a power, or one * to multiply.'],
  [/(?:^|\D)\d{1,3}\s*$/, /^,\s*\d{3}(?!\d)/, 'Write numbers without thousands separators, 1000.'],
  [/./, /^!/, 'Write <> for "is not", or NOT(condition).'],
  [/&\s*$/, /^&/, 'Write AND(condition, condition).'],
  [/./, /^\|/, 'Write OR(condition, condition).'],
  [/./, /^[×✕]/, 'Write * to multiply.'],
  [/./, /^[÷:]/, 'Write / to divide.'],
  [/^/, /^[−–—]/, 'Write - as the minus sign.'],
  [/./, /^％/, 'Write % in half width.'],
  [/./, /^\?/, 'Write IF(condition, value, other value).'],
  [/^/, /^\$/, 'Names have no $ sign: write Table.Column or [Column name].'],
];

/** What to write instead of a sign that other languages have; null where it is none of those. */
export function insteadOfSign(text: string, at: number): string | null {
  const [before, from] = [text.slice(0, at), text.slice(at)];
  return foreignSigns.find(([left, right]) => left.test(before) && right.test(from))?.[2] ?? null;
}
