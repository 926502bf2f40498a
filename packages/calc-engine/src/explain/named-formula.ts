import type { ColumnPlan, Program, TablePlan } from '../api.ts';
import { historyTableNo } from '../api.ts';
import { parseFormula } from '../language/parse.ts';
import type { Syntax } from '../language/syntax.ts';

type Language = 'en' | 'zh-CN';
type Named = Readonly<Record<Language, string>>;
type Tables = Pick<Program, 'tables'>;

const signs: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '<>': '≠', '<=': '≤', '>=': '≥', '&': '&' };
const spoken = (code: string): string => code.toLowerCase();

interface Place {
  readonly program: Tables;
  readonly table: TablePlan;
  readonly language: Language;
}

const find = <Thing extends { readonly code: string }>(things: readonly Thing[], code: string): Thing | undefined =>
  things.find((thing) => spoken(thing.code) === spoken(code));

/** A name that stands alone is a column of the table itself, or a table; whatever else it is stays as it is written. */
function nameText({ program, table, language }: Place, name: string): string {
  const named = find(table.columns, name) ?? find(program.tables, name);
  return named ? `“${named.name[language]}”` : name;
}

function qualifiedText({ program, table, language }: Place, tableCode: string, columnCode: string): string {
  const other = find(program.tables, tableCode);
  const column = other && find(other.columns, columnCode);
  if (!other || !column) return `${tableCode}.${columnCode}`;
  const [inside, name] = [other.name[language], column.name[language]];
  if (other.no === table.no) return `“${name}”`;
  return language === 'en' ? `“${name}” of “${inside}”` : `“${inside}”的“${name}”`;
}

function say(place: Place, syntax: Syntax): string {
  const part = (one: Syntax): string => (one.kind === 'binary' ? `(${say(place, one)})` : say(place, one));
  switch (syntax.kind) {
    case 'number':
      return syntax.text;
    case 'text':
      return `"${syntax.value}"`;
    case 'name':
      return nameText(place, syntax.name);
    case 'qualified':
      return qualifiedText(place, syntax.table.name, syntax.column.name);
    case 'unary':
      return `${syntax.operator === '-' ? '−' : ''}${part(syntax.operand)}`;
    case 'percent':
      return `${part(syntax.operand)}%`;
    case 'call': {
      const where = syntax.where ? ` ${place.language === 'en' ? 'where' : '其中'} ${say(place, syntax.where)}` : '';
      return `${syntax.name.name.toUpperCase()}(${syntax.args.map((one) => say(place, one)).join(', ')}${where})`;
    }
    case 'binary': {
      const { left, operator, right } = syntax;
      // a long sum reads without brackets
      const before = left.kind === 'binary' && left.operator === operator ? say(place, left) : part(left);
      return `${before} ${signs[operator] ?? operator} ${part(right)}`;
    }
  }
}

/** A column's rule with its names as people read them; null where it has none, or several by date: those are told one by one. */
export function namedFormula(program: Tables, table: TablePlan, { expression, formulas }: ColumnPlan): Named | null {
  if (expression === null) return null;
  const texts = formulas ? formulas.map(({ range }) => expression.slice(range.from, range.to)) : [expression];
  const inLanguage = (language: Language): string =>
    texts
      .map((text, index) => {
        const parsed = parseFormula(text);
        const told = parsed.ok ? say({ program, table, language }, parsed.syntax) : text;
        const from = formulas?.[index]?.from;
        return from ? (language === 'en' ? `from ${from}: ${told}` : `自 ${from} 起：${told}`) : told;
      })
      .join(language === 'en' ? '; ' : '；');
  return { en: inLanguage('en'), 'zh-CN': inLanguage('zh-CN') };
}

/** What a calculated column reads, each once: a column with its table, or a balance element of the ledger. */
export function readsOf(program: Program, table: TablePlan, column: ColumnPlan): Named[] {
  const index = table.columns.indexOf(column);
  const checked = program.checked.columns.find((one) => one.table === table.no && one.column === index);
  return (checked?.reads ?? []).flatMap((read): Named[] => {
    if (read.table === historyTableNo) {
      const need = program.history[read.column];
      const element = program.balances.find(({ code }) => code === need?.element);
      return element ? [{ en: `${element.name.en} (ledger)`, 'zh-CN': `${element.name['zh-CN']}（台账）` }] : [];
    }
    const other = program.tables.find(({ no }) => no === read.table);
    const source = other?.columns[read.column];
    if (!other || !source) return [];
    if (other.no === table.no) return [{ en: source.name.en, 'zh-CN': source.name['zh-CN'] }];
    return [{ en: `${source.name.en} (${other.name.en})`, 'zh-CN': `${source.name['zh-CN']}（${other.name['zh-CN']}）` }];
  });
}
