import { defined, type RawSearch, readId, readOneOf, readText } from '../../../shared/search.ts';

export const batchTabs = ['overview', 'table', 'errors', 'payslips', 'retro', 'what-ifs', 'history'] as const;
export type BatchTab = (typeof batchTabs)[number];

export const operators = ['equals', 'not-equals', 'less', 'at-most', 'greater', 'at-least', 'contains', 'blank', 'not-blank'] as const;
export type Operator = (typeof operators)[number];

export interface Condition {
  readonly column: string;
  readonly operator: Operator;
  readonly value?: string;
}

const conditionsMax = 20;
const textMax = 100;

function readCondition(raw: unknown): Condition[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const record = raw as RawSearch;
  const column = readText(record, 'column', 64);
  const operator = readOneOf(record, 'operator', operators);
  if (!column || !operator) return [];
  const value = readText(record, 'value', textMax);
  return [{ column, operator, ...(value === undefined ? {} : { value }) }];
}

function readConditions(raw: unknown): readonly Condition[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const conditions = raw.slice(0, conditionsMax).flatMap(readCondition);
  return conditions.length > 0 ? conditions : undefined;
}

/** The address of a batch page holds its tab and everything that shapes its table: a link shows others the same. */
export const readBatchSearch = (raw: RawSearch) =>
  defined({
    tab: readOneOf(raw, 'tab', batchTabs),
    table: readText(raw, 'table', 64),
    /** Name or number to search for. */
    q: readText(raw, 'q', textMax),
    /** A column; with a minus before it, descending. */
    sort: readText(raw, 'sort', 65),
    filters: readConditions(raw.filters),
    match: readOneOf(raw, 'match', ['single']),
    /** The cell that is being explained; without an employee a line of a table that all share. */
    employee: readId(raw, 'employee'),
    /** From 1, as people count; left out: the first. */
    line: readId(raw, 'line'),
    column: readText(raw, 'column', 64),
    /** The run beside the batch that is being looked at. */
    run: readId(raw, 'run'),
    /** The past batch whose people are shown. */
    past: readId(raw, 'past'),
  });

export type BatchSearch = ReturnType<typeof readBatchSearch>;
