/** The layer that makes one definition of another: as few words as the verbs of ADR 51 can say it in. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { headFields, type ParentName, plainDefinition } from '@wagewright/contracts/definition-findings';
import { type Element, findTable, listOf, tablesOf, wordOf } from '../layers/elements.ts';
import { parentHash } from '../layers/origin.ts';
import { listedKinds } from '../parts/between.ts';
import { namesThatStay } from '../parts/order.ts';
import { keyOfKind, shellOf } from '../parts/places.ts';
import { changesOfTable } from './table.ts';
import { asElement, changedElement, note, noteAll, noteAt, noVerbs, placeIn, saidVerbs, same, type Verbs, withPlaced } from './verbs.ts';
import { writeYaml } from './yaml.ts';

/** A layer says its own name always. */
const heads = headFields.filter((field) => field !== 'name');

/**
 * @param parent of the schema's shape, as is `child`
 * @param name how the child names its parent; with the parent's hash where it is of another text than `parent`, as a file's is
 */
export function layerBetween(parent: CalculationDefinition, child: CalculationDefinition, name: ParentName): Element {
  const [below, own] = [parent, child] as unknown as [Element, Element];
  const plain = plainDefinition(child);
  const verbs = noVerbs();
  const said = heads.flatMap((key) => (same(below[key], own[key]) ? [] : [[key, plain[key] ?? null] as const]));
  const messages = changedMessages(below, own);
  writeSteps(below, own, plain, verbs);
  for (const [list, kind] of listedKinds) writeList({ below, own, plain, list, key: keyOfKind[kind] }, verbs);
  return {
    extends: { ...name, hash: name.hash ?? parentHash(parent) },
    code: child.code,
    name: child.name,
    ...Object.fromEntries(said),
    ...(messages ? { messages } : {}),
    ...saidVerbs(verbs),
  };
}

export const writeLayer = (...given: Parameters<typeof layerBetween>): string => writeYaml(layerBetween(...given));

function changedMessages(below: Element, own: Element): Element | null {
  const [was, is] = [asElement(below.messages), asElement(own.messages)];
  const changed = Object.keys({ ...was, ...is }).filter((code) => !same(was[code], is[code]));
  return changed.length > 0 ? Object.fromEntries(changed.map((code) => [code, is[code] ?? null])) : null;
}

interface Lists {
  readonly below: Element;
  readonly own: Element;
  readonly plain: Element;
  readonly list: string;
  readonly key: string;
}

/** Elements of a list that stay are changed; those that are new or stand elsewhere are added, and the others switched off. */
function writeList({ below, own, plain, list, key }: Lists, { off, change, add }: Verbs): void {
  const wordsOf = (definition: Element): string[] => listOf(definition, list).map((one) => wordOf(one[key]));
  const [had, has] = [wordsOf(below), wordsOf(own)];
  const changes = listOf(own, list).map((one, index) =>
    changedElement(listOf(below, list)[had.indexOf(has[index] ?? '')], one, listOf(plain, list)[index] ?? {}),
  );
  const stay = namesThatStay(
    has.filter((_, index) => changes[index] !== null),
    had,
  );
  const gone = had.filter((word) => !stay.has(word));
  if (list === 'tests' && stay.size === 0 && gone.length > 0) off[list] = 'all';
  else note(off, list, ...gone);
  let now = had.filter((word) => stay.has(word));
  for (const [index, word] of has.entries()) {
    const changed = changes[index];
    if (stay.has(word)) {
      if (changed && Object.keys(changed).length > 0) noteAt(change, list, word, changed);
      continue;
    }
    const place = placeIn(has, index, now);
    now = withPlaced(now, place, word);
    note(add, list, { ...place, ...listOf(plain, list)[index] });
  }
}

const codesOf = (elements: readonly Element[]): string[] => elements.map(({ code }) => wordOf(code));
const stepOf = (definition: Element, table: string): string =>
  wordOf(listOf(definition, 'steps').find((step) => listOf(step, 'tables').some(({ code }) => code === table))?.code);

/** Tables that a change can make of the parent's stay or are moved; all others are switched off and added whole. */
function writeSteps(below: Element, own: Element, plain: Element, verbs: Verbs): void {
  const [had, has] = [codesOf(listOf(below, 'steps')), codesOf(listOf(own, 'steps'))];
  const kept = new Set<string>();
  for (const table of tablesOf(own)) {
    const code = wordOf(table.code);
    const was = findTable(below, code);
    const changes = was && had.includes(stepOf(own, code)) ? changesOfTable(was, table) : null;
    if (!changes) continue;
    kept.add(code);
    noteAll(verbs, changes);
  }
  note(verbs.off, 'tables', ...codesOf(tablesOf(below)).filter((code) => !kept.has(code)));
  const stay = namesThatStay(has, had);
  const keptSteps = has.filter((code) => had.includes(code));
  for (const [index, step] of listOf(own, 'steps').entries()) {
    const code = has[index] ?? '';
    const was = listOf(below, 'steps').find((candidate) => candidate.code === code);
    const written = listOf(plain, 'steps')[index] ?? {};
    if (!was) {
      note(verbs.add, 'steps', { after: has[index - 1] ?? null, ...written });
      continue;
    }
    const at = stay.has(code) ? {} : { after: keptSteps[keptSteps.indexOf(code) - 1] ?? null };
    const said = { ...at, ...(same(shellOf('step', was), shellOf('step', step)) ? {} : { name: step.name }) };
    if (Object.keys(said).length > 0) noteAt(verbs.change, 'steps', code, said);
    writeTables(below, step, written, kept, verbs);
  }
}

/** Puts the tables of a step that both have into their order, and those that are new between them. */
function writeTables(below: Element, step: Element, written: Element, kept: ReadonlySet<string>, verbs: Verbs): void {
  const code = wordOf(step.code);
  const words = codesOf(listOf(step, 'tables'));
  const wanted = words.filter((word) => kept.has(word));
  const there = codesOf(tablesOf(below)).filter((word) => wanted.includes(word) && stepOf(below, word) === code);
  const stay = namesThatStay(wanted, there);
  for (const [index, word] of wanted.entries()) {
    if (stay.has(word)) continue;
    const said = asElement(asElement(verbs.change.tables)[word]);
    noteAt(verbs.change, 'tables', word, { ...(there.includes(word) ? {} : { step: code }), after: wanted[index - 1] ?? null, ...said });
  }
  for (const [index, word] of words.entries()) {
    if (!kept.has(word)) note(verbs.add, 'tables', { step: code, after: words[index - 1] ?? null, ...listOf(written, 'tables')[index] });
  }
}
