/** Who leaves and who joins, worked out once for all people: the same assumptions about the same base always mean the same people. */
import type { Assumption, Concerned, PlannedPeriod, ScenarioPlan } from '@wagewright/contracts/payroll/scenarios';
import type { BasePerson } from './people.ts';

type Joiners = Extract<Assumption, { kind: 'joiners' }>;
type Leavers = Extract<Assumption, { kind: 'leavers' }>;

/** Somebody in a scenario: of the base, or a joiner with the data of somebody of the base. */
export interface ScenarioPerson extends BasePerson {
  /** Below zero for joiners: −1 is the first. */
  readonly id: number;
  readonly joined?: {
    /** Place of the period, from 1. */
    readonly from: number;
    /** Index of the assumption: what stands behind it concerns them too. */
    readonly order: number;
    readonly item: string;
    /** Decimal text; undefined: as the person whose data they have. */
    readonly pay: string | undefined;
  };
}

export interface Movements {
  readonly joiners: readonly ScenarioPerson[];
  /** Employee → place of the first period without them. */
  readonly leaves: ReadonlyMap<number, number>;
}

const isIn = (chosen: readonly number[], id: number | null): boolean => chosen.length === 0 || (id !== null && chosen.includes(id));

export const isConcerned = ({ departmentIds, positionIds }: Concerned, person: Pick<BasePerson, 'departmentId' | 'positionId'>): boolean =>
  isIn(departmentIds, person.departmentId) && isIn(positionIds, person.positionId);

/** Still employed on a period's first day by what the records say. */
export const isEmployed = ({ lastDay }: BasePerson, { facts }: Pick<PlannedPeriod, 'facts'>): boolean =>
  lastDay === null || lastDay >= facts.start;

/** Spreads neighbours far apart, so that a share of them is taken from everywhere. */
const spread = (id: number): number => Math.imul(id, 2_654_435_761) >>> 0;

/** A percentage of a count, rounded half up. */
function shareOf(count: number, percent: string): number {
  const [whole = '0', digits = ''] = percent.split('.');
  const unit = 10n ** BigInt(digits.length) * 100n;
  return Number((BigInt(count) * BigInt(whole + digits) * 2n + unit) / (unit * 2n));
}

function whoLeaves({ percent, employeeIds, whom }: Leavers, there: readonly BasePerson[]): BasePerson[] {
  if (percent === undefined) return there.filter(({ employeeId }) => employeeIds.includes(employeeId));
  const concerned = there.filter((person) => isConcerned(whom, person));
  return concerned.toSorted((a, b) => spread(a.employeeId) - spread(b.employeeId)).slice(0, shareOf(concerned.length, percent));
}

/** In the middle by pay, then by row; whoever has no such pay comes first. */
function middleOf(people: readonly BasePerson[], pay: ReadonlyMap<number, bigint>): BasePerson | undefined {
  const of = ({ row }: BasePerson): bigint => pay.get(row) ?? -1n;
  const sorted = people.toSorted((a, b) => (of(a) === of(b) ? a.row - b.row : of(a) < of(b) ? -1 : 1));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function modelOf(assumed: Joiners, there: readonly BasePerson[], pay: ReadonlyMap<number, bigint>): BasePerson | undefined {
  const { likeEmployeeId, departmentId } = assumed;
  if (likeEmployeeId !== undefined) return there.find(({ employeeId }) => employeeId === likeEmployeeId);
  return (
    middleOf(
      there.filter((person) => person.departmentId === departmentId),
      pay,
    ) ?? middleOf(there, pay)
  );
}

/** @param payOf item → what everybody has of it, by row */
export function planMovements(
  { assumptions, periods }: Pick<ScenarioPlan, 'assumptions' | 'periods'>,
  people: readonly BasePerson[],
  payOf: (item: string) => ReadonlyMap<number, bigint>,
): Movements {
  const leaves = new Map<number, number>();
  const joiners: ScenarioPerson[] = [];
  for (const [order, assumed] of assumptions.entries()) {
    const period = periods.find(({ place }) => place === assumed.from);
    if (!period) continue;
    const there = people.filter((person) => isEmployed(person, period) && (leaves.get(person.employeeId) ?? Infinity) > assumed.from);
    if (assumed.kind === 'leavers') for (const { employeeId } of whoLeaves(assumed, there)) leaves.set(employeeId, assumed.from);
    if (assumed.kind !== 'joiners') continue;
    const model = modelOf(assumed, there, payOf(assumed.item));
    if (!model) continue;
    const { from, departmentId, item, pay, count } = assumed;
    for (let number = 0; number < count; number += 1)
      joiners.push({ ...model, id: -joiners.length - 1, departmentId, lastDay: null, joined: { from, order, item, pay } });
  }
  return { joiners, leaves };
}

/** Everybody of a slice who is paid in a period. */
export function peopleIn(period: PlannedPeriod, people: readonly ScenarioPerson[], { leaves }: Movements): ScenarioPerson[] {
  return people.filter(
    (person) =>
      isEmployed(person, period) &&
      (person.joined
        ? period.place >= person.joined.from
        : period.place === 0 || (leaves.get(person.employeeId) ?? Infinity) > period.place),
  );
}
