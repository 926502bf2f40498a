/** Questions that are asked of every row of a run, from the definition and from what its columns are. */
import type { AbnormalChecks, CalculationDefinition, CheckLevel } from '@wagewright/contracts/definition';
import type { DefinitionError, HistoryNeed, RulePlan, TablePlan } from '../api.ts';
import type { CheckedColumn } from '../definition/checked-program.ts';
import { visitNodes } from '../language/checked.ts';
import { suggestName } from '../language/nearest.ts';
import { parseDecimal } from '../reference/fraction.ts';
import { shareBounds } from './expected.ts';
import type { RowQuestion, ValueQuestion } from './finding.ts';

export interface QuestionSources {
  readonly definition: CalculationDefinition;
  readonly plans: readonly TablePlan[];
  readonly columns: readonly CheckedColumn[];
  readonly rules: readonly RulePlan[];
  /** All tables, the hidden ones of the rules too. */
  readonly stageOf: (table: number) => number;
  /** Dated tables, whose rows belong to nobody. */
  readonly isDated: (table: number) => boolean;
  readonly needHistory: (need: HistoryNeed) => number;
  readonly report: (error: DefinitionError) => void;
}

const percentages: ReadonlySet<string> = new Set(['decimal', 'integer']);

/** A question before it is known where a run asks it. */
type Unplaced<Question> = Question extends unknown ? Omit<Question, 'stage'> : never;
type Question = Unplaced<ValueQuestion>;

/** What is asked of results where a definition says nothing. */
export const usualLevels = { zeroNet: 'off', negativeNet: 'warning', farFromLast: 'warning' } as const satisfies AbnormalChecks;
type ResultCheck = keyof typeof usualLevels;

const levelOf = ({ abnormal }: CalculationDefinition, check: ResultCheck): CheckLevel => abnormal?.[check] ?? usualLevels[check];

/** A built-in check is asked as an error or a warning, or not at all. */
function atLevel<Q extends object>(
  definition: CalculationDefinition,
  check: ResultCheck,
  question: Q,
): (Q & Pick<RowQuestion, 'severity'>)[] {
  const severity = levelOf(definition, check);
  return severity === 'off' ? [] : [{ ...question, severity }];
}

function columnQuestions(plan: TablePlan, definition: CalculationDefinition): Question[] {
  const isGiven = plan.kind === 'snapshot' || plan.kind === 'parameter';
  return plan.columns.flatMap((column, index): Question[] => {
    const at = { table: plan.no, column: index };
    const isNet = `${plan.code}.${column.code}` === definition.summary?.net;
    const zero = isNet ? atLevel(definition, 'zeroNet', { ...at, code: 'ZERO_NET' as const }) : [];
    if (column.plausible) return [{ ...at, code: 'VALUE_OUTSIDE', severity: 'warning', ...column.plausible }, ...zero];
    if (isGiven && column.display.percentage && percentages.has(column.type))
      return [{ ...at, code: 'RATE_OUTSIDE', severity: 'warning', ...shareBounds(column.scale) }];
    if (!isNet) return [];
    return [...atLevel(definition, 'negativeNet', { ...at, code: 'NEGATIVE_NET' as const, least: 0n, most: null }), ...zero];
  });
}

/** Columns from which months of 30 days are counted. */
function day31Questions({ columns }: QuestionSources): Question[] {
  const starts = new Map<string, Question>();
  for (const { node } of columns)
    visitNodes(node, (part) => {
      if (part.op !== 'employed-days' || part.basis !== 'days-of-30' || part.from?.op !== 'column') return;
      const { table, column } = part.from;
      starts.set(`${table}.${column}`, { code: 'DAY_31_UNPAID', severity: 'warning', table, column });
    });
  return [...starts.values()];
}

/** What somebody is paid against what the ledger has of the period before. */
function payQuestions({ definition, plans, needHistory, report }: QuestionSources): Question[] {
  const pay = definition.plausible?.pay;
  if (!pay) return [];
  const element = definition.balances.find(({ code }) => code === pay.element);
  const [tableCode, columnCode] = element?.from.split('.') ?? [];
  const plan = plans.find(({ code }) => code === tableCode);
  const column = plan?.columns.findIndex(({ code }) => code === columnCode) ?? -1;
  if (!element || !plan) {
    const codes = definition.balances.map(({ code }) => code);
    const message = `Pay is compared by the balance element "${pay.element}", which is not there.`;
    report({ code: 'UNKNOWN_ELEMENT', message, nextStep: suggestName(pay.element, codes, 'Name a balance element.') });
    return [];
  }
  const need: HistoryNeed = { element: element.code, window: 'PREV', back: 1, until: null, basis: 'paid', scale: element.scale };
  const times = parseDecimal(String(pay.times));
  if (!times || column < 0 || levelOf(definition, 'farFromLast') === 'off') return [];
  const asked = { code: 'PAY_FAR_FROM_LAST' as const, table: plan.no, column, times, history: needHistory(need) };
  return atLevel(definition, 'farFromLast', asked);
}

/** Amounts that are declared as quantity × rate. */
function productQuestions(plan: TablePlan): Question[] {
  return plan.columns.flatMap((column, index): Question[] =>
    column.product ? [{ table: plan.no, column: index, code: 'AMOUNT_DIFFERS', severity: 'warning', ...column.product }] : [],
  );
}

/** In order of the tables; the order is the questions' numbers, fixed for a published copy. Tables over all employees are not asked. */
export function rowQuestions(sources: QuestionSources): RowQuestion[] {
  const { definition, plans, rules, isDated, stageOf } = sources;
  const asked = plans.filter((plan) => plan.lines !== 'shared' && !isDated(plan.no));
  const ofValues: readonly Question[] = [
    ...asked.flatMap((plan) => columnQuestions(plan, definition)),
    ...day31Questions(sources),
    ...payQuestions(sources),
    ...asked.flatMap(productQuestions),
  ];
  return [
    ...ofValues.map((question) => ({ ...question, stage: stageOf(question.table) })),
    ...rules.map(({ severity, table, at }, rule) => {
      return { code: 'RULE', severity, table, column: null, rule, stage: stageOf(at.table) } as const;
    }),
  ];
}
