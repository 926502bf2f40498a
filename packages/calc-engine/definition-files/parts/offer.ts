/** What a newer parent has for a child: part by part, with what the child has made of the same part meanwhile (ADR 66). */
import { type DefinitionPart, nameOfPart, type PartChange } from '@wagewright/contracts/definition-findings';
import { compareDefinitions, type Difference } from '../layers/compare.ts';
import { type Element, findTable, isElement, listOf, wordOf } from '../layers/elements.ts';
import { changesBetween, samePart, sameWhole } from './between.ts';
import { changeParts } from './change.ts';
import { findPart, shellOf, wordOfPart } from './places.ts';

/** The parent's copy that the child was made of, the parent's copy now, and the child. */
export interface ThreeWays {
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

export interface OfferedPart {
  readonly part: DefinitionPart;
  /** As `nameOfPart` says it: what tells it from the others. */
  readonly name: string;
  /** The child has changed it too, otherwise. What it has stays unless the parent's is chosen. */
  readonly isConflict: boolean;
  /** What the parent has changed. */
  readonly theirs: readonly Difference[];
  /** What the child has changed; nothing where it is no conflict. */
  readonly yours: readonly Difference[];
}

const elements = ({ base, theirs, mine }: ThreeWays) => {
  const [was, is, own] = [base, theirs, mine].map((definition) => (isElement(definition) ? definition : {}));
  return { base: was as Element, theirs: is as Element, mine: own as Element };
};

type Ways = ReturnType<typeof elements>;

/** Parts that the parent has changed since and the child does not have like that already. Steps come and go with their tables. */
export function offerParts(ways: ThreeWays): OfferedPart[] {
  const known = elements(ways);
  const [theirs, yours] = [compareDefinitions(known.base, known.theirs), compareDefinitions(known.base, known.mine)];
  return changedParts(known, changesBetween(known.base, known.theirs)).map((part): OfferedPart => {
    const isWhole = comesWhole(part, known);
    const isConflict = !(isWhole ? sameWhole : samePart)(part, known.base, known.mine);
    const about = isAbout(part, isWhole);
    return {
      part,
      name: nameOfPart(part),
      isConflict,
      theirs: theirs.filter(about),
      yours: isConflict ? yours.filter(about) : [],
    };
  });
}

function changedParts(ways: Ways, changed: readonly PartChange[]): DefinitionPart[] {
  const { base, theirs, mine } = ways;
  const parts = new Map<string, DefinitionPart>();
  for (const change of changed) {
    const part = withTable(placeless(change.part), ways);
    const isStepItself = part.kind === 'step' && !(findPart(base, part) && findPart(theirs, part) && findPart(mine, part));
    const isDone = (comesWhole(part, ways) ? sameWhole : samePart)(part, mine, theirs) && !isElsewhere(part, change, ways);
    if (!isStepItself && !isDone) parts.set(nameOfPart(part), part);
  }
  return [...parts.values()];
}

const placeless = (part: DefinitionPart): DefinitionPart => (part.kind === 'table' ? { kind: part.kind, code: part.code } : part);

/** Only its place has changed, and in the child it does not stand there, or where that would be among what the child has. */
function isElsewhere(part: DefinitionPart, { after, part: changed }: PartChange, { theirs, mine }: Ways): boolean {
  const found = findPart(mine, part);
  if (found === null) return false;
  const step = changed.kind === 'table' ? changed.step : undefined;
  if (step !== undefined && found.step !== step) return true;
  return after !== undefined && found.after !== behind(part, mine, theirs, step).after;
}

/** A part of a table that the child has not, or not of that kind, is the table's. */
function withTable(part: DefinitionPart, { theirs, mine }: Ways): DefinitionPart {
  if (!('table' in part)) return part;
  const [own, is] = [findTable(mine, part.table), findTable(theirs, part.table)];
  return own && own.kind === is?.kind ? part : { kind: 'table', code: part.table };
}

/** A table that is new or gone on one side, or of another kind, comes with all that is in it. */
function comesWhole(part: DefinitionPart, { base, theirs, mine }: Ways): boolean {
  if (part.kind !== 'table') return false;
  const kinds = [base, theirs, mine].map((definition) => findTable(definition, part.code)?.kind);
  return new Set(kinds).size > 1;
}

const isAbout =
  (part: DefinitionPart, isWhole: boolean) =>
  ({ kind, at, key }: Difference): boolean => {
    if (part.kind === 'definition') return kind === 'definition' && key?.split('.')[0] === part.field;
    if (isWhole && part.kind === 'table' && (kind === 'column' || kind === 'version')) return at.split(/[.@]/)[0] === part.code;
    return `${kind} ${at}` === nameOfPart(part);
  };

/**
 * Changes that take parts of the parent into the child, each as the parent has it and, where it is new or moved, behind what it stands behind there.
 * @param names of parts that `offerParts` offers; others are nothing to take
 */
export function takeParts(ways: ThreeWays, names: ReadonlySet<string>): PartChange[] {
  const known = elements(ways);
  const changed = changesBetween(known.base, known.theirs);
  const wanted = changedParts(known, changed).filter((part) => names.has(nameOfPart(part)));
  const moved = new Set(changed.flatMap(({ part, after }) => (after === undefined ? [] : [nameOfPart(part)])));
  const changes: PartChange[] = [];
  let now = known.mine;
  const make = (...made: PartChange[]): void => {
    now = changeParts(now, made).definition;
    changes.push(...made);
  };
  for (const part of wanted) make(...changesOf(part, now, known, moved.has(nameOfPart(part))));
  const left = listOf(now, 'steps').filter((step) => listOf(step, 'tables').length === 0);
  for (const { code } of left) {
    const step: DefinitionPart = { kind: 'step', code: wordOf(code) };
    if (!findPart(known.theirs, step)) make({ part: step, value: null });
  }
  return changes;
}

function changesOf(part: DefinitionPart, now: Element, ways: Ways, isMoved: boolean): PartChange[] {
  const { theirs } = ways;
  const [found, wanted] = [findPart(now, part), findPart(theirs, part)];
  const takeOut: PartChange[] = found ? [{ part, value: null }] : [];
  if (!wanted) return takeOut;
  const isWhole = comesWhole(part, ways);
  const stays = found !== null && !isWhole;
  const value = stays ? shellOf(part.kind, wanted.value) : wanted.value;
  if (stays && !isMoved) return [{ part, value }];
  if (part.kind !== 'table') return [{ part, value, ...behind(part, now, theirs) }];
  const step = wanted.step ?? '';
  const put: PartChange = { part: { ...part, step }, value, ...behind(part, now, theirs, step) };
  return [...missingStep(step, now, theirs), ...(isWhole ? takeOut : []), put];
}

function missingStep(code: string, now: Element, theirs: Element): PartChange[] {
  const part: DefinitionPart = { kind: 'step', code };
  if (findPart(now, part)) return [];
  return [{ part, value: shellOf('step', findPart(theirs, part)?.value), ...behind(part, now, theirs) }];
}

/** What a part stands behind in the parent, or the nearest before that which the child has too; nothing where order means nothing. */
function behind(part: DefinitionPart, now: Element, theirs: Element, step?: string): { readonly after?: string | null } {
  const seen = new Set<string>();
  for (let at: DefinitionPart = part; ; ) {
    const after = findPart(theirs, at)?.after;
    if (after === undefined) return {};
    if (after === null || seen.has(after)) return { after: null };
    seen.add(after);
    at = named(at, after);
    const found = findPart(now, at);
    if (found && (step === undefined || found.step === step) && after !== wordOfPart(part)) return { after };
  }
}

function named(part: DefinitionPart, word: string): DefinitionPart {
  if (part.kind === 'version') return { ...part, from: word };
  return part.kind === 'test' ? { ...part, name: word } : ({ ...part, code: word } as DefinitionPart);
}
