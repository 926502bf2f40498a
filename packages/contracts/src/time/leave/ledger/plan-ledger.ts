/**
 * What a person’s ledger of a type of leave has to say through a day: a pure function of the facts, so that the order in which they became known changes
 * nothing. What was written before is compared with it, and the difference is written (`settle`).
 */
import {
  decimalOf,
  downTo,
  type Fraction,
  fractionOfDecimal,
  isLess,
  isNothing,
  least,
  minus,
  most,
  opposite,
  plus,
  sumOf,
  zero,
} from '../../../core/fraction.ts';
import type { DatedRule, LeaveRule } from '../leave-rule.ts';
import type { EntryFacts, EntryKind } from './entry-facts.ts';
import { type Grant, grantsOf } from './grants.ts';
import { addMonths, lastDayBefore, leaveYearOf, nextLeaveYear, ruleOfYear, type Service, type Services } from './leave-years.ts';

/** Leave of a day: what is taken of it, or what an adjustment or a credit gives (or takes, below zero). */
export interface Movement {
  readonly day: string;
  readonly amount: Fraction;
}

export interface LeaveFacts extends Services {
  /** In their order; none: no balance is kept. */
  readonly rules: readonly DatedRule[];
  /** Days of requests, above zero. */
  readonly taken: readonly Movement[];
  readonly given: readonly Movement[];
}

/** An entry that follows from the facts. Its key is its own among those of the person and the type. */
export interface PlannedEntry {
  readonly key: string;
  readonly kind: EntryKind;
  /** The first day of the leave year whose account it is in. */
  readonly year: string;
  readonly day: string;
  readonly amount: Fraction;
  readonly facts: EntryFacts;
}

/** The balance after what is taken of a day. */
export interface BalanceAfter {
  readonly day: string;
  readonly balance: Fraction;
}

export interface LedgerPlan {
  readonly entries: readonly PlannedEntry[];
  /** In the order of days. */
  readonly takenDays: readonly BalanceAfter[];
  /** At the end of the last day. */
  readonly balance: Fraction;
}

/** On one day: what was carried over lapses first, then leave is granted and given, then taken. */
const order = { lapse: 0, grant: 1, give: 2, take: 3 } as const;
interface Event {
  readonly day: string;
  readonly what: keyof typeof order;
  readonly amount: Fraction;
  readonly grant?: Grant;
}

const byDay = (a: Event, b: Event): number => (a.day === b.day ? order[a.what] - order[b.what] : a.day < b.day ? -1 : 1);

/** A leave year as its account goes on. */
class Account {
  balance: Fraction;
  #exact = zero;
  #posted = zero;
  readonly #rule: LeaveRule;
  readonly carried: Fraction;
  #used = zero;

  constructor(rule: LeaveRule, carried: Fraction) {
    this.#rule = rule;
    this.carried = carried;
    this.balance = carried;
  }

  /** What of an exact amount is granted: over the leave year never more than was earned, and not beyond the cap. */
  grant(exact: Fraction): { readonly amount: Fraction; readonly isCapped: boolean } {
    const { roundTo, cap } = this.#rule;
    this.#exact = plus(this.#exact, exact);
    const due = minus(roundTo === null ? this.#exact : downTo(this.#exact, fractionOfDecimal(roundTo)), this.#posted);
    this.#posted = plus(this.#posted, due);
    const room = cap === null ? due : most(zero, minus(fractionOfDecimal(cap), this.balance));
    const amount = least(due, room);
    this.balance = plus(this.balance, amount);
    return { amount, isCapped: isLess(amount, due) };
  }

  move(amount: Fraction): void {
    this.balance = plus(this.balance, amount);
    if (isLess(amount, zero)) this.#used = minus(this.#used, amount);
  }

  /** What of the leave that was carried over nobody has taken. */
  lapse(): { readonly amount: Fraction; readonly used: Fraction } {
    const used = least(this.#used, most(zero, this.carried));
    const left = least(most(zero, minus(this.carried, used)), most(zero, this.balance));
    this.balance = minus(this.balance, left);
    return { amount: left, used };
  }
}

/** What of the facts concerns one period of service. */
type ServiceFacts = Omit<LeaveFacts, 'earlier'>;

interface Year {
  readonly rule: LeaveRule;
  readonly first: string;
  readonly last: string;
}

function eventsOf(facts: ServiceFacts, { rule, first, last }: Year, through: string): Event[] {
  const accruesFrom = [
    facts.hireDate,
    facts.rules[0]?.from ?? first,
    rule.accruesWhileWaiting ? '' : addMonths(facts.hireDate, rule.waitMonths),
  ];
  const year = { rule, hireDate: facts.hireDate, lastDay: facts.lastDay, accruesFrom: accruesFrom.toSorted().at(-1) ?? first, first, last };
  const within = ({ day }: Movement) => day >= first && day <= last;
  const months = rule.carryOver?.months ?? null;
  const events: Event[] = [
    ...grantsOf(year).map((grant): Event => ({ day: grant.day, what: 'grant', amount: grant.amount, grant })),
    ...facts.given.filter(within).map(({ day, amount }): Event => ({ day, what: 'give', amount })),
    ...facts.taken.filter(within).map(({ day, amount }): Event => ({ day, what: 'take', amount: opposite(amount) })),
    ...(months === null || months === 12 ? [] : [{ day: addMonths(first, months), what: 'lapse' as const, amount: zero }]),
  ];
  return events.filter(({ day }) => day <= through).toSorted(byDay);
}

const madeBy = (facts: EntryFacts, rule: LeaveRule, isCapped: boolean): EntryFacts =>
  'roundedTo' in facts ? { ...facts, roundedTo: rule.roundTo, cappedAt: isCapped ? rule.cap : null } : facts;

/** The first day that counts: of the first rule, or of the employment. What is moved before its leave year is in no account. */
const firstDayOf = ({ hireDate, rules }: ServiceFacts): string => {
  const from = rules[0]?.from ?? hireDate;
  return from > hireDate ? from : hireDate;
};

/** The ledger of one period of service, and in the account of which leave year its balance stands at the end. */
function planService(facts: ServiceFacts, through: string): LedgerPlan & { readonly year: string } {
  const entries: PlannedEntry[] = [];
  const takenDays: BalanceAfter[] = [];
  let carried = zero;
  let balance = zero;
  const start = firstDayOf(facts);
  const opening = ruleOfYear(facts.rules, start);
  let year = start;
  if (!opening) return { entries, takenDays, balance, year };
  for (let first = leaveYearOf(opening, facts.hireDate, start); first <= through; ) {
    const rule = ruleOfYear(facts.rules, first) ?? opening;
    const next = nextLeaveYear(rule, facts.hireDate, first);
    year = first;
    if (!rule.keepsBalance) {
      [carried, balance, first] = [zero, zero, next];
      continue;
    }
    const account = new Account(rule, carried);
    const post = (kind: EntryKind, day: string, amount: Fraction, why: EntryFacts, name = day) => {
      if (!isNothing(amount)) entries.push({ key: `${kind}/${first}/${name}`, kind, year: first, day, amount, facts: why });
    };
    const lapse = (day: string) => {
      const { amount, used } = account.lapse();
      post('expiry', day, opposite(amount), { why: 'lapsed', carried: decimalOf(account.carried), used: decimalOf(used) });
    };
    for (const { day, what, amount, grant } of eventsOf(facts, { rule, first, last: lastDayBefore(next) }, through)) {
      if (what === 'grant' && grant) {
        const granted = account.grant(amount);
        post('grant', day, granted.amount, madeBy(grant.facts, rule, granted.isCapped), `${grant.facts.why}/${day}`);
      } else if (what === 'lapse') lapse(day);
      else account.move(amount);
      if (what === 'take') takenDays.push({ day, balance: account.balance });
    }
    balance = account.balance;
    if (next > through) break;
    if (rule.carryOver?.months === 12) lapse(next);
    balance = account.balance;
    // the year ends: what may not go into the next one expires, the rest goes over
    const upTo = ruleOfYear(facts.rules, next)?.carryOver;
    const limit = upTo ? (upTo.upTo === null ? balance : fractionOfDecimal(upTo.upTo)) : zero;
    carried = least(balance, most(limit, least(balance, zero)));
    post('expiry', next, minus(carried, balance), { why: 'not-carried', upTo: upTo?.upTo ?? '0' }, `${next}/rest`);
    post('carry-over', next, opposite(carried), { why: 'carried-out', to: next }, `${next}/out`);
    const until = upTo?.months && upTo.months < 12 ? lastDayBefore(addMonths(next, upTo.months)) : null;
    const into = { why: 'carried-in' as const, from: first, until };
    if (!isNothing(carried))
      entries.push({ key: `carry-over/${next}/${next}/in`, kind: 'carry-over', year: next, day: next, amount: carried, facts: into });
    balance = carried;
    first = next;
  }
  return { entries, takenDays, balance, year };
}

/** What is moved from the first day of a period of service on is that one's, what is moved before the second one begins the first one's. */
const factsOfService = (facts: LeaveFacts, service: Service, isFirst: boolean): ServiceFacts => {
  const own = ({ day }: Movement): boolean => isFirst || day >= service.hireDate;
  return { ...service, rules: facts.rules, taken: facts.taken.filter(own), given: facts.given.filter(own) };
};

/** Each period of service has a ledger of its own: a new one changes nothing of what was granted in the one before, and begins with nothing. */
export function planLedger(facts: LeaveFacts, through: string): LedgerPlan {
  const { hireDate, lastDay, earlier } = facts;
  const services = [...earlier, { hireDate, lastDay }].filter((service, index) => index === 0 || service.hireDate <= through);
  const plans = services.map((service, index) => {
    const next = services[index + 1]?.hireDate;
    const { year, ...own } = planService(factsOfService(facts, service, index === 0), next === undefined ? through : lastDayBefore(next));
    if (next === undefined || service.lastDay === null || isNothing(own.balance)) return own;
    const left: PlannedEntry = {
      key: `expiry/${year}/${next}/left`,
      kind: 'expiry',
      year,
      day: next,
      amount: opposite(own.balance),
      facts: { why: 'left', lastDay: service.lastDay },
    };
    return { ...own, entries: [...own.entries, left] };
  });
  const { balance = zero } = plans.at(-1) ?? {};
  return { entries: plans.flatMap(({ entries }) => entries), takenDays: plans.flatMap(({ takenDays }) => takenDays), balance };
}

/** What was written already of the entries that follow from facts, summed by key. */
export interface Posted {
  readonly key: string;
  readonly kind: EntryKind;
  readonly year: string;
  readonly day: string;
  readonly amount: Fraction;
}

export interface DueEntry extends PlannedEntry {
  /** It makes good what was written before. */
  readonly corrects: boolean;
}

/** What is to be written, so that the ledger says what is planned; an entry whose facts are gone is taken back. */
export function settle(posted: readonly Posted[], planned: readonly PlannedEntry[]): DueEntry[] {
  const before = new Map(
    Map.groupBy(posted, ({ key }) => key)
      .entries()
      .map(([key, own]) => [key, sumOf(own.map(({ amount }) => amount))]),
  );
  const wanted = new Set(planned.map(({ key }) => key));
  const formerly = new Map(posted.map((entry) => [entry.key, entry]));
  const gone = [...formerly.values()]
    .filter(({ key }) => !wanted.has(key))
    .map((entry): DueEntry => ({ ...entry, amount: opposite(before.get(entry.key) ?? zero), facts: { why: 'corrected' }, corrects: true }));
  const changed = planned.map(
    (entry): DueEntry => ({ ...entry, amount: minus(entry.amount, before.get(entry.key) ?? zero), corrects: before.has(entry.key) }),
  );
  return [...changed, ...gone].filter(({ amount }) => !isNothing(amount));
}
