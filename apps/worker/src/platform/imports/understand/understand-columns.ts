/** What the columns of a file seem to be: by what was said of their headings before, by their names, and where the name says nothing by their values. */
import type { ImportUnderstood } from '@wagewright/contracts/platform/imports';
import type { ImportColumn, ImportTarget } from '@wagewright/db';
import { dayOfSerial, type FileRow, readSomeDate } from '@wagewright/files';
import { coveredNumber } from '../covered-number.ts';
import { byName, byPart, namesOf } from './names.ts';
import { headerOf, namesNumbers, type SampledColumn, sampledColumns, shownSamples, titlesAbove } from './sample.ts';

export interface Knowledge {
  readonly columns: readonly ImportColumn[];
  /** By heading: what was confirmed of it before. */
  readonly remembered: ReadonlyMap<string, string | null>;
  readonly looksLike: NonNullable<ImportTarget['looksLike']>;
  /** By column: values that are known by now, in small letters. */
  readonly known: ReadonlyMap<string, ReadonlySet<string>>;
  /** As somebody has said it. */
  readonly headerRow: number | undefined;
}

type By = ImportUnderstood['columns'][number]['by'];
interface Told {
  readonly code: string;
  readonly by: By;
}

/** Of the values of a column so many, in a hundred, are to fit. */
const fittingPercent = 80;
const fits = (values: readonly string[], test: (text: string) => boolean): boolean =>
  values.length > 0 && values.filter(test).length * 100 >= values.length * fittingPercent;

const isDay = (text: string): boolean => dayOfSerial(text) !== undefined || readSomeDate(text).kind !== 'none';

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Whether all values are among those that a column takes. */
const isChoice = ({ choices = [] }: ImportColumn, values: readonly string[]): boolean => {
  const names = new Set(choices.flatMap(({ code, name, synonyms = [] }) => [code, ...Object.values(name), ...synonyms].map(plain)));
  return names.size > 0 && fits(values, (text) => names.has(plain(text)));
};

/** What the values are, of columns that are still to be found. */
function byValues({ columns, looksLike, known }: Knowledge, values: readonly string[], left: ReadonlySet<string>): string | undefined {
  const open = columns.filter(({ code, role }) => role !== 'note' && left.has(code));
  const looks = open.find(({ code }) => looksLike[code] && fits(values, looksLike[code]));
  if (looks) return looks.code;
  const choice = open.find((column) => isChoice(column, values));
  if (choice) return choice.code;
  const named = open.find(({ code }) => fits(values, (text) => known.get(code)?.has(plain(text)) ?? false));
  if (named) return named.code;
  // several columns of days cannot be told from one another by their values
  const days = open.filter(({ type }) => type === 'date');
  return days.length === 1 && fits(values, isDay) ? days[0]?.code : undefined;
}

/** Sure ones first: each column of ours is one of the file's at most. */
function tell(sampled: readonly SampledColumn[], knowledge: Knowledge): Map<number, Told> {
  const named = knowledge.columns.filter(({ role }) => role !== 'note').map(namesOf);
  const left = new Set(named.map(({ code }) => code));
  const told = new Map<number, Told>();
  const leftOut = new Set<number>();
  const pass = (by: By, find: (column: SampledColumn) => string | null | undefined): void => {
    for (const column of sampled) {
      if (told.has(column.place) || leftOut.has(column.place)) continue;
      const code = find(column);
      if (code === null) leftOut.add(column.place);
      else if (code !== undefined && left.delete(code)) told.set(column.place, { code, by });
    }
  };
  const open = () => named.filter(({ code }) => left.has(code));
  pass('remembered', ({ heading }) => knowledge.remembered.get(heading));
  // of several that a heading can mean the one that the values fit: times of the day or whole moments are both called “time”
  const fitting = (values: readonly string[]) => {
    const isFitting = ({ code }: { readonly code: string }): boolean => {
      const test = knowledge.looksLike[code];
      return test !== undefined && fits(values, test);
    };
    return open().toSorted((one, other) => Number(isFitting(other)) - Number(isFitting(one)));
  };
  pass('name', ({ heading, values }) => byName(heading, fitting(values)));
  pass('part', ({ heading, values }) => byPart(heading, fitting(values)));
  pass('values', ({ values }) => byValues(knowledge, values, left));
  return told;
}

/** Orders of dates that values prove. */
function proved(values: readonly string[]): ReadonlySet<string> {
  const orders = new Set<string>();
  for (const text of values) {
    const some = readSomeDate(text);
    if (some.kind === 'day' && some.proves) orders.add(some.proves);
  }
  return orders;
}

/** As readers decide: the column, else the file; null where one of them does. */
function doubtOf(values: readonly string[], ofFile: ReadonlySet<string>): ImportUnderstood['columns'][number]['doubt'] {
  const own = proved(values);
  if (own.size === 1 || (own.size === 0 && ofFile.size === 1)) return null;
  for (const read of values) {
    const some = readSomeDate(read);
    if (some.kind === 'two-days') return { read, dayFirst: some.dayFirst, monthFirst: some.monthFirst };
  }
  return null;
}

const withDays = (samples: readonly string[]): string[] =>
  samples.map((text) => {
    const day = dayOfSerial(text);
    return day === undefined ? text : `${text} = ${day}`;
  });

/** @returns undefined where the file holds nothing */
export function understandColumns(rows: readonly FileRow[], knowledge: Knowledge): ImportUnderstood | undefined {
  const named = knowledge.columns.filter(({ role }) => role !== 'note').map(namesOf);
  const isKnown = (heading: string): boolean => knowledge.remembered.has(heading) || byName(heading, named) !== undefined;
  const header = rows.find(({ number }) => number === knowledge.headerRow) ?? headerOf(rows, isKnown);
  if (!header) return undefined;
  const sampled = sampledColumns(rows, header);
  const filled = sampled.filter(({ heading, values }) => heading !== '' || values.length > 0);
  const told = tell(filled, knowledge);
  const typeOf = new Map(knowledge.columns.map(({ code, type }) => [code, type]));
  const sealed = new Set(knowledge.columns.flatMap(({ code, isSealed }) => (isSealed ? [code] : [])));
  const samplesOf = ({ place, heading, values }: SampledColumn): string[] =>
    shownSamples(values, namesNumbers(heading) || sealed.has(told.get(place)?.code ?? ''));
  const isOfDays = ({ place }: SampledColumn): boolean => typeOf.get(told.get(place)?.code ?? '') === 'date';
  const ofFile = new Set(filled.filter(isOfDays).flatMap(({ values }) => [...proved(values)]));
  return {
    headerRow: header.number,
    titles: titlesAbove(rows, header),
    emptyColumns: sampled.length - filled.length,
    columns: filled.map((column) => ({
      place: column.place,
      heading: coveredNumber(column.heading),
      samples: isOfDays(column) ? withDays(samplesOf(column)) : samplesOf(column),
      code: told.get(column.place)?.code ?? null,
      by: told.get(column.place)?.by ?? null,
      doubt: isOfDays(column) ? doubtOf(column.values, ofFile) : null,
    })),
  };
}
