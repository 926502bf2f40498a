import type { PopulationKind } from '@wagewright/contracts/payroll/batches';
import type { findingStates as known } from '@wagewright/contracts/payroll/findings';
import type { PayslipCheckStatus, PayslipStatus } from '@wagewright/contracts/payroll/payslips';
import { defined, type RawSearch, readId, readOneOf, readText } from '../../../shared/search.ts';
import { readConditions } from '../../../shared/ui/data-table/filters/conditions.ts';
import { readPivot } from './table/pivot/pivot-state.ts';

export const batchTabs = [
  'overview',
  'people',
  'changes',
  'findings',
  'table',
  'input',
  'errors',
  'payslips',
  'retro',
  'what-ifs',
  'history',
  'access',
] as const;
export type BatchTab = (typeof batchTabs)[number];

/** The contracts’ own come with schemas, which the first load has none of. */
const findingStates = ['blocking', 'open', 'answered', 'held'] as const satisfies readonly (typeof known)[number][];

/** Whom of a batch its list of people shows. */
export const shownKinds = [
  'paid',
  'joiner',
  'leaver',
  'came',
  'gone',
  'moved',
  'held',
  'excluded',
  'added',
  'removed',
] as const satisfies readonly PopulationKind[];

/** `payslipStatuses` and `payslipCheckStatuses`, whose contracts come with the tab. */
const shownPayslips = ['not-set', 'not-generated', 'unpublished', 'published', 'forbidden'] as const satisfies readonly PayslipStatus[];
const checks = ['unchecked', 'confirmed', 'disputed', 'resolved', 'unanswered'] as const satisfies readonly PayslipCheckStatus[];

const textMax = 100;

/** How a table of a batch is seen besides as rows. */
export const tableShows = ['pivot', 'structure'] as const;
/** As many as the server takes one within the other. */
export const groupLevelsMax = 3;
const codeMax = 64;

/** Codes of columns that stand in an address, each once; what is none is left out. */
export function readCodes(raw: unknown, most: number): readonly string[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const codes = [...new Set(raw.filter((code): code is string => typeof code === 'string' && code !== '' && code.length <= codeMax))];
  return codes.length > 0 ? codes.slice(0, most) : undefined;
}

/** The address of a batch page holds its tab and everything that shapes its table: a link shows others the same. */
export const readBatchSearch = (raw: RawSearch) =>
  defined({
    tab: readOneOf(raw, 'tab', batchTabs),
    table: readText(raw, 'table', 64),
    /** Findings of this state, of this cause, in this department. */
    state: readOneOf(raw, 'state', findingStates),
    kind: readOneOf(raw, 'kind', shownKinds),
    /** Payslips of this status, answered so; people who have none, by what theirs is. */
    payslip: readOneOf(raw, 'payslip', shownPayslips),
    check: readOneOf(raw, 'check', checks),
    cause: readText(raw, 'cause', 200),
    department: readId(raw, 'department'),
    /** The amount whose change is looked into, by table and column. */
    item: readText(raw, 'item', 129),
    /** Name or number to search for. */
    q: readText(raw, 'q', textMax),
    /** A column; with a minus before it, descending. */
    sort: readText(raw, 'sort', 65),
    filters: readConditions(raw.filters),
    match: readOneOf(raw, 'match', ['single']),
    /** How the table is seen; its rows, where nothing is said. */
    show: readOneOf(raw, 'show', tableShows),
    /** Only rows of input of which a cell is filled in. */
    filled: raw.filled === true ? (true as const) : undefined,
    /** Columns within which its rows are grouped, one within the other. */
    groups: readCodes(raw.groups, groupLevelsMax),
    /** What the pivot of the table shows. */
    pivot: readPivot(raw.pivot),
    /** A saved view that a link opens. */
    view: readId(raw, 'view'),
    /** The cell that is being explained; without an employee a line of a table that all share. */
    employee: readId(raw, 'employee'),
    /** From 1, as people count; left out: the first. */
    line: readId(raw, 'line'),
    column: readText(raw, 'column', 64),
    /** The run beside the batch that is being looked at. */
    run: readId(raw, 'run'),
    /** The change of many payslips whose course is shown. */
    move: readId(raw, 'move'),
    /** The past batch whose people are shown. */
    past: readId(raw, 'past'),
  });

export type BatchSearch = ReturnType<typeof readBatchSearch>;
