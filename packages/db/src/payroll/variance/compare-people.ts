/** What becomes of each person's items from one batch to the next, taken apart by cause. Pure. */
import {
  type ChangeStep,
  changedParts,
  changeSteps,
  hasOtherVersions,
  type PeriodFacts,
  type Program,
  type SharedTables,
  type TwoInputs,
  takeApart,
  walkChanges,
} from '@wagewright/calc-engine';
import type { ChangeCause } from '@wagewright/contracts/payroll/variance';
import type { ComparedItem } from './compared-items.ts';

/** Somebody in one of two batches. Amounts are minor units at the scales of the items; null is blank, `failed` has no value. */
export interface SideOfPerson {
  readonly movement: string | null;
  readonly held: boolean;
  readonly amounts: readonly (bigint | null | 'failed')[];
}

export interface PersonInBoth {
  readonly employeeId: number;
  readonly departmentId: number | null;
  readonly before: SideOfPerson | undefined;
  readonly after: SideOfPerson | undefined;
}

export interface ComparedPerson {
  readonly employeeId: number;
  readonly departmentId: number | null;
  readonly cause: ChangeCause | 'changed' | 'unchanged';
  /** Null where the batch does not pay the person. */
  readonly before: readonly bigint[] | null;
  readonly after: readonly bigint[] | null;
  readonly changes: readonly { readonly item: number; readonly cause: ChangeCause; readonly amount: bigint }[];
}

/** Whoever is paid both times, in the rows of the two inputs. */
export interface WalkedPeople extends TwoInputs {
  readonly program: Program;
  readonly periodBefore: PeriodFacts;
  readonly periodAfter: PeriodFacts;
  readonly shared: SharedTables;
  /** Another copy than before. */
  readonly isOtherCopy: boolean;
}

const leaves = (movement: string | null | undefined): boolean => movement === 'leaver' || movement === 'both';

/** Joined or left in this period or the last one: what the days employed make of pay is because of that. */
function movesOf({ before, after }: PersonInBoth): 'joiner' | 'leaver' | null {
  if (leaves(after?.movement)) return 'leaver';
  if (after?.movement === 'joiner' || before?.movement === 'joiner') return 'joiner';
  return leaves(before?.movement) ? 'leaver' : null;
}

/** The one reason of people who are not paid both times. */
function wholeCause(person: PersonInBoth): ChangeCause | null {
  const { before, after } = person;
  if (!after) return before?.held ? 'held' : 'no-longer-paid';
  if (after.held || before?.held) return 'held';
  if (before) return null;
  if (leaves(after.movement)) return 'leaver';
  return after.movement === 'joiner' ? 'joiner' : 'newly-paid';
}

const valueOf = (amount: bigint | null | 'failed' | undefined): bigint => (typeof amount === 'bigint' ? amount : 0n);
const paid = (side: SideOfPerson | undefined): readonly bigint[] | null => (side && !side.held ? side.amounts.map(valueOf) : null);
const chained = (amount: bigint | null | 'failed' | undefined): number => (amount === 'failed' ? Number.NaN : Number(valueOf(amount)));

const stepCauses: Readonly<Record<ChangeStep, ChangeCause>> = {
  period: 'period',
  employment: 'record',
  record: 'record',
  rate: 'rate',
  hours: 'hours',
  absence: 'absence',
  'one-time': 'one-time',
  retro: 'retro',
};

/** What each link of a person's chain is called: the rules, the steps, and what is left at the end. */
function causesFor(person: PersonInBoth, walked: WalkedPeople, row: number, rules: ChangeCause): ChangeCause[] {
  const moves = movesOf(person);
  const period = moves ?? changedParts(walked.program, walked, row) ?? 'period';
  const own: Readonly<Record<ChangeStep, ChangeCause>> = { ...stepCauses, period, ...(moves ? { employment: moves } : {}) };
  return [rules, ...changeSteps.map((step) => own[step]), 'other'];
}

function whole(person: PersonInBoth, cause: ChangeCause): ComparedPerson {
  const { employeeId, departmentId } = person;
  const [before, after] = [paid(person.before), paid(person.after)];
  const length = Math.max(before?.length ?? 0, after?.length ?? 0);
  const changes = Array.from({ length }, (_, item) => ({ item, cause, amount: (after?.[item] ?? 0n) - (before?.[item] ?? 0n) }));
  return { employeeId, departmentId, cause, before, after, changes: changes.filter(({ amount }) => amount !== 0n) };
}

/**
 * @param people in the order of the walked rows those who are paid both times; others anywhere between them
 * @param items scales and places; amounts of people are in their order
 */
export function comparePeople(people: readonly PersonInBoth[], items: readonly ComparedItem[], walked: WalkedPeople): ComparedPerson[] {
  const { program, periodBefore, periodAfter } = walked;
  const states = walked.after.rows === 0 ? [] : walkChanges({ ...walked, items: items.map(({ after }) => after) });
  const lifts = items.map(({ scale, after }) => 10 ** (scale - after.scale));
  const rules: ChangeCause = walked.isOtherCopy || hasOtherVersions(program, periodBefore, periodAfter) ? 'rule' : 'other';
  let row = -1;
  return people.map((person): ComparedPerson => {
    const cause = wholeCause(person);
    if (cause) return whole(person, cause);
    row += 1;
    const at = row;
    const causes = causesFor(person, walked, at, rules);
    const changes = items.flatMap((_, item) => {
      const [before, after] = [person.before?.amounts[item], person.after?.amounts[item]];
      const between = states.map((state) => (state[item]?.[at] ?? Number.NaN) * (lifts[item] ?? 1));
      const values = [chained(before), ...between, chained(after)];
      const parts = takeApart({ values, causes, before: valueOf(before), after: valueOf(after), unknown: 'other' });
      return [...parts].map(([of, amount]) => ({ item, cause: of, amount }));
    });
    return {
      employeeId: person.employeeId,
      departmentId: person.departmentId,
      cause: movesOfNow(person) ?? (changes.length > 0 ? 'changed' : 'unchanged'),
      before: paid(person.before),
      after: paid(person.after),
      changes,
    };
  });
}

/** Joins or leaves in the period of this batch: the same people as everywhere where joiners and leavers are counted. */
const movesOfNow = ({ after }: PersonInBoth): 'joiner' | 'leaver' | null =>
  leaves(after?.movement) ? 'leaver' : after?.movement === 'joiner' ? 'joiner' : null;
