/**
 * Verification rules: each is a condition beside the rows of a table. The conditions of a table's rules are columns of a hidden data table with
 * the same rows, so that they are checked, ordered, generated and evaluated as any column is; their values are never stored.
 */
import type { CalculationDefinition, DataTable, VerificationRule } from '@wagewright/contracts/definition';
import type { DefinitionError, RulePlan, TablePlan } from '../api.ts';
import { checkFormula, describe } from '../language/check.ts';
import { suggestName } from '../language/nearest.ts';
import { parseFormula } from '../language/parse.ts';
import type { Scope } from '../language/scope.ts';
import type { LanguageError } from '../language/syntax.ts';
import { checkedColumn, type LineRoots } from './check-columns.ts';
import type { CheckedColumn, ColumnAddress } from './checked-program.ts';
import { columnsNamed } from './messages.ts';
import type { Report } from './plan.ts';
import { type TableShape, TableShapes } from './table-shapes.ts';

/** No step, table or column of a definition can have such a code. */
export const ruleStepCode = '$rules';
const ruleTableCode = (table: string): string => `${ruleStepCode} ${table}`;

type Fault = Pick<DefinitionError, 'code' | 'message' | 'nextStep'>;
const failing =
  (report: Report, rule: string) =>
  (fault: Fault): void =>
    report({ ...fault, rule });

/** What the condition of a rule is as a column: yes, no, or blank. */
function conditionColumn({ code, name, condition }: VerificationRule): DataTable['columns'][number] {
  return {
    code,
    name,
    type: 'boolean',
    rounding: 'HALF_UP',
    expression: condition,
    blank: 'keep',
    display: { hidden: true, zero: 'show', sign: 'plain', percentage: false },
  };
}

/** The definition with a last step of hidden tables; the same where it has no rules. What a rule says of itself is checked on the way. */
export function withRuleTables(definition: CalculationDefinition, report: Report): CalculationDefinition {
  const { rules = [] } = definition;
  checkNames(definition, report);
  if (rules.length === 0) return definition;
  const shapes = new TableShapes(definition, () => undefined);
  const sound = rules.filter((rule, index) => {
    const isFirst = rules.findIndex(({ code }) => code === rule.code) === index;
    const fault = faultOfTable(rule, shapes);
    if (fault) failing(report, rule.code)(fault);
    return isFirst && !fault;
  });
  const tables = [...Map.groupBy(sound, ({ table }) => table)].map(([code, own]): DataTable => {
    const shape = shapeOf(code, shapes);
    const columns = own.map(conditionColumn);
    const name = shapes.find(code)?.table.name ?? { en: code, 'zh-CN': code };
    return { code: ruleTableCode(code), name, kind: 'data', columns, ...(shape?.lines === 'many' ? { per: code } : {}) };
  });
  if (tables.length === 0) return definition;
  const step = { code: ruleStepCode, name: { en: 'Verification', 'zh-CN': '校验' }, tables };
  return { ...definition, steps: [...definition.steps, step] };
}

function shapeOf(code: string, shapes: TableShapes): TableShape | null {
  const entry = shapes.find(code);
  return entry ? shapes.of(entry) : null;
}

function faultOfTable({ table }: VerificationRule, shapes: TableShapes): Fault | null {
  const shape = shapeOf(table, shapes);
  if (!shape) {
    const codes = shapes.all.map((entry) => entry.table.code);
    const nextStep = suggestName(table, codes, 'Name a table of this definition.');
    return { code: 'UNKNOWN_TABLE', message: `The rule looks at the table "${table}", which is not there.`, nextStep };
  }
  if (shape.lines === 'one' || shape.lines === 'many') return null;
  const message = `The rows of ${table} belong to no employee, so that nobody can be found by them.`;
  return { code: 'TABLE_SHAPE', message, nextStep: 'Name a table with rows of employees; its rules may read this one.' };
}

const spoken = (name: string): string => name.trim().toLowerCase();

/** Codes are unique among groups and among rules; so are the names of rules, in each language; a rule's group is there. */
function checkNames({ rules = [], ruleGroups = [] }: CalculationDefinition, report: Report): void {
  const groups = ruleGroups.map(({ code }) => code);
  const twice = <T>(list: readonly T[], of: (one: T) => string): T[] =>
    list.filter((one, index) => list.findIndex((other) => of(other) === of(one)) < index);
  for (const { code } of twice(ruleGroups, (group) => group.code)) {
    const message = `Two rule groups have the code "${code}".`;
    report({ code: 'DUPLICATE_CODE', message, nextStep: 'Give one of them another code.' });
  }
  for (const { code } of twice(rules, (rule) => rule.code)) {
    const message = `Two verification rules have the code "${code}".`;
    failing(report, code)({ code: 'DUPLICATE_CODE', message, nextStep: 'Give one of them another code.' });
  }
  for (const language of ['en', 'zh-CN'] as const) {
    for (const { code, name } of twice(rules, (rule) => spoken(rule.name[language]))) {
      const message = `Another verification rule has the name "${name[language]}".`;
      failing(report, code)({ code: 'DUPLICATE_NAME', message, nextStep: 'Give one of them another name: findings are told by it.' });
    }
  }
  for (const { code, group } of rules.filter((rule) => !groups.includes(rule.group))) {
    const nextStep = suggestName(group, groups, 'Name a rule group of this definition, or add it.');
    failing(report, code)({ code: 'UNKNOWN_RULE_GROUP', message: `The rule is of the group "${group}", which is not there.`, nextStep });
  }
}

/** The table whose rows a hidden table has, by its code; null of any other table. */
export const ruledTable = (code: string): string | null =>
  code.startsWith(`${ruleStepCode} `) ? code.slice(ruleStepCode.length + 1) : null;

/** Conditions are written as in the table that they look at (`scope.own`). */
export function checkConditions(plan: TablePlan, scope: Scope, roots: LineRoots, report: Report): CheckedColumn[] {
  return plan.columns.flatMap(({ code, expression }, index): CheckedColumn[] => {
    const fail = (error: LanguageError): void => report({ ...error, rule: code });
    const parsed = parseFormula(expression ?? '');
    if (!parsed.ok) {
      fail(parsed.error);
      return [];
    }
    const { node, errors } = checkFormula(parsed.syntax, scope);
    for (const error of errors) fail(error);
    if (!node) return [];
    if (node.type === 'boolean' || node.type === 'never') return [checkedColumn(plan.no, index, node, roots)];
    const message = `The condition gives ${describe(node.type)}, not yes or no.`;
    fail({ code: 'TYPE_MISMATCH', message, nextStep: 'Compare it with something, as in Net < 0.', range: node.range });
    return [];
  });
}

interface RuleSources {
  readonly definition: CalculationDefinition;
  /** All tables, the hidden ones last. */
  readonly plans: readonly TablePlan[];
  /** Of all tables. */
  readonly columns: readonly CheckedColumn[];
  readonly roots: LineRoots;
  /** Dated tables, whose rows belong to nobody. */
  readonly isDated: (table: number) => boolean;
  readonly report: Report;
}

export interface PlannedRules {
  /** The rules whose conditions were understood, in the order of the definition. */
  readonly rules: readonly RulePlan[];
  /** The columns, where those of the rules need what their messages show. */
  readonly columns: readonly CheckedColumn[];
}

export function planRules(sources: RuleSources): PlannedRules {
  const { definition, plans, columns, roots, report } = sources;
  const needing = new Map<CheckedColumn, CheckedColumn>();
  const rules = (definition.rules ?? []).flatMap((rule): RulePlan[] => {
    const hidden = plans.find(({ code }) => code === ruleTableCode(rule.table));
    const table = plans.find(({ code }) => code === rule.table);
    const column = hidden?.columns.findIndex(({ code }) => code === rule.code) ?? -1;
    const checked = columns.find((candidate) => candidate.table === hidden?.no && candidate.column === column);
    const places = table ? placesOf(rule, table, sources, failing(report, rule.code)) : null;
    if (!hidden || !table || !checked || !places) return [];
    const whole = withReads(checked, [...places.values()], roots);
    needing.set(checked, whole);
    const { code, name, group, severity, message } = rule;
    return [{ code, name, group, severity, message, table: table.no, at: { table: hidden.no, column }, places, reads: whole.reads }];
  });
  return { rules, columns: needing.size === 0 ? columns : columns.map((column) => needing.get(column) ?? column) };
}

/** What a message shows must be there where the condition is asked. */
function withReads(checked: CheckedColumn, places: readonly ColumnAddress[], roots: LineRoots): CheckedColumn {
  const isRead = (at: ColumnAddress): boolean => checked.reads.some(({ table, column }) => table === at.table && column === at.column);
  const more = places.filter((at) => !isRead(at));
  const lines = more.map(({ table }) => roots.rootOf(table)).filter((no) => roots.made.has(no));
  return {
    ...checked,
    reads: [...checked.reads, ...more.map((at) => ({ ...at, walked: false }))],
    lines: [...new Set([...checked.lines, ...lines])],
  };
}

/** Columns that the message shows, by `Table.Column`: each has one value for a row of the rule's table. Null where one has not. */
function placesOf(
  { message }: VerificationRule,
  own: TablePlan,
  { plans, isDated }: RuleSources,
  fail: (fault: Fault) => void,
): RulePlan['places'] | null {
  const found = new Map<string, ColumnAddress>();
  for (const path of columnsNamed(message)) {
    const [tableCode, columnCode] = path.split('.');
    const plan = plans.find(({ code }) => code === tableCode);
    const column = plan?.columns.findIndex(({ code }) => code === columnCode) ?? -1;
    if (!plan || column < 0) {
      const nextStep = 'Write Table.Column between the braces, a column of this definition.';
      fail({ code: 'UNKNOWN_COLUMN', message: `The message names {${path}}, and there is no such column.`, nextStep });
      return null;
    }
    if (plan.lines === 'one' ? isDated(plan.no) : plan.lines === 'shared' || plan.linesOf !== own.linesOf) {
      const nextStep = `Give ${own.code} a column that reads it, and name that one.`;
      fail({ code: 'TABLE_SHAPE', message: `The message names {${path}}, which has no value for each row of ${own.code}.`, nextStep });
      return null;
    }
    found.set(path, { table: plan.no, column });
  }
  return found;
}
