import { type Program, type TablePlan, tellFailure } from '@wagewright/calc-engine';
import type { LocalizedText } from '@wagewright/contracts';
import { exactReader } from '@wagewright/contracts/format';
import type { ConcernedRow, StoredFailure } from '@wagewright/db';
import { cellErrorColumns } from '@wagewright/db/columns';
import { lineOwner } from './line-owner.ts';

const readers = { en: exactReader('en'), 'zh-CN': exactReader('zh-CN') } as const;

const nameOf = (named: { readonly name: LocalizedText } | undefined, code: string): LocalizedText =>
  named ? { en: named.name.en, 'zh-CN': named.name['zh-CN'] } : { en: code, 'zh-CN': code };

const tableOf = ({ tables }: Program, tableNo: number): TablePlan | undefined => tables.find(({ no }) => no === tableNo);

/** A cell without a value, by the names of its table and column. */
export function viewFailedCell(program: Program, { tableNo, line, column, ...owner }: ConcernedRow) {
  const table = tableOf(program, tableNo);
  return {
    ...lineOwner(owner),
    table: table?.code ?? String(tableNo),
    tableName: nameOf(table, String(tableNo)),
    line,
    column,
    columnName: nameOf(
      table?.columns.find(({ code }) => code === column),
      column,
    ),
  };
}

interface Failed extends Pick<ConcernedRow, 'tableNo' | 'column'> {
  readonly code: string;
  readonly detail: StoredFailure;
}

/** Why it has no value and what to do, in both languages, and the part of the rule that failed. */
export function viewFailure(program: Program, { tableNo, column, code, detail }: Failed) {
  const table = tableOf(program, tableNo);
  const cell = {
    code: cellErrorColumns.code(code),
    table: table?.code ?? '',
    parameters: detail.parameters ?? {},
    inputs: detail.inputs ?? {},
  };
  const [en, chinese] = [tellFailure(program, cell, readers.en), tellFailure(program, cell, readers['zh-CN'])];
  const plan = table?.columns.find((candidate) => candidate.code === column);
  const expression = plan?.expression ?? null;
  return {
    code,
    message: { en: en.why, 'zh-CN': chinese.why },
    nextStep: { en: en.remedy, 'zh-CN': chinese.remedy },
    // the range of a formula by date counts in that formula
    rule: expression !== null && detail.range && !plan?.formulas ? expression.slice(detail.range.from, detail.range.to) : expression,
  };
}
