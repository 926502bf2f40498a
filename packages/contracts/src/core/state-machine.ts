import { AppError } from './app-error.ts';
import type { LocalizedText } from './languages.ts';
import type { Permission } from './permissions.ts';

export interface Transition<State extends string, Event extends string, Fact extends string> {
  readonly event: Event;
  readonly from: readonly State[];
  readonly to: State;
  /** Facts that must be true (or, with `!`, false) for the event to be possible. */
  readonly guard?: readonly (Fact | `!${Fact}`)[];
  /** Who may cause it; `system` events are caused by the product itself. */
  readonly permission: Permission | 'signed-in' | 'system';
}

/** A state machine kept as data: the server's guarded UPDATE, the web's buttons and the documentation's diagram come from it. */
export interface StateMachine<State extends string, Event extends string, Fact extends string> {
  readonly name: string;
  readonly initial: State;
  /** What people read for each state (specification §4). */
  readonly labels: Readonly<Record<State, LocalizedText>>;
  readonly transitions: readonly Transition<State, Event, Fact>[];
}

export type Facts<Fact extends string> = Readonly<Record<Fact, boolean>>;

export function defineStateMachine<const State extends string, const Event extends string, const Fact extends string = never>(
  machine: StateMachine<State, Event, Fact>,
): StateMachine<State, Event, Fact> {
  return machine;
}

/** A change that leaves the state as it is, as a transition from each state to itself: from where it is allowed is data for it too. */
export const stay = <const State extends string, const Event extends string, const Fact extends string = never>(
  change: Omit<Transition<State, Event, Fact>, 'to'>,
): Transition<State, Event, Fact>[] => change.from.map((state) => ({ ...change, from: [state], to: state }));

/** Whether a guard's condition holds. */
export const holds = <Fact extends string>(condition: Fact | `!${Fact}`, facts: Facts<Fact>): boolean =>
  condition.startsWith('!') ? !facts[condition.slice(1) as Fact] : facts[condition as Fact];

/** The transition that an event causes in a state, or undefined when it is not possible there. */
export function findTransition<State extends string, Event extends string, Fact extends string>(
  machine: StateMachine<State, Event, Fact>,
  status: State,
  event: Event,
  facts: Facts<Fact>,
): Transition<State, Event, Fact> | undefined {
  return machine.transitions.find(
    (transition) =>
      transition.event === event &&
      transition.from.includes(status) &&
      (transition.guard ?? []).every((condition) => holds(condition, facts)),
  );
}

/** Whether a state allows a change for which nothing else is asked. */
export const isAllowed = <State extends string, Event extends string, Fact extends string>(
  machine: StateMachine<State, Event, Fact>,
  status: string,
  event: NoInfer<Event>,
): boolean =>
  machine.transitions.some(
    (transition) => transition.event === event && !transition.guard && (transition.from as readonly string[]).includes(status),
  );

/** The states from which an event is possible, whatever else is asked: for lists of what it can happen to. */
export const statesFor = <State extends string, Event extends string, Fact extends string>(
  machine: StateMachine<State, Event, Fact>,
  event: NoInfer<Event>,
): State[] => machine.transitions.filter((transition) => transition.event === event).flatMap(({ from }) => from);

/** The events that are possible now, for the buttons of a screen. */
export function possibleEvents<State extends string, Event extends string, Fact extends string>(
  machine: StateMachine<State, Event, Fact>,
  status: State,
  facts: Facts<Fact>,
): Event[] {
  const events = machine.transitions.filter((transition) => findTransition(machine, status, transition.event, facts) === transition);
  return [...new Set(events.map((transition) => transition.event))];
}

/** @throws AppError ILLEGAL_TRANSITION that names the states from which the event would be possible. */
export function requireTransition<State extends string, Event extends string, Fact extends string>(
  machine: StateMachine<State, Event, Fact>,
  record: { readonly id: number; readonly status: State },
  event: Event,
  facts: Facts<Fact>,
): Transition<State, Event, Fact> {
  const transition = findTransition(machine, record.status, event, facts);
  if (transition) return transition;
  const candidates = machine.transitions.filter((candidate) => candidate.event === event);
  const allowed = candidates.map((candidate) => candidate.from.join(', ') + (candidate.guard ? ` (${candidate.guard.join(', ')})` : ''));
  throw new AppError('ILLEGAL_TRANSITION', {
    what: machine.name,
    id: record.id,
    status: record.status,
    event,
    allowed: allowed.join('; '),
  });
}
