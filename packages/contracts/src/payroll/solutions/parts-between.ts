/**
 * The changes that lead from one definition to another, part by part (ADR 64): what an editor saves after it has changed a definition as a
 * whole, be it one formula, a rename everywhere or something taken back.
 */
import type { CalculationDefinition } from './definition.ts';
import { type DefinitionPart, headFields, nameOfPart, type PartChange } from './definition-part.ts';
import { keptInPlace } from './kept-in-place.ts';

type Element = object;

/** Elements of one list, by the word that names each. */
interface Listed {
  readonly part: DefinitionPart;
  readonly word: string;
  /** Without the parts in it. */
  readonly own: Element;
  /** With all that is in it. */
  readonly whole: Element;
}

/** Changes in an order in which each finds what it needs: what is new and what moves first, then what goes. */
export function partsBetween(before: CalculationDefinition, after: CalculationDefinition): PartChange[] {
  const known = new Map(before.steps.flatMap(({ code, tables }) => tables.map((table) => [table.code, { step: code, table }] as const)));
  const stays = new Set(after.steps.flatMap(({ tables }) => tables.map(({ code }) => code)));
  return [
    ...heads(before, after),
    ...ofList(listed('payType', before.payTypes ?? []), listed('payType', after.payTypes ?? [])),
    ...ofList(stepsOf(before), stepsOf(after), false),
    ...after.steps.flatMap((step) => tablesIn(step, before.steps.find(({ code }) => code === step.code)?.tables ?? [], known)),
    ...[...known].filter(([code]) => !stays.has(code)).map(([code]) => takenOut({ kind: 'table', code })),
    ...gone(stepsOf(before), stepsOf(after)),
    ...ofList(listed('balance', before.balances), listed('balance', after.balances)),
    ...messages(before, after),
    ...ofList(listed('ruleGroup', before.ruleGroups ?? []), listed('ruleGroup', after.ruleGroups ?? [])),
    ...ofList(listed('rule', before.rules ?? []), listed('rule', after.rules ?? [])),
    ...ofList(testsOf(before), testsOf(after)),
  ];
}

type Step = CalculationDefinition['steps'][number];
type Table = Step['tables'][number];

function heads(before: CalculationDefinition, after: CalculationDefinition): PartChange[] {
  return headFields.flatMap((field): PartChange[] => {
    const value = after[field];
    return same(before[field], value) ? [] : [{ part: { kind: 'definition', field }, value: value ?? null }];
  });
}

function messages({ messages: before = {} }: CalculationDefinition, { messages: after = {} }: CalculationDefinition): PartChange[] {
  const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return codes.flatMap((code): PartChange[] =>
    same(before[code], after[code]) ? [] : [{ part: { kind: 'message', code }, value: after[code] ?? null }],
  );
}

/** Tables of one step: those from elsewhere are moved, of those that stay their columns and versions are compared. */
function tablesIn(step: Step, before: readonly Table[], known: ReadonlyMap<string, { readonly step: string; readonly table: Table }>) {
  const listOf = (tables: readonly Table[]): Listed[] =>
    tables.map((table) => {
      const { columns: _, ...rest } = table;
      const { versions: __, ...own } = { versions: undefined, ...rest };
      return { part: { kind: 'table', code: table.code, step: step.code }, word: table.code, own, whole: table };
    });
  const own = step.tables.map(({ code }) => code);
  const here = before.filter(({ code }) => own.includes(code));
  const changes = ofList(listOf(here), listOf(step.tables), false).map((change) => {
    // what comes from another step brings along what it had there
    const code = 'code' in change.part ? change.part.code : '';
    const listedNow = listOf(step.tables).find(({ word }) => word === code);
    return known.has(code) && listedNow ? { ...change, value: listedNow.own } : change;
  });
  const inner = step.tables.flatMap((table) => {
    const found = known.get(table.code)?.table;
    return found ? insideOf(found, table) : [];
  });
  return [...changes, ...inner];
}

function insideOf(before: Table, after: Table): PartChange[] {
  const table = after.code;
  const columns = (of: Table): Listed[] =>
    of.columns.map((column) => ({ part: { kind: 'column', table, code: column.code }, word: column.code, own: column, whole: column }));
  const versions = (of: Table): Listed[] =>
    (of.kind === 'parameter' ? of.versions : []).map((version) => ({
      part: { kind: 'version', table, from: version.validFrom },
      word: version.validFrom,
      own: version,
      whole: version,
    }));
  return [...ofList(columns(before), columns(after)), ...ofList(versions(before), versions(after))];
}

const listed = (kind: 'payType' | 'balance' | 'ruleGroup' | 'rule', list: readonly { readonly code: string }[]): Listed[] =>
  list.map((one) => ({ part: { kind, code: one.code }, word: one.code, own: one, whole: one }));

const stepsOf = ({ steps }: CalculationDefinition): Listed[] =>
  steps.map((step) => {
    const { tables: _, ...own } = step;
    return { part: { kind: 'step', code: own.code }, word: own.code, own, whole: { ...own, tables: [] } };
  });

const testsOf = ({ tests }: CalculationDefinition): Listed[] =>
  tests.map((one) => ({ part: { kind: 'test', name: one.name }, word: one.name, own: one, whole: one }));

/** What is new, changed or at another place in a list, and unless said otherwise what is gone from it. */
function ofList(before: readonly Listed[], after: readonly Listed[], takesOut = true): PartChange[] {
  const known = new Map(before.map((one) => [one.word, one]));
  const kept = keptInPlace(
    before.map(({ word }) => word),
    after.map(({ word }) => word),
  );
  const changes = after.flatMap(({ part, word, own, whole }, index): PartChange[] => {
    const was = known.get(word);
    const place = kept.has(word) ? {} : { after: after[index - 1]?.word ?? null };
    if (was && kept.has(word) && same(was.own, own)) return [];
    return [{ part, value: was ? own : whole, ...place }];
  });
  return takesOut ? [...changes, ...gone(before, after)] : changes;
}

function gone(before: readonly Listed[], after: readonly Listed[]): PartChange[] {
  const stay = new Set(after.map(({ word }) => word));
  return before.filter(({ word }) => !stay.has(word)).map(({ part }) => takenOut(part));
}

const takenOut = (part: DefinitionPart): PartChange => ({ part, value: null });

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The same content whatever the order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)]));
}

/** A part as it stands, for comparing: where it is, and what it says; `null` where it is not there. */
export function partAsWritten(definition: CalculationDefinition, part: DefinitionPart): string {
  const wanted = nameOfPart(part);
  const found = wholeList(definition).find((one) => nameOfPart(one.part) === wanted);
  return JSON.stringify(found ? sorted(found.own) : null);
}

function wholeList(definition: CalculationDefinition): Pick<Listed, 'part' | 'own'>[] {
  const tables = definition.steps.flatMap((step) =>
    step.tables.flatMap((table) => {
      const { columns, ...rest } = table;
      const { versions, ...own } = { versions: [] as readonly { readonly validFrom: string }[], ...rest };
      return [
        { part: { kind: 'table' as const, code: table.code }, own: { ...own, in: step.code } },
        ...columns.map((column) => ({ part: { kind: 'column' as const, table: table.code, code: column.code }, own: column })),
        ...versions.map((version) => ({ part: { kind: 'version' as const, table: table.code, from: version.validFrom }, own: version })),
      ];
    }),
  );
  return [
    ...headFields.flatMap((field) => {
      const own = definition[field];
      return own === undefined ? [] : [{ part: { kind: 'definition' as const, field }, own: { own } }];
    }),
    ...stepsOf(definition),
    ...tables,
    ...listed('payType', definition.payTypes ?? []),
    ...listed('balance', definition.balances),
    ...listed('ruleGroup', definition.ruleGroups ?? []),
    ...listed('rule', definition.rules ?? []),
    ...Object.entries(definition.messages ?? {}).map(([code, own]) => ({ part: { kind: 'message' as const, code }, own })),
    ...testsOf(definition),
  ];
}
