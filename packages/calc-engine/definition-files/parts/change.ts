/** Changes a definition, right or wrong, part by part; every change can be taken back. */
import { type DefinitionPart, nameOfPart, type PartChange, type PartKind } from '@wagewright/contracts/definition-findings';
import { contentHash } from '../../src/definition/hash.ts';
import { type Element, isElement, listOf, wordOf } from '../layers/elements.ts';
import { normalPart } from './normal.ts';
import { type FoundPart, findPart, innerLists, keyOfKind, shellOf, withListOf, wordOfPart } from './places.ts';

/** A change as it was made: with what stood there before, so that it can be taken back, and under which names others may meet it. */
export interface MadeChange {
  readonly part: DefinitionPart;
  /** Null where the part was not there, or is no longer. Of a step or table that stays: without what is in it. */
  readonly before: FoundPart | null;
  readonly after: FoundPart | null;
  /** Names of all parts that are other ones after it. */
  readonly touches: readonly string[];
}

/** The change is about something that is not there. */
export class PartMissing extends Error {
  readonly kind: string;
  readonly part: string;

  constructor(kind: string, part: string) {
    super(`There is no ${kind} ${part}.`);
    this.kind = kind;
    this.part = part;
  }
}

export interface ChangedDefinition {
  readonly definition: Element;
  /** Without those that change nothing. */
  readonly made: readonly MadeChange[];
}

/**
 * One change after the other.
 * @throws PartMissing for a table or step that a part belongs to, a part that is to be taken out, or one to stand behind, which does not exist
 */
export function changeParts(definition: unknown, changes: readonly PartChange[]): ChangedDefinition {
  let now = definition as Element;
  const made: MadeChange[] = [];
  for (const change of changes) {
    const changed = changePart(now, change);
    now = changed.definition;
    made.push(...changed.made);
  }
  return { definition: now, made };
}

/** The definition as it was before these changes, which are given in the order in which they were made. */
export const takeBack = (definition: unknown, made: readonly Pick<MadeChange, 'part' | 'before'>[]): Element =>
  made.reduceRight<Element>((now, { part, before }) => {
    if (!before) return changePart(now, { part, value: null }).definition;
    const place = part.kind === 'table' && before.step !== undefined ? { ...part, step: before.step } : part;
    const { after } = before;
    return put(now, place, before.value, after !== undefined && behindExists(now, place, after) ? after : undefined);
  }, definition as Element);

function changePart(definition: Element, { part, value, after }: PartChange): ChangedDefinition {
  const found = findPart(definition, part);
  if (value === null || value === undefined) {
    if (!found) throw new PartMissing(part.kind, wordOfPart(part));
    return { definition: takeOut(definition, part), made: [{ part, before: found, after: null, touches: namesIn(part, found.value) }] };
  }
  if (after !== undefined && after !== null && !behindExists(definition, part, after)) throw new PartMissing(part.kind, after);
  const wanted = normalPart(part, found === null ? value : withInner(part.kind, value, found.value), definition);
  const changed = put(definition, part, wanted, after);
  const is = findPart(changed, part);
  if (same(found, is)) return { definition, made: [] };
  const isWhole = !found || hasInner(part.kind, value);
  const [before, now] = [isWhole ? found : shell(part.kind, found), isWhole ? is : shell(part.kind, is)];
  const touches = isWhole ? [...new Set([...namesIn(part, found?.value), ...namesIn(part, is?.value)])] : [nameOfPart(part)];
  return { definition: changed, made: [{ part, before, after: now, touches }] };
}

const same = (a: unknown, b: unknown): boolean => contentHash(a) === contentHash(b);

function takeOut(definition: Element, part: DefinitionPart): Element {
  if (part.kind === 'definition') {
    const { [part.field]: _, ...rest } = definition;
    return rest;
  }
  if (part.kind === 'message') {
    const { [part.code]: _, ...messages } = definition.messages as Element;
    const { messages: __, ...rest } = definition;
    return Object.keys(messages).length > 0 ? { ...rest, messages } : rest;
  }
  const [key, word] = [keyOfKind[part.kind], wordOfPart(part)];
  const where = part.kind === 'table' ? { kind: part.kind, code: part.code } : part;
  return withListOf(definition, where, (list) => list.filter((element) => element[key] !== word)) ?? definition;
}

/** Puts a part into its place, taking the one of its name out of it. */
function put(definition: Element, part: DefinitionPart, value: unknown, after: string | null | undefined): Element {
  if (part.kind === 'definition') return { ...definition, [part.field]: value };
  if (part.kind === 'message') return { ...definition, messages: { ...(definition.messages as Element | undefined), [part.code]: value } };
  const found = findPart(definition, part);
  const [key, word] = [keyOfKind[part.kind], wordOfPart(part)];
  const element: Element = { [key]: word, ...(isElement(value) ? value : { value }), [key]: word };
  const moves = found !== null && part.kind === 'table' && part.step !== undefined && part.step !== found.step;
  const from = moves ? takeOut(definition, part) : definition;
  const inner = found && !moves ? withInner(part.kind, element, found.value) : element;
  const changed = withListOf(from, part, (list) => insert(list, key, inner as Element, after));
  if (changed) return changed;
  const [kind, name] = 'table' in part ? ['table', part.table] : ['step', part.kind === 'table' ? (part.step ?? '') : ''];
  throw new PartMissing(kind, name);
}

function insert(list: readonly Element[], key: string, element: Element, after: string | null | undefined): Element[] {
  const known = list.findIndex((candidate) => candidate[key] === element[key]);
  if (after === undefined && known >= 0) return list.with(known, element);
  const others = list.filter((_, index) => index !== known);
  const at = after === undefined ? others.length : after === null ? 0 : others.findIndex((candidate) => candidate[key] === after) + 1;
  return others.toSpliced(at, 0, element);
}

function behindExists(definition: Element, part: DefinitionPart, after: string | null): boolean {
  if (after === null || part.kind === 'definition' || part.kind === 'message') return after === null;
  const behind = { ...part, ...(part.kind === 'version' ? { from: after } : part.kind === 'test' ? { name: after } : { code: after }) };
  return after !== wordOfPart(part) && findPart(definition, behind as DefinitionPart) !== null;
}

const hasInner = (kind: PartKind, value: unknown): boolean =>
  isElement(value) && (innerLists[kind] ?? []).some(([list]) => value[list] !== undefined);

/** A step or table with what is in the one before, unless it brings its own. */
function withInner(kind: PartKind, value: unknown, found: unknown): unknown {
  if (!isElement(value) || !isElement(found)) return value;
  const kept = (innerLists[kind] ?? []).flatMap(([list]) =>
    value[list] === undefined && found[list] !== undefined ? [[list, found[list]]] : [],
  );
  return { ...value, ...Object.fromEntries(kept) };
}

const shell = (kind: PartKind, found: FoundPart | null): FoundPart | null => found && { ...found, value: shellOf(kind, found.value) };

/** The names of a part and of all that is in it. */
function namesIn(part: DefinitionPart, value: unknown): string[] {
  const inner = (innerLists[part.kind] ?? []).flatMap(([list, kind]) =>
    listOf(isElement(value) ? value : undefined, list).flatMap((element) => namesIn(innerPart(part, kind, element), element)),
  );
  return [nameOfPart(part), ...inner];
}

function innerPart(part: DefinitionPart, kind: PartKind, element: Element): DefinitionPart {
  const table = part.kind === 'table' ? part.code : '';
  if (kind === 'column') return { kind, table, code: wordOf(element.code) };
  if (kind === 'version') return { kind, table, from: wordOf(element.validFrom) };
  return { kind: 'table', code: wordOf(element.code) };
}
