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
import type { Scope, ScopeTable } from '../language/scope.ts';
import { rowQuestions } from '../plausibility/row-questions.ts';
import { engineVersion } from '../version.ts';
import { checkApplicationScope } from './application-scope.ts';
import { checkedColumn, checkTable, type LineRoots } from './check-columns.ts';
import type { CalculationStep, CheckedColumn, ParameterData } from './checked-program.ts';
import { contentHash } from './hash.ts';
import { madeColumns, madeLines, tablesWithMadeLines } from './made-columns.ts';
import { checkMessages } from './messages.ts';
import { orderColumns } from './order.ts';
import { compileParameters } from './parameters.ts';
import { planHistory, type Report } from './plan.ts';
import { linkProducts } from './products.ts';
import { checkSummary } from './results.ts';
import { checkConditions, planRules, ruledTable, withRuleTables } from './rules.ts';
import { planScopes } from './scopes.ts';
import { assignStages } from './stages.ts';
import type { TableShapes } from './table-shapes.ts';

/** Never throws on a definition that has the schema's shape. */
export function compileDefinition(definition: CalculationDefinition): CompileResult {
  const errors: DefinitionError[] = [];
  const report: Report = (error) => errors.push(error);
  const whole = withRuleTables(definition, report);
  const { shapes, plans, scopes, scope: everywhere, needs } = planScopes(whole, report);
  const visible = definition.steps.reduce((sum, step) => sum + step.tables.length, 0);
  const scope = { ...everywhere, tables: scopes.slice(0, visible) };
  reportDuplicates(definition, plans.slice(0, visible), report);
  const parameters = parameterData(shapes, plans, scopes, report);
  const roots: LineRoots = { rootOf: (no) => plans[no - 1]?.linesOf ?? no, made: tablesWithMadeLines(plans) };
  const checked = shapes.all.flatMap(({ table }, index): CheckedColumn[] => {
    const plan = required(plans[index]);
    const ruled = ruledTable(plan.code);
    if (ruled !== null) {
      const own = scope.tables.find(({ code }) => code === ruled);
      return own ? checkConditions(plan, { ...scope, own }, roots, report) : [];
    }
    if (table.kind === 'data') return checkTable(table, plan, { ...scope, own: required(scopes[index]) }, roots, report);
    if (plan.lines === 'shared' || errors.length > 0) return [];
    return madeColumns(plan, plans).map(({ column, node }) => checkedColumn(plan.no, column, node, roots));
  });
  const isDated = (no: number): boolean => parameters.has(no);
  const { rules, columns } = planRules({ definition, plans, columns: checked, roots, isDated, report });
  const lines = plans.filter((plan) => roots.made.has(plan.no)).map((plan) => madeLines(plan, plans, roots.made));
  const { ordered, cycles } = orderColumns([...columns, ...lines]);
  for (const cycle of cycles) reportCycle(cycle, plans, scope.payTypes, report);
  const { tables: staged, stages } = assignStages(plans, columns, shapes, report);
  const tables = linkProducts(definition, staged, scopes, report);
  checkSummary(definition, plans, report);
  const questions = rowQuestions({
    definition,
    plans: tables.slice(0, visible),
    columns: columns.filter(({ table }) => table <= visible),
    rules,
    stageOf: (no) => stageOfTable(tables, no),
    isDated,
    needHistory: scope.needHistory,
    report,
  });
  checkMessages(definition, plans, report);
  checkApplicationScope(definition, report);
  if (errors.length > 0) return { ok: false, errors };
  const historyColumns = planHistory(needs);
  const { origin: _, ...own } = definition; // whose rules they are is no rule: nothing calculates with it
  return {
    ok: true,
    program: {
      definition,
      hash: contentHash(engineVersion, own),
      engineVersion,
      tables: tables.slice(0, visible),
      rules,
      ruleTables: tables.slice(visible),
      stages,
      inputs: planInputs(tables.slice(0, visible), parameters, historyColumns),
      history: needs,
      balances: definition.balances,
      summary: definition.summary ?? null,
      questions,
      checked: { steps: ordered, columns: ordered.filter((step) => step.column !== null), parameters, historyColumns },
    },
  };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the compiler lost a table between planning and checking');
  return value;
}

/** What was given is asked in the first stage. */
function stageOfTable(plans: readonly TablePlan[], no: number): number {
  const plan = plans.find((candidate) => candidate.no === no);
  return !plan || plan.kind === 'snapshot' || plan.kind === 'parameter' ? 0 : plan.stage;
}

function parameterData(
  shapes: TableShapes,
  plans: readonly TablePlan[],
  scopes: readonly ScopeTable[],
  report: Report,
): Map<number, ParameterData> {
  const parameters = new Map<number, ParameterData>();
  for (const [index, { no, table }] of shapes.all.entries()) {
    if (table.kind !== 'parameter' || table.input !== undefined) continue;
    parameters.set(no, compileParameters(table, required(plans[index]), required(scopes[index]), report));
  }
  return parameters;
}

/** Snapshots, and parameter tables whose rows are typed or imported. */
function planInputs(
  plans: readonly TablePlan[],
  parameters: ReadonlyMap<number, ParameterData>,
  historyColumns: readonly ColumnPlan[],
): InputPlan[] {
  const frozen = plans.filter((plan) => plan.kind === 'snapshot' || (plan.kind === 'parameter' && !parameters.has(plan.no)));
  const inputs = frozen.map((plan): InputPlan => {
    return { tableNo: plan.no, code: plan.code, lines: plan.lines === 'many' ? 'many' : 'one', columns: plan.columns };
  });
  return historyColumns.length === 0
    ? inputs
    : [...inputs, { tableNo: historyTableNo, code: historyTableCode, lines: 'one', columns: historyColumns }];
}

function reportDuplicates(definition: CalculationDefinition, plans: readonly TablePlan[], report: Report): void {
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
  check(
    'pay types',
    (definition.payTypes ?? []).map((type) => type.code),
  );
  for (const table of plans)
    check(
      `columns of ${table.code}`,
      table.columns.map((column) => column.code),
      table.code,
    );
}

/** A column that carries a type and reads its total stands in a circle with itself: the type is said, because no text of a column shows it. */
function reportCycle(cycle: readonly CalculationStep[], plans: readonly TablePlan[], types: Scope['payTypes'], report: Report): void {
  const names = cycle.map((column) => {
    const plan = plans.find((candidate) => candidate.no === column.table);
    return { table: plan?.code ?? '', column: column.column === null ? '(lines)' : (plan?.columns[column.column]?.code ?? '') };
  });
  const loop = [...names, names[0]].map((name) => `${name?.table}.${name?.column}`).join(' → ');
  const carried = types.filter(({ carriers }) =>
    cycle.some((at) => carriers.some(({ table, column }) => isAt(at, table.no, column.index))),
  );
  const byType = carried.length > 0 ? ` The circle may go through TOTAL(${carried.map(({ code }) => code).join('), TOTAL(')}).` : '';
  report({
    code: 'CYCLE',
    message: `Columns read each other in a circle: ${loop}.${byType}`,
    nextStep: byType
      ? 'Take the pay type off the column that reads its total, or take the total out of the expression.'
      : 'Take one of these columns out of an expression, or read last period’s value with PREV or YTD.',
    ...names[0],
  });
}

const isAt = (step: CalculationStep, table: number, column: number): boolean => step.table === table && step.column === column;
