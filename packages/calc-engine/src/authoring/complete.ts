/** What may stand where somebody is writing: columns, tables, functions, balance elements, pay types and words, the likeliest first. */
import type { LocalizedName, TextRange } from '../api.ts';
import { argumentSlots, signature } from '../functions/arity.ts';
import { findFunction, functions } from '../functions/index.ts';
import type { ArgumentKind, ArgumentSpec, FunctionSpec } from '../functions/spec.ts';
import { printName } from '../language/print.ts';
import { resolveNamed, type Scope, type ScopeColumn, type ScopeTable } from '../language/scope.ts';
import { type Place, placeAt } from './place.ts';

export interface Completion {
  readonly kind: 'column' | 'table' | 'function' | 'element' | 'pay-type' | 'word';
  /** What is written in. */
  readonly insert: string;
  readonly name: LocalizedName;
  /** Type and currency of a column, signature of a function, code of an element. */
  readonly detail: string;
  /** What a function does. */
  readonly help: LocalizedName | null;
}

export interface Completions {
  /** What a chosen one replaces. */
  readonly range: TextRange;
  readonly items: readonly Completion[];
}

/** A list is for looking through. */
const shownMax = 60;
/** Arguments from one that is being written, itself included, up to which a call's specification is asked. */
const followingMax = 4;

/** Null where nothing can be completed: in a text, or where nothing of that name exists. */
export function completeFormula(text: string, offset: number, scope: Scope): Completions | null {
  const place = placeAt(text, offset);
  if (!place) return null;
  const range = { from: place.range.from, to: closedBy(text, offset, place) };
  const items = rank(candidates(place, scope), place.word).slice(0, shownMax);
  return items.length === 0 ? null : { range, items };
}

/** A bracket that the editor has closed of its own accord is replaced with the word. */
function closedBy(text: string, offset: number, { isBracketed, range }: Place): number {
  return isBracketed && text[offset] === ']' ? offset + 1 : range.to;
}

function candidates(place: Place, scope: Scope): Completion[] {
  if (place.table !== null) return columnsOf(place.table, scope).map((item) => (place.isBracketed ? afterPoint(item) : item));
  if (place.isBracketed) return [...ownColumns(scope), ...tablesOf(scope)];
  const wanted = argumentAt(place);
  return wanted ? byKind[wanted.kind](scope, wanted, place) : anything(scope);
}

/** A code needs no brackets: `Overtime[Ho` becomes `Overtime.Hours`. */
const afterPoint = (item: Completion): Completion => ({ ...item, insert: `.${item.insert}` });

/** What the call's specification says of the argument that is being written; null outside of a call, or where it has too many. */
function argumentAt({ call }: Place): ArgumentSpec | null {
  const spec = call && findFunction(call.name);
  return spec && call ? slotAt(spec, call.argument) : null;
}

/** Groups that repeat and a last argument make the number of arguments matter, so that the least that can follow is tried first. */
function slotAt(spec: FunctionSpec, argument: number): ArgumentSpec | null {
  for (let more = 1; more <= followingMax; more += 1) {
    const slot = argumentSlots(spec, argument + more)?.[argument];
    if (slot) return slot;
  }
  return null;
}

const values = (scope: Scope): Completion[] => anything(scope);

const byKind: Readonly<Record<ArgumentKind, (scope: Scope, argument: ArgumentSpec, place: Place) => Completion[]>> = {
  number: values,
  text: values,
  date: values,
  boolean: values,
  any: values,
  rows: values,
  table: tablesOf,
  column: (scope, _, { call }) => columnsOf(bareName(call?.before[0] ?? ''), scope),
  element: ({ elements }) =>
    elements.map(({ code, name }) => ({ kind: 'element', insert: printName(code), name, detail: code, help: null })),
  'pay-type': ({ payTypes }) =>
    payTypes.map(({ code, name }) => ({ kind: 'pay-type', insert: printName(code), name, detail: code, help: null })),
  currency: (scope) => words([...new Set(scope.tables.flatMap(({ columns }) => columns.flatMap(({ currency }) => currency ?? [])))]),
  option: (_, { options = [] }) => words(options),
};

function words(list: readonly string[]): Completion[] {
  return list.map((word) => ({ kind: 'word', insert: word, name: { en: word, 'zh-CN': word }, detail: '', help: null }));
}

function anything(scope: Scope): Completion[] {
  return [...ownColumns(scope), ...functions.map(completionOf), ...tablesOf(scope)];
}

function completionOf(spec: FunctionSpec): Completion {
  const { name } = spec;
  const isWord = spec.arguments.length === 0 && !spec.repeating;
  return {
    kind: 'function',
    insert: isWord ? name : `${name}(`,
    name: { en: name, 'zh-CN': name },
    detail: signature(spec),
    help: spec.doc,
  };
}

const ownColumns = ({ own }: Scope): Completion[] => own?.columns.map(columnCompletion) ?? [];

function columnsOf(table: string, { tables }: Scope): Completion[] {
  return resolveNamed(tables, table).item?.columns.map(columnCompletion) ?? [];
}

function columnCompletion({ code, name, type, currency }: ScopeColumn): Completion {
  return { kind: 'column', insert: printName(code), name, detail: currency ?? type, help: null };
}

function tablesOf({ tables, own }: Scope): Completion[] {
  const others = tables.filter((table: ScopeTable) => table.no !== own?.no);
  return others.map(({ code, name }) => ({ kind: 'table', insert: printName(code), name, detail: code, help: null }));
}

const bareName = (written: string): string => (written.startsWith('[') && written.endsWith(']') ? written.slice(1, -1) : written);

/** Those that begin with the word first, then those in which a word begins with it, then those that have it somewhere; by code and by every name. */
function rank(items: readonly Completion[], word: string): Completion[] {
  if (word === '') return [...items];
  const wanted = word.toLowerCase();
  const placed = items.flatMap((item) => {
    const best = Math.min(...[item.insert, item.name.en, item.name['zh-CN']].map((name) => fit(name.toLowerCase(), wanted)));
    return best === Number.POSITIVE_INFINITY ? [] : [{ item, best }];
  });
  return placed.toSorted((a, b) => a.best - b.best).map(({ item }) => item);
}

function fit(name: string, wanted: string): number {
  const bare = name.replace(/^[.[]/, '');
  if (bare.startsWith(wanted)) return 0;
  const at = bare.indexOf(wanted);
  if (at < 0) return Number.POSITIVE_INFINITY;
  return /[\s_.]/.test(bare[at - 1] ?? '') ? 1 : 2;
}

/** The call around a place, and which of its arguments is being written: for the line of help below an editor. */
export interface CallHelp {
  readonly spec: FunctionSpec;
  readonly argument: ArgumentSpec | null;
}

export function helpAt(text: string, offset: number): CallHelp | null {
  const place = placeAt(text, offset);
  const spec = place?.call ? findFunction(place.call.name) : undefined;
  return place?.call && spec ? { spec, argument: slotAt(spec, place.call.argument) } : null;
}
