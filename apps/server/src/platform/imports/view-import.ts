import { type Language, possibleEvents } from '@wagewright/contracts';
import {
  filledBySpread,
  type ImportColumnType,
  type ImportDetail,
  type ImportSummary,
  importEntityOf,
  importMachine,
  importWorkStatuses,
} from '@wagewright/contracts/platform/imports';
import { importJobColumns } from '@wagewright/db/columns';
import { viewFile } from '../files/index.ts';
import { failureText } from '../jobs/index.ts';
import { type ImportRecord, subjectOf } from './load-import.ts';
import { describeFound } from './row-reasons.ts';

const act = (by: { readonly displayName: string } | null, at: Date | null) =>
  at ? { by: by?.displayName ?? '–', at: at.toISOString() } : null;

export const countsOf = ({ created, updated, closed, unchanged, refused }: ImportRecord) => ({
  created,
  updated,
  closed,
  unchanged,
  refused,
});

const codeIn = ({ code }: Readonly<Record<string, unknown>>): string | null => (typeof code === 'string' ? code : null);

export function viewSummary(row: ImportRecord): ImportSummary {
  return {
    id: row.id,
    version: row.version,
    subject: subjectOf(row),
    title: importJobColumns.title(row.title),
    code: codeIn(importJobColumns.target(row.target)),
    status: importJobColumns.status(row.status),
    file: viewFile(row.file),
    counts: countsOf(row),
    started: { by: row.startedBy.displayName, at: row.startedAt.toISOString() },
    written: act(row.writtenBy, row.writtenAt),
    undone: act(row.undoneBy, row.undoneAt),
  };
}

const isWorkedAt = (status: string): boolean => importWorkStatuses.some((known) => known === status);

const isWhole = ({ entity }: Pick<ImportRecord, 'entity'>): boolean => importEntityOf(importJobColumns.entity(entity)).isWhole ?? false;

/** What changes something, and so can be written. */
export const factsOf = ({ created, updated, closed, refused, entity }: ImportRecord) => ({
  hasChanges: created + updated + closed > 0,
  isIncomplete: refused > 0 && isWhole({ entity }),
});

/** @param mayImport whether the caller may import into it, not only look */
export function viewImport(row: ImportRecord, language: Language, mayImport: boolean): ImportDetail {
  const columns = importJobColumns.columns(row.columns);
  const layout = importJobColumns.layout(row.layout);
  const inLayout = layout?.flatMap(({ code }) => (code === null ? [] : [code])) ?? [];
  const inFile = new Set([...inLayout, ...filledBySpread(columns, inLayout)]);
  const status = importJobColumns.status(row.status);
  const events = possibleEvents(importMachine, status, factsOf(row)).filter((event) => !/^(?:finish-|fail-|ask-)/.test(event));
  const type = (given: ImportColumnType) => given;
  return {
    ...viewSummary(row),
    options: importJobColumns.options(row.options),
    answers: importJobColumns.answers(row.answers),
    isWhole: isWhole(row),
    columns: columns.map((column) => ({
      ...column,
      ...(column.followsOf !== undefined && inFile.has(column.followsOf) ? { follows: true } : {}),
      type: type(column.type),
      inFile: inFile.has(column.code),
    })),
    progress: isWorkedAt(status)
      ? { part: importJobColumns.part(row.part), done: row.done, total: row.total, rows: row.rows, startedAt: row.askedAt.toISOString() }
      : null,
    understood: status === 'asking' ? importJobColumns.understood(row.understood) : null,
    failure: isWorkedAt(status) ? null : failureText(row.failure, language),
    problems: describeFound(importJobColumns.problems(row.problems), columns, language),
    notes: describeFound(importJobColumns.notes(row.notes), columns, language),
    sheets: row.sheets,
    events: mayImport ? events : [],
  };
}
