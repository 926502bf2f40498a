/** The ledger of leave: what a rule grants, carries over and lets expire; that months never add up to more than the year; that the order of events changes nothing. */
import {
  compareFractions,
  decimalOf,
  type Fraction,
  fractionOf,
  fractionOfDecimal,
  minus,
  opposite,
  plus,
  sumOf,
  times,
  zero,
} from '@wagewright/contracts/fraction';
import {
  type DatedRule,
  type DueEntry,
  type LeaveFacts,
  type LeaveRule,
  leaveRule,
  type Movement,
  type PlannedEntry,
  planLedger,
  settle,
  withoutBalance,
} from '@wagewright/contracts/time/leave';
import { describe, expect, it } from 'vitest';

/** Numbers that follow from a seed alone. */
function seededRandom(seed: number): { below(count: number): number } {
  let state = seed * 7_919 + 1;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  next();
  return { below: (count) => next() % count };
}

const rule = (more: Partial<LeaveRule>): LeaveRule => leaveRule.parse({ ...withoutBalance, keepsBalance: true, ...more });
const yearly = (amount: string, more: Partial<LeaveRule> = {}) => rule({ accrual: 'yearly', steps: [{ fromYears: 0, amount }], ...more });
const facts = (rules: LeaveRule | readonly DatedRule[], more: Partial<LeaveFacts> = {}): LeaveFacts => ({
  hireDate: '2020-03-01',
  lastDay: null,
  earlier: [],
  rules: 'keepsBalance' in rules ? [{ from: '2026-01-01', rule: rules }] : rules,
  taken: [],
  given: [],
  ...more,
});
const days = (amount: string, ...on: readonly string[]): Movement[] => on.map((day) => ({ day, amount: fractionOfDecimal(amount) }));
const told = (entries: readonly PlannedEntry[]) => entries.map(({ kind, day, amount }) => [day, kind, decimalOf(amount)]);
const plan = (given: LeaveFacts, through: string) => planLedger(given, through);

describe('what a rule grants', () => {
  it('of a year is there on its first day, for whoever joins from that day on the share of the days left', () => {
    expect(told(plan(facts(yearly('10')), '2026-06-30').entries)).toEqual([['2026-01-01', 'grant', '10']]);
    // 184 of 365 days
    const joiner = plan(facts(yearly('10'), { hireDate: '2026-07-01' }), '2026-12-31');
    expect(joiner.balance).toEqual(fractionOf(1840, 365));
    expect(plan(facts(yearly('10'), { hireDate: '2028-12-31' }), '2028-12-31').balance, 'a leap year').toEqual(fractionOf(10, 366));
  });

  it('rises with years of service on the day itself, by the days that are left of the year', () => {
    const steps = [
      { fromYears: 0, amount: '5' },
      { fromYears: 10, amount: '10' },
    ];
    const { entries, balance } = plan(facts(rule({ accrual: 'yearly', steps }), { hireDate: '2016-10-01' }), '2026-12-31');
    expect(entries.map(({ day, facts: why }) => [day, why.why])).toEqual([
      ['2026-01-01', 'yearly'],
      ['2026-10-01', 'step'],
    ]);
    expect(balance, '5, and 5 more for 92 of 365 days').toEqual(plus(fractionOf(5), fractionOf(460, 365)));
  });

  it('ends with the last day of employment', () => {
    const leaver = plan(facts(yearly('10'), { lastDay: '2026-06-30' }), '2026-12-31');
    expect(leaver.entries.map(({ facts: why }) => why.why)).toEqual(['yearly', 'ended']);
    expect(leaver.balance, '181 of 365 days').toEqual(fractionOf(1810, 365));
    expect(plan(facts(yearly('10'), { lastDay: '2025-12-31' }), '2026-12-31').balance).toEqual(zero);
  });

  it('of months is there at the end of each, exactly, and adds up to the year', () => {
    const given = facts(rule({ accrual: 'monthly', steps: [{ fromYears: 0, amount: '10' }] }));
    expect(plan(given, '2026-01-30').balance).toEqual(zero);
    expect(plan(given, '2026-01-31').balance).toEqual(fractionOf(5, 6));
    expect(plan(given, '2026-12-31').balance).toEqual(fractionOf(10));
    const joiner = { ...given, hireDate: '2026-02-15' };
    expect(plan(joiner, '2026-02-28').balance, '14 of 28 days of a twelfth').toEqual(fractionOf(10, 24));
  });

  it('is rounded downwards over the year and not month by month', () => {
    const given = facts(rule({ accrual: 'monthly', steps: [{ fromYears: 0, amount: '10' }], roundTo: '0.5' }));
    const monthly = plan(given, '2026-12-31').entries.map(({ amount }) => decimalOf(amount));
    expect(monthly).toEqual(['0.5', '1', '1', '0.5', '1', '1', '0.5', '1', '1', '0.5', '1', '1']);
    expect(plan({ ...given, hireDate: '2026-01-16' }, '2026-12-31').balance, '9.5699 of 10').toEqual(fractionOfDecimal('9.5'));
  });

  it('does not go beyond the cap, and is not made up for later', () => {
    const given = facts(rule({ accrual: 'monthly', steps: [{ fromYears: 0, amount: '12' }], cap: '3' }));
    expect(plan(given, '2026-08-31').balance).toEqual(fractionOf(3));
    const taken = { ...given, taken: days('1', '2026-09-01', '2026-09-02') };
    expect(plan(taken, '2026-09-30').balance).toEqual(fractionOf(2));
  });

  it('is not granted for the months of waiting where the rule says so', () => {
    const waits = yearly('12', { waitMonths: 3, accruesWhileWaiting: false });
    expect(plan(facts(waits, { hireDate: '2026-01-01' }), '2026-12-31').balance, '275 of 365 days').toEqual(fractionOf(12 * 275, 365));
    expect(plan(facts({ ...waits, accruesWhileWaiting: true }, { hireDate: '2026-01-01' }), '2026-12-31').balance).toEqual(fractionOf(12));
  });

  it('goes by the day of hire where the leave year does, also of 29 February', () => {
    const given = facts(yearly('10', { leaveYear: 'service' }), { hireDate: '2024-02-29' });
    expect(
      told(
        plan(
          {
            ...given,
            rules: [{ from: '2024-01-01', rule: yearly('10', { leaveYear: 'service', carryOver: { upTo: null, months: null } }) }],
          },
          '2026-02-28',
        ).entries,
      ).filter(([, kind]) => kind === 'grant'),
    ).toEqual([
      ['2024-02-29', 'grant', '10'],
      ['2025-02-28', 'grant', '10'],
      ['2026-02-28', 'grant', '10'],
    ]);
  });

  it('changes with the rule from the next leave year on, never within one', () => {
    const rules = [
      { from: '2026-01-01', rule: yearly('10') },
      { from: '2026-07-01', rule: yearly('20') },
    ];
    expect(told(plan(facts(rules), '2027-01-01').entries)).toEqual([
      ['2026-01-01', 'grant', '10'],
      ['2027-01-01', 'expiry', '-10'],
      ['2027-01-01', 'grant', '20'],
    ]);
  });
});

describe('what is left of a leave year', () => {
  it('goes over up to a limit, the rest expires', () => {
    const given = facts(yearly('10', { carryOver: { upTo: '4', months: null } }), { taken: days('1', '2026-05-04', '2026-05-05') });
    expect(told(plan(given, '2027-01-01').entries)).toEqual([
      ['2026-01-01', 'grant', '10'],
      ['2027-01-01', 'expiry', '-4'],
      ['2027-01-01', 'carry-over', '-4'],
      ['2027-01-01', 'carry-over', '4'],
      ['2027-01-01', 'grant', '10'],
    ]);
    expect(plan(given, '2027-01-01').balance).toEqual(fractionOf(14));
  });

  it('lapses on a day, unless it was taken before; what is carried over is taken first', () => {
    const given = facts(yearly('10', { carryOver: { upTo: '4', months: 3 } }));
    expect(plan(given, '2027-03-31').balance).toEqual(fractionOf(14));
    expect(plan(given, '2027-04-01').balance).toEqual(fractionOf(10));
    const three = { ...given, taken: days('1', '2027-03-29', '2027-03-30', '2027-03-31') };
    expect(plan(three, '2027-04-01').balance, '1 of 4 lapses').toEqual(fractionOf(10));
    const after = { ...given, taken: days('1', '2027-04-01') };
    expect(plan(after, '2027-04-01').balance, 'on the day itself it is gone').toEqual(fractionOf(9));
    const whole = facts(yearly('10', { carryOver: { upTo: '4', months: 12 } }));
    expect(plan(whole, '2028-01-01').balance, 'what was carried over once is not carried over again').toEqual(fractionOf(14));
  });

  it('is owed in the next one where too much was taken', () => {
    const given = facts(yearly('2', { negativeUpTo: '5' }), { taken: days('1', '2026-05-04', '2026-05-05', '2026-05-06') });
    expect(plan(given, '2027-01-01').balance).toEqual(fractionOf(1));
  });

  it('is in no account where no balance is kept', () => {
    expect(plan(facts(withoutBalance, { taken: days('1', '2026-05-04') }), '2027-06-01')).toMatchObject({ entries: [], balance: zero });
    expect(plan(facts([]), '2027-06-01').entries).toEqual([]);
  });
});

const steps = ['0.25', '0.5', '1', '0.4', null];
const iso = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const firstDay = Date.parse('2024-01-01') / 86_400_000;

function randomFacts(random: ReturnType<typeof seededRandom>): LeaveFacts {
  const pick = <Value>(values: readonly Value[]): Value => values[random.below(values.length)] as Value;
  const amount = () => `${random.below(30)}${pick(['', '.5', '.25', '.3333'])}`;
  const levels = [0, 1 + random.below(3), 5 + random.below(10)].slice(0, 1 + random.below(3));
  const made = rule({
    accrual: pick(['yearly', 'monthly']),
    steps: levels.map((fromYears) => ({ fromYears, amount: amount() })),
    leaveYear: pick(['calendar', 'service']),
    roundTo: pick(steps),
    carryOver: pick([null, { upTo: null, months: null }, { upTo: '5', months: 3 }, { upTo: '2.5', months: 12 }]),
    cap: pick([null, '12', '7.5']),
    waitMonths: random.below(7),
    accruesWhileWaiting: random.below(2) === 0,
  });
  const hired = firstDay - random.below(4_000) + 500;
  const day = () => iso(Math.max(hired, firstDay) + random.below(900));
  const moves = (count: number) => Array.from({ length: count }, () => ({ day: day(), amount: fractionOf(1 + random.below(4), 2) }));
  return {
    hireDate: iso(hired),
    lastDay: random.below(4) === 0 ? iso(hired + random.below(5_000)) : null,
    earlier: [],
    rules: [{ from: '2024-01-01', rule: made }],
    taken: moves(random.below(12)),
    given: moves(random.below(3)).map((move) => (random.below(2) ? move : { ...move, amount: opposite(move.amount) })),
  };
}

/** What was earned of a leave year through a day, day by day and by nothing of what is tested. */
function earned({ hireDate, lastDay, rules }: LeaveFacts, first: string, last: string, through: string): Fraction {
  const { rule: made } = rules[0] as DatedRule;
  const at = (day: string) => Date.parse(day) / 86_400_000;
  const clamped = (year: number, month: number, day: number) =>
    iso(Math.min(Date.UTC(year, month, day), Date.UTC(year, month + 1, 0)) / 86_400_000);
  const [hireYear = 0, hireMonth = 0, hireDay = 0] = hireDate.split('-').map(Number);
  const completed = (day: string) => {
    let years = 0;
    while (clamped(hireYear + years + 1, hireMonth - 1, hireDay) <= day) years++;
    return years;
  };
  const rate = (day: string) => fractionOfDecimal(made.steps.findLast(({ fromYears }) => fromYears <= completed(day))?.amount ?? '0');
  const waited = clamped(hireYear + Math.floor((hireMonth - 1 + made.waitMonths) / 12), (hireMonth - 1 + made.waitMonths) % 12, hireDay);
  const accrues = (day: string) =>
    day >= hireDate && day >= '2024-01-01' && (made.accruesWhileWaiting || day >= waited) && (lastDay === null || day <= lastDay);
  let sum = zero;
  if (made.accrual === 'yearly') {
    const length = at(last) - at(first) + 1;
    for (let day = at(first); day <= at(last); day++) if (accrues(iso(day))) sum = plus(sum, times(rate(iso(day)), fractionOf(1, length)));
    return sum;
  }
  const [year = 0, month = 0, dayOfMonth = 0] = first.split('-').map(Number);
  for (let n = 0; n < 12; n++) {
    const [begins, ends] = [
      at(clamped(year, month - 1 + n, dayOfMonth)),
      n === 11 ? at(last) : at(clamped(year, month + n, dayOfMonth)) - 1,
    ];
    const own = Array.from({ length: ends - begins + 1 }, (_, index) => iso(begins + index)).filter(accrues);
    if (own.length === 0 || (own.at(-1) ?? '') > through) continue;
    sum = plus(sum, times(rate(own[0] ?? ''), fractionOf(own.length, (ends - begins + 1) * 12)));
  }
  return sum;
}

/** Writes what is due, as the product does. */
function write(ledger: DueEntry[], given: LeaveFacts, through: string): void {
  ledger.push(
    ...settle(
      ledger.filter(({ day }) => day <= through),
      planLedger(given, through).entries,
    ),
  );
}
const byKey = (ledger: readonly DueEntry[]): Record<string, string> => {
  const sums = [...Map.groupBy(ledger, ({ key }) => key)].map(([key, own]) => [key, sumOf(own.map(({ amount }) => amount))] as const);
  return Object.fromEntries(
    sums.filter(([, { numerator }]) => numerator !== 0n).map(([key, { numerator, denominator }]) => [key, `${numerator}/${denominator}`]),
  );
};

describe('whatever the rule and whatever happens', () => {
  const rounds = 250;
  it('is never over-granted by rounding, and never short by a whole step', () => {
    for (let seed = 1; seed <= rounds; seed++) {
      const random = seededRandom(seed);
      const given = { ...randomFacts(random), taken: [], given: [] };
      const [{ rule: made }] = given.rules as [DatedRule];
      const through = iso(firstDay + 900);
      const { entries } = planLedger(given, through);
      const years = [...new Set(entries.map(({ year }) => year))].toSorted();
      for (const [index, first] of years.slice(0, -1).entries()) {
        const last = iso(Date.parse(years[index + 1] ?? '') / 86_400_000 - 1);
        const granted = sumOf(entries.filter(({ kind, year }) => kind === 'grant' && year === first).map(({ amount }) => amount));
        const exact = earned(given, first, last, last);
        expect(
          compareFractions(granted, exact),
          `seed ${seed}, leave year from ${first}: ${decimalOf(granted)} of ${decimalOf(exact)}`,
        ).toBeLessThanOrEqual(0);
        if (made.cap !== null) continue;
        const short = minus(exact, granted);
        const step = made.roundTo === null ? fractionOf(1, 1_000_000_000) : fractionOfDecimal(made.roundTo);
        expect(compareFractions(short, step), `seed ${seed}, leave year from ${first}: short by ${decimalOf(short)}`).toBe(-1);
      }
    }
  });

  it('does not depend on the order in which it became known', () => {
    for (let seed = 1; seed <= rounds; seed++) {
      const random = seededRandom(seed);
      const given = randomFacts(random);
      const end = iso(firstDay + 1_450);
      const [once, piecemeal]: [DueEntry[], DueEntry[]] = [[], []];
      write(once, given, end);
      // in any order, with looks at the ledger in between
      const events = [...given.taken.map((move) => ['taken', move] as const), ...given.given.map((move) => ['given', move] as const)];
      const known: { taken: Movement[]; given: Movement[] } = { taken: [], given: [] };
      for (const [index, [what, move]] of events.toSorted(() => random.below(3) - 1).entries()) {
        known[what].push(move);
        write(
          piecemeal,
          { ...given, ...known, lastDay: index % 2 ? given.lastDay : null },
          iso(firstDay + Math.floor((1_450 * (index + 1)) / (events.length + 1))),
        );
      }
      write(piecemeal, given, end);
      expect(byKey(piecemeal), `seed ${seed}`).toEqual(byKey(once));
      const moved = minus(sumOf(given.given.map(({ amount }) => amount)), sumOf(given.taken.map(({ amount }) => amount)));
      const sum = plus(sumOf(piecemeal.map(({ amount }) => amount)), moved);
      expect(sum, `seed ${seed}: entries add up to the balance`).toEqual(planLedger(given, end).balance);
    }
  });

  it('is as it was where a request is reversed', () => {
    for (let seed = 1; seed <= rounds; seed++) {
      const random = seededRandom(seed);
      const given = randomFacts(random);
      const end = iso(firstDay + 1_450);
      const ledger: DueEntry[] = [];
      write(ledger, given, end);
      const before = byKey(ledger);
      const request = Array.from({ length: 1 + random.below(10) }, (_, index) => ({
        day: iso(firstDay + random.below(900) + index),
        amount: fractionOf(1, 2),
      }));
      write(ledger, { ...given, taken: [...given.taken, ...request] }, end);
      write(ledger, given, end);
      expect(byKey(ledger), `seed ${seed}`).toEqual(before);
    }
  });
});

describe('of whoever left and came back', () => {
  const services = { hireDate: '2026-10-01', lastDay: null, earlier: [{ hireDate: '2020-03-01', lastDay: '2026-03-31' }] };

  it('what was granted before stays as it was, and what was left of it ends with the new first day', () => {
    const before = plan(facts(yearly('10'), { lastDay: '2026-03-31', taken: days('1', '2026-02-03') }), '2026-09-30');
    const back = plan(facts(yearly('10'), { ...services, taken: days('1', '2026-02-03') }), '2026-12-31');
    expect(back.entries.slice(0, before.entries.length)).toEqual(before.entries);
    expect(back.entries.slice(before.entries.length).map(({ day, kind, amount, facts: { why } }) => [day, kind, why, amount])).toEqual([
      // 90 of 365 days, and one was taken
      ['2026-10-01', 'expiry', 'left', minus(fractionOf(1), fractionOf(900, 365))],
      ['2026-10-01', 'grant', 'yearly', fractionOf(920, 365)],
    ]);
    expect(back.balance, '92 of 365 days').toEqual(fractionOf(920, 365));
  });

  it('nothing changes before the day comes', () => {
    const left = facts(yearly('10'), { lastDay: '2026-03-31' });
    expect(plan(facts(yearly('10'), services), '2026-09-30')).toEqual(plan(left, '2026-09-30'));
  });

  it('years of service, waiting and leave years begin anew', () => {
    const steps = [
      { fromYears: 0, amount: '5' },
      { fromYears: 5, amount: '10' },
    ];
    const byYears = plan(facts(rule({ accrual: 'yearly', steps, leaveYear: 'service' }), services), '2026-12-31');
    expect(byYears.entries.at(-1)).toMatchObject({ year: '2026-10-01', day: '2026-10-01', amount: fractionOf(5) });
    const waits = yearly('12', { waitMonths: 3, accruesWhileWaiting: false });
    expect(plan(facts(waits, services), '2026-12-31').balance).toEqual(zero);
  });

  it('no month is lost or granted twice where both lie in it', () => {
    const monthly = rule({ accrual: 'monthly', steps: [{ fromYears: 0, amount: '12' }] });
    const within = { hireDate: '2026-01-20', lastDay: null, earlier: [{ hireDate: '2020-03-01', lastDay: '2026-01-05' }] };
    const { entries } = plan(facts(monthly, within), '2026-01-31');
    const granted = entries.filter(({ kind }) => kind === 'grant');
    expect(granted.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-01-05', fractionOf(5, 31)],
      ['2026-01-31', fractionOf(12, 31)],
    ]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  it('is the same whenever the return becomes known, and as it was where the return is taken back', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const random = seededRandom(seed);
      const left = { ...randomFacts(random), lastDay: iso(firstDay + 700 + random.below(400)) };
      const hireDate = iso(Date.parse(left.lastDay) / 86_400_000 + 1 + random.below(200));
      const back = { ...left, hireDate, lastDay: null, earlier: [{ hireDate: left.hireDate, lastDay: left.lastDay }] };
      if (left.hireDate > left.lastDay) continue;
      const end = iso(firstDay + 1_450);
      const [once, late]: [DueEntry[], DueEntry[]] = [[], []];
      write(once, back, end);
      write(late, left, iso(firstDay + 650 + random.below(800)));
      write(late, back, end);
      expect(byKey(late), `seed ${seed}`).toEqual(byKey(once));
      const { entries } = planLedger(back, end);
      expect(new Set(entries.map(({ key }) => key)).size, `seed ${seed}: keys are its own`).toBe(entries.length);
      const moved = minus(sumOf(back.given.map(({ amount }) => amount)), sumOf(back.taken.map(({ amount }) => amount)));
      expect(plus(sumOf(entries.map(({ amount }) => amount)), moved), `seed ${seed}: adds up`).toEqual(planLedger(back, end).balance);
      write(late, left, end);
      const never: DueEntry[] = [];
      write(never, left, end);
      expect(byKey(late), `seed ${seed}: taken back`).toEqual(byKey(never));
    }
  });
});
