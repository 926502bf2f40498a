/** Definition → Program, or every error that can be found before anything runs. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import {
  type ColumnPlan,
  type CompileResult,
  type DefinitionError,
  historyTableCode,
  historyTableNo,
  type InputPlan,
  type TablePlan,
} from '../api.ts';
import { checkFormula, describe } from '../language/check.ts';
import { type CheckedNode, visitNodes } from '../language/checked.ts';
import { suggestName } from '../language/nearest.ts';
import { parseFormula } from '../language/parse.ts';
import { collectHistory, type Scope, type ScopeElement } from '../language/scope.ts';
import { engineVersion } from '../version.ts';
import type { CheckedColumn, ColumnAddress, ParameterData } from './checked-program.ts';
import { planExchangeRates } from './exchange-rates.ts';
import { contentHash } from './hash.ts';
import { orderColumns } from './order.ts';
import { compileParameters } from './parameters.ts';
import { planHistory, planTables, type Report, scopeTable } from './plan.ts';

/** Never throws on a definition that has the schema's shape. */
export function compileDefinition(definition: CalculationDefinition): CompileResult {
  const errors: DefinitionError[] = [];
  const report: Report = (error) => errors.push(error);
  const { plans, tables } = planTables(definition, report);
  reportDuplicates(definition, report);
  const scopes = plans.map((plan) => scopeTable(required(tables.get(plan.no)), plan, report));
  const parameters = new Map<number, ParameterData>();
  for (const [index, plan] of plans.entries()) {
    const table = required(tables.get(plan.no));
    if (table.kind === 'parameter') parameters.set(plan.no, compileParameters(table, plan, required(scopes[index]), report));
  }
  const history = collectHistory();
  const elements = planElements(definition, plans, report);
  const exchangeRates = planExchangeRates(definition, scopes, report);
  const columns = plans.flatMap((plan, index) => {
    const scope: Scope = {
      own: required(scopes[index]),
      tables: scopes,
      elements,
      periodsPerYear: definition.periodsPerYear,
      exchangeRates,
      needHistory: history.needHistory,
    };
    return plan.kind === 'data' ? checkTable(plan, scope, report) : [];
  });
  const { ordered, cycles } = orderColumns(columns);
  for (const cycle of cycles) reportCycle(cycle, plans, report);
  checkSummary(definition, plans, report);
  if (errors.length > 0) return { ok: false, errors };
  const historyColumns = planHistory(history.needs);
  return {
    ok: true,
    program: {
      definition,
      hash: contentHash(engineVersion, definition),
      engineVersion,
      tables: plans,
      stages: 1,
      inputs: planInputs(plans, historyColumns),
      history: history.needs,
      balances: definition.balances,
      summary: definition.summary ?? null,
      checked: { columns: ordered, parameters, historyColumns },
    },
  };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the compiler lost a table between planning and checking');
  return value;
}

function planInputs(plans: readonly TablePlan[], historyColumns: readonly ColumnPlan[]): InputPlan[] {
  const snapshots = plans
    .filter((plan) => plan.kind === 'snapshot')
    .map((plan) => ({ tableNo: plan.no, code: plan.code, lines: 'one' as const, columns: plan.columns }));
  return historyColumns.length === 0
    ? snapshots
    : [...snapshots, { tableNo: historyTableNo, code: historyTableCode, lines: 'one', columns: historyColumns }];
}

function reportDuplicates(definition: CalculationDefinition, report: Report): void {
  const check = (what: string, codes: readonly string[], table?: string): void => {
    const seen = new Set<string>();
    for (const code of codes) {
      if (seen.has(code))
        report({
          code: 'DUPLICATE_CODE',
          message: `Two ${what} have the code "${code}".`,
          nextStep: 'Give one of them another code.',
          ...(table === undefined ? {} : { table, column: code }),
        });
      seen.add(code);
    }
  };
  const tables = definition.steps.flatMap((step) => step.tables);
  check(
    'steps',
    definition.steps.map((step) => step.code),
  );
  check(
    'tables',
    tables.map((table) => table.code),
  );
  check(
    'balances',
    definition.balances.map((balance) => balance.code),
  );
  for (const table of tables)
    check(
      `columns of ${table.code}`,
      table.columns.map((column) => column.code),
      table.code,
    );
}

function checkTable(plan: TablePlan, scope: Scope, report: Report): CheckedColumn[] {
  return plan.columns.flatMap((column, index): CheckedColumn[] => {
    const node = column.expression === null ? null : checkColumn(plan, column, scope, report);
    return node ? [{ table: plan.no, column: index, node, reads: readsOf(node) }] : [];
  });
}

function checkColumn(plan: TablePlan, column: ColumnPlan, scope: Scope, report: Report): CheckedNode | null {
  const at = { table: plan.code, column: column.code };
  const parsed = parseFormula(column.expression ?? '');
  if (!parsed.ok) {
    report({ ...parsed.error, ...at });
    return null;
  }
  const { node, errors } = checkFormula(parsed.syntax, scope);
  for (const error of errors) report({ ...error, ...at });
  if (!node) return null;
  const wanted = column.type === 'text' || column.type === 'date' || column.type === 'boolean' ? column.type : 'number';
  if (node.type !== wanted && node.type !== 'never') {
    report({
      code: 'TYPE_MISMATCH',
      message: `The expression gives ${describe(node.type)}, but the column is of type ${column.type}.`,
      nextStep: "Change the expression or the column's type.",
      ...at,
      range: node.range,
    });
    return null;
  }
  if (column.currency !== null && node.currency !== null && node.currency !== column.currency) {
    report({
      code: 'CURRENCY_MISMATCH',
      message: `The expression gives ${node.currency}, but the column is in ${column.currency}.`,
      nextStep: `Write CONVERT(…, ${column.currency}), or set the column to that currency.`,
      ...at,
      range: node.range,
    });
    return null;
  }
  return node;
}

/** Columns that a tree reads, each once, in the order of the text. */
export function readsOf(node: CheckedNode): ColumnAddress[] {
  const found = new Map<string, { at: ColumnAddress; from: number }>();
  visitNodes(node, (part) => {
    const at =
      part.op === 'column'
        ? { table: part.table, column: part.column }
        : part.op === 'history'
          ? { table: historyTableNo, column: part.index }
          : null;
    if (!at) return;
    const key = `${at.table}.${at.column}`;
    const known = found.get(key);
    if (!known || part.range.from < known.from) found.set(key, { at, from: part.range.from });
  });
  return [...found.values()].sort((a, b) => a.from - b.from).map((entry) => entry.at);
}

function reportCycle(cycle: readonly CheckedColumn[], plans: readonly TablePlan[], report: Report): void {
  const names = cycle.map((column) => {
    const plan = plans.find((candidate) => candidate.no === column.table);
    return { table: plan?.code ?? '', column: plan?.columns[column.column]?.code ?? '' };
  });
  const loop = [...names, names[0]].map((name) => `${name?.table}.${name?.column}`).join(' → ');
  report({
    code: 'CYCLE',
    message: `Columns read each other in a circle: ${loop}.`,
    nextStep: 'Take one of these columns out of an expression, or read last period’s value with PREV or YTD.',
    ...names[0],
  });
}

/** The numeric data column behind `Table.Column`; reports where there is none. */
function findResult(path: string, plans: readonly TablePlan[]): { column: ColumnPlan | null; hint: string } {
  const [tableCode, columnCode] = path.split('.');
  const dataTables = plans.filter((plan) => plan.kind === 'data');
  const column = dataTables.find((plan) => plan.code === tableCode)?.columns.find((candidate) => candidate.code === columnCode);
  const numeric = column && (column.type === 'money' || column.type === 'decimal' || column.type === 'integer');
  const names = dataTables.flatMap((plan) => plan.columns.map((candidate) => `${plan.code}.${candidate.code}`));
  return { column: numeric ? column : null, hint: suggestName(path, names, 'Name a numeric column of a data table.') };
}

function planElements(definition: CalculationDefinition, plans: readonly TablePlan[], report: Report): ScopeElement[] {
  return definition.balances.map((balance) => {
    const { column, hint } = findResult(balance.from, plans);
    if (!column) {
      report({
        code: 'BALANCE_COLUMN',
        message: `Balance ${balance.code} takes its amount from ${balance.from}, which is not a numeric column of a data table.`,
        nextStep: hint,
      });
    } else if (column.scale !== balance.scale) {
      report({
        code: 'BALANCE_COLUMN',
        message: `Balance ${balance.code} has scale ${balance.scale}, its column ${balance.from} has ${column.scale}.`,
        nextStep: `Give the balance scale ${column.scale}.`,
      });
    }
    return { code: balance.code, name: balance.name, scale: balance.scale, currency: column?.currency ?? null };
  });
}

function checkSummary(definition: CalculationDefinition, plans: readonly TablePlan[], report: Report): void {
  const found = Object.entries(definition.summary ?? {}).map(([part, path]) => ({ part, path, ...findResult(path, plans) }));
  for (const { part, path, column, hint } of found) {
    if (!column)
      report({
        code: 'SUMMARY_COLUMN',
        message: `The summary's ${part} names ${path}, which is not a numeric column of a data table.`,
        nextStep: hint,
      });
  }
  if (new Set(found.flatMap(({ column }) => column?.currency ?? [])).size > 1) {
    report({
      code: 'SUMMARY_COLUMN',
      message: 'Gross, deductions and net are in different currencies.',
      nextStep: 'Convert two of them, for example by CONVERT([Net], CNY).',
    });
  }
  if (new Set(found.map(({ column }) => column?.scale)).size > 1) {
    report({
      code: 'SUMMARY_COLUMN',
      message: 'Gross, deductions and net have different scales.',
      nextStep: 'Give the three columns one scale.',
    });
  }
}
