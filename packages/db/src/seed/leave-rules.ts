import { fractionOf, fractionOfDecimal } from '@wagewright/contracts/fraction';
import { type LeaveRule, leaveRule, withoutBalance } from '@wagewright/contracts/time/leave';
import type { Sql } from '../sql.ts';
import { leaveYearFirst, type NewEntry, settleLeave, writeLeaveEntries } from '../time/leave/index.ts';
import { insertRows, reserveIds } from './bulk.ts';

interface SeededRule {
  readonly code: string;
  readonly from: string;
  readonly rule: LeaveRule;
}

const rule = (more: Partial<LeaveRule>): LeaveRule => leaveRule.parse({ ...withoutBalance, keepsBalance: true, ...more });

/**
 * Annual leave by the Regulation on Paid Annual Leave of Employees (State Council order 514): 5, 10 or 15 days from 1, 10 and 20 years on, which may be spread
 * over the year after as well. Overtime that is taken as leave is an hour for an hour; that of public holidays is
 * always paid (Labour Law, article 44).
 */
export const kunmingLeaveRules: readonly SeededRule[] = [
  {
    code: 'ANNUAL',
    from: '2026-01-01',
    rule: rule({
      accrual: 'yearly',
      steps: [
        { fromYears: 0, amount: '0' },
        { fromYears: 1, amount: '5' },
        { fromYears: 10, amount: '10' },
        { fromYears: 20, amount: '15' },
      ],
      roundTo: '0.5',
      carryOver: { upTo: null, months: 12 },
      negativeUpTo: '3',
    }),
  },
  {
    code: 'COMPENSATORY',
    from: '2026-01-01',
    rule: rule({ overtime: { weekday: '1', restday: '1', holiday: '0' }, carryOver: { upTo: null, months: 6 } }),
  },
];

/** What the county grants: the demo company’s own policy, in hours. */
const countyLeave = [
  {
    code: 'VACATION',
    paid: true,
    en: 'Vacation',
    zh: '年假',
    rule: rule({
      accrual: 'monthly',
      steps: [
        { fromYears: 0, amount: '120' },
        { fromYears: 3, amount: '160' },
        { fromYears: 15, amount: '208' },
      ],
      carryOver: { upTo: '240', months: null },
      waitMonths: 6,
    }),
  },
  {
    code: 'SICK_LEAVE',
    paid: true,
    en: 'Sick leave',
    zh: '病假',
    rule: rule({ accrual: 'monthly', steps: [{ fromYears: 0, amount: '120' }], carryOver: { upTo: null, months: null } }),
  },
] as const;

export async function insertLeaveRules(sql: Sql, rules: readonly SeededRule[], types: ReadonlyMap<string, number>): Promise<void> {
  await insertRows(
    sql,
    'leave_rule',
    { type_id: 'int', from_date: 'date', content: 'jsonb' },
    rules.map((one) => ({ type_id: types.get(one.code) ?? null, from_date: one.from, content: JSON.stringify(one.rule) })),
  );
}

export async function seedCountyLeave(sql: Sql, legalEntityId: number): Promise<void> {
  const ids = await reserveIds(sql, 'leave_type', countyLeave.length);
  await insertRows(
    sql,
    'leave_type',
    { id: 'int', code: 'text', name: 'jsonb', paid: 'bool', unit: 'text', legal_entity_id: 'int' },
    countyLeave.map((type, index) => ({
      id: ids[index] ?? 0,
      code: type.code,
      name: JSON.stringify({ en: type.en, 'zh-CN': type.zh }),
      paid: type.paid,
      unit: 'hours',
      legal_entity_id: legalEntityId,
    })),
  );
  const types = new Map<string, number>(countyLeave.map(({ code }, index) => [code, ids[index] ?? 0]));
  await insertLeaveRules(
    sql,
    countyLeave.map((one) => ({ code: one.code, from: '2025-01-01', rule: one.rule })),
    types,
  );
}

interface SeededLedgers {
  readonly approved: readonly {
    readonly employeeId: number;
    readonly typeId: number;
    readonly requestId: number;
    readonly startDate: string;
    readonly endDate: string;
    readonly amount: number;
  }[];
  readonly types: ReadonlyMap<string, number>;
  readonly rules: readonly SeededRule[];
  /** What those who took leave of a type had before the ledger began. */
  readonly opening: { readonly code: string; readonly hours: number };
  readonly through: string;
}

/** Writes the ledgers of whoever took leave, as the product writes them. */
export async function seedLeaveLedgers(sql: Sql, { approved, types, rules, opening, through }: SeededLedgers): Promise<void> {
  const writer = { userId: null, at: new Date(`${through}T12:00:00Z`) };
  for (const seeded of rules) {
    const typeId = types.get(seeded.code) ?? 0;
    const dated = [{ from: seeded.from, rule: seeded.rule }];
    const own = approved.filter((one) => one.typeId === typeId);
    const entries = own.map((one): NewEntry => {
      const year = leaveYearFirst(dated, { hireDate: seeded.from, earlier: [] }, one.startDate);
      const place = { employeeId: one.employeeId, typeId, year, day: one.startDate, requestId: one.requestId };
      const facts = { why: 'request', requestId: one.requestId, from: one.startDate, until: one.endDate } as const;
      return { ...place, kind: 'request', key: `request/${one.requestId}/${year}`, amount: fractionOfDecimal(String(-one.amount)), facts };
    });
    const people = [...new Set(own.map(({ employeeId }) => employeeId))];
    const begun = people.map(
      (employeeId): NewEntry => ({
        employeeId,
        typeId,
        kind: 'adjustment',
        key: 'adjustment/1',
        year: seeded.from,
        day: seeded.from,
        amount: fractionOf(opening.hours),
        facts: { why: 'adjustment' },
        reason: '期初余额',
      }),
    );
    await writeLeaveEntries(sql, [...(seeded.code === opening.code ? begun : []), ...entries], writer);
    await settleLeave(sql, { typeId, employeeIds: people, rules: dated, through }, writer);
  }
}
