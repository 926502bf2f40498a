/** Questions that are asked of every row of a run, from the definition and from what its columns are. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import type { DefinitionError, HistoryNeed, TablePlan } from '../api.ts';
import type { CheckedColumn } from '../definition/checked-program.ts';
import { visitNodes } from '../language/checked.ts';
import { suggestName } from '../language/nearest.ts';
import { parseDecimal } from '../reference/fraction.ts';
import { shareBounds } from './expected.ts';
import type { RowQuestion } from './finding.ts';

export interface QuestionSources {
  readonly definition: CalculationDefinition;
  readonly plans: readonly TablePlan[];
  readonly columns: readonly CheckedColumn[];
  /** Dated tables, whose rows belong to nobody. */
  readonly isDated: (table: number) => boolean;
  readonly needHistory: (need: HistoryNeed) => number;
  readonly report: (error: DefinitionError) => void;
}

const percentages: ReadonlySet<string> = new Set(['decimal', 'integer']);

function columnQuestions(plan: TablePlan, netPath: string | undefined): RowQuestion[] {
  const isGiven = plan.kind === 'snapshot' || plan.kind === 'parameter';
  return plan.columns.flatMap((column, index): RowQuestion[] => {
    const at = { table: plan.no, column: index };
    if (column.plausible) return [{ ...at, code: 'VALUE_OUTSIDE', ...column.plausible }];
    if (isGiven && column.display.percentage && percentages.has(column.type))
      return [{ ...at, code: 'RATE_OUTSIDE', ...shareBounds(column.scale) }];
    return `${plan.code}.${column.code}` === netPath ? [{ ...at, code: 'NEGATIVE_NET', least: 0n, most: null }] : [];
  });
}

/** Columns from which months of 30 days are counted. */
function day31Questions({ columns }: QuestionSources): RowQuestion[] {
  const starts = new Map<string, RowQuestion>();
  for (const { node } of columns)
    visitNodes(node, (part) => {
      if (part.op !== 'employed-days' || part.basis !== 'days-of-30' || part.from?.op !== 'column') return;
      const { table, column } = part.from;
      starts.set(`${table}.${column}`, { code: 'DAY_31_UNPAID', table, column });
    });
  return [...starts.values()];
}

/** What somebody is paid against what the ledger has of the period before. */
function payQuestions({ definition, plans, needHistory, report }: QuestionSources): RowQuestion[] {
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
  return times && column >= 0 ? [{ code: 'PAY_FAR_FROM_LAST', table: plan.no, column, times, history: needHistory(need) }] : [];
}

/** Amounts that are declared as quantity × rate. */
function productQuestions(plan: TablePlan): RowQuestion[] {
  return plan.columns.flatMap((column, index): RowQuestion[] =>
    column.product ? [{ table: plan.no, column: index, code: 'AMOUNT_DIFFERS', ...column.product }] : [],
  );
}

/** In order of the tables; the order is the questions' numbers, fixed for a published copy. Tables over all employees are not asked. */
export function rowQuestions(sources: QuestionSources): RowQuestion[] {
  const { definition, plans, isDated } = sources;
  const asked = plans.filter((plan) => plan.lines !== 'shared' && !isDated(plan.no));
  return [
    ...asked.flatMap((plan) => columnQuestions(plan, definition.summary?.net)),
    ...day31Questions(sources),
    ...payQuestions(sources),
    ...asked.flatMap(productQuestions),
  ];
}
