/** Assumptions as people type them: every kind has the fields it needs, the others lie unused. */
import { decimal, type Fault, integer, positiveInteger, required } from '../../../../shared/ui/form/rules.ts';
import type { Assumption } from '../scenario.ts';

export type AssumptionKind = Assumption['kind'];
export const assumptionKinds = ['raise', 'joiners', 'leavers', 'rates', 'copy'] as const satisfies readonly AssumptionKind[];

type ParameterChange = Extract<Assumption, { kind: 'rates' }>['changes'][number];

export interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

export interface AssumptionDraft {
  /** Tells it apart in the list. */
  readonly key: number;
  readonly kind: AssumptionKind;
  /** Place of the period, from 1. */
  readonly from: number;
  readonly item: string;
  readonly by: 'percent' | 'amount';
  readonly value: string;
  readonly departmentIds: readonly number[];
  readonly positionIds: readonly number[];
  readonly count: string;
  readonly departmentId: number | undefined;
  readonly pay: string;
  /** Leavers by a share, or by name. */
  readonly leaves: 'percent' | 'named';
  readonly percent: string;
  readonly people: readonly NamedPerson[];
  readonly changes: readonly ParameterChange[];
  readonly copyNumber: number | undefined;
}

export const newDraft = (key: number, kind: AssumptionKind, item: string): AssumptionDraft => ({
  key,
  kind,
  from: 1,
  item,
  by: 'percent',
  value: '',
  departmentIds: [],
  positionIds: [],
  count: '',
  departmentId: undefined,
  pay: '',
  leaves: 'percent',
  percent: '',
  people: [],
  changes: [],
  copyNumber: undefined,
});

export type DraftField = 'value' | 'count' | 'departmentId' | 'pay' | 'percent' | 'people' | 'changes' | 'copyNumber';
type Faults = Partial<Record<DraftField, Fault>>;

const minus = (text: string): string => text.trim().replace('−', '-');
const found = (faults: Record<string, Fault | null>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as Faults;

const judges: Readonly<Record<AssumptionKind, (draft: AssumptionDraft) => Faults>> = {
  raise: ({ value }) => found({ value: required(value) ?? decimal(value) }),
  joiners: ({ count, departmentId, pay }) =>
    found({ count: required(count) ?? positiveInteger(count) ?? integer(count), departmentId: required(departmentId), pay: decimal(pay) }),
  leavers: ({ leaves, percent, people }) =>
    leaves === 'percent'
      ? found({ percent: required(percent) ?? decimal(percent) })
      : found({ people: people.length === 0 ? 'rows' : null }),
  rates: ({ changes }) => found({ changes: changes.length === 0 ? 'rows' : null }),
  copy: ({ copyNumber }) => found({ copyNumber: required(copyNumber) }),
};

export const faultsOfDraft = (draft: AssumptionDraft): Faults => judges[draft.kind](draft);

/** The first thing that is wrong in any of them. */
export const faultOfDrafts = (drafts: readonly AssumptionDraft[]): Fault | null =>
  drafts.flatMap((draft) => Object.values(faultsOfDraft(draft)))[0] ?? null;

const whomOf = ({ departmentIds, positionIds }: AssumptionDraft) => ({ departmentIds: [...departmentIds], positionIds: [...positionIds] });

const makers: { readonly [Kind in AssumptionKind]: (draft: AssumptionDraft) => Extract<Assumption, { kind: Kind }> } = {
  raise: (draft) => ({ kind: 'raise', from: draft.from, item: draft.item, by: draft.by, value: minus(draft.value), whom: whomOf(draft) }),
  joiners: ({ from, count, departmentId, item, pay }) => ({
    kind: 'joiners',
    from,
    count: Number(count),
    departmentId: departmentId ?? 0,
    item,
    ...(pay.trim() === '' ? {} : { pay: pay.trim() }),
  }),
  leavers: (draft) => ({
    kind: 'leavers',
    from: draft.from,
    ...(draft.leaves === 'percent'
      ? { percent: draft.percent.trim(), employeeIds: [] }
      : { employeeIds: draft.people.map(({ id }) => id) }),
    whom: whomOf(draft),
  }),
  rates: ({ from, changes }) => ({ kind: 'rates', from, changes: [...changes] }),
  copy: ({ from, copyNumber }) => ({ kind: 'copy', from, copyNumber: copyNumber ?? 0 }),
};

/** What is sent of a draft without faults. */
export const assumptionOf = (draft: AssumptionDraft): Assumption => makers[draft.kind](draft);

/** An assumption that is there, to be typed over. People are named by their ids until their names are known. */
export function draftOf(assumption: Assumption, key: number): AssumptionDraft {
  const empty = newDraft(key, assumption.kind, 'item' in assumption ? assumption.item : '');
  const whom = 'whom' in assumption ? assumption.whom : {};
  const base = { ...empty, ...whom, from: assumption.from };
  if (assumption.kind === 'raise') return { ...base, by: assumption.by, value: assumption.value };
  if (assumption.kind === 'joiners') {
    const { count, departmentId, pay = '' } = assumption;
    return { ...base, count: String(count), departmentId, pay };
  }
  if (assumption.kind === 'leavers') {
    const { percent, employeeIds } = assumption;
    const people = employeeIds.map((id) => ({ id, name: `#${id}` }));
    return percent === undefined ? { ...base, leaves: 'named', people } : { ...base, percent };
  }
  return assumption.kind === 'rates' ? { ...base, changes: assumption.changes } : { ...base, copyNumber: assumption.copyNumber };
}
