/** Who reads, and what: sessions made in the database, and the calls that their screens make. */
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Request } from './connection.ts';

export interface Person {
  readonly userId: number;
  readonly token: string;
  /** The clerk and the approver see batches; employees see their payslips. */
  readonly kind: 'employee' | 'clerk';
  readonly payslipId: number;
}

/** What the readers' screens show. */
export interface Places {
  readonly batchId: number;
  readonly payees: number;
}

const session = `INSERT INTO session (token_hash, user_id, expires_at, address, user_agent)
  SELECT h, u, now() + interval '2 hours', 'load', 'load' FROM unnest($1::bytea[], $2::int[]) AS s(h, u)`;

/** A fifth of them clerks, all others employees who have been paid. */
export async function makePeople(client: pg.Client, count: number): Promise<Person[]> {
  const clerks = Math.ceil(count / 5);
  const { rows: paid } = await client.query<{ userId: number; payslipId: number }>(
    `SELECT u.id AS "userId", max(p.id) AS "payslipId" FROM app_user u JOIN payslip p ON p.employee_id = u.employee_id AND p.status = 'published'
     GROUP BY u.id ORDER BY u.id LIMIT $1`,
    [count - clerks],
  );
  const { rows: clerk } = await client.query<{ id: number }>(`SELECT id FROM app_user WHERE account = 'clerk@montgomery.example'`);
  const people = [
    ...paid.map(({ userId, payslipId }) => ({ userId, payslipId, kind: 'employee' as const })),
    ...Array.from({ length: count - paid.length }, () => ({ userId: clerk[0]?.id ?? 0, payslipId: 0, kind: 'clerk' as const })),
  ].map((person) => ({ ...person, token: randomBytes(32).toString('base64url') }));
  await client.query(session, [people.map(({ token }) => createHash('sha256').update(token).digest()), people.map(({ userId }) => userId)]);
  return people;
}

const windowRows = 100;

/** A read as the web makes it. */
export const call = (name: string, input: object, token: string): Request => ({
  method: 'GET',
  path: `/hr/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`,
  headers: { authorization: `Bearer ${token}`, 'x-language': 'en' },
});

const inbox = 'platform.notifications.listNotifications';
const homeOfEmployee: readonly (readonly [string, object])[] = [
  ['identity.menus.getViews', {}],
  ['payroll.payslips.listMyPayslips', {}],
  [inbox, { show: 'unread', limit: 5 }],
];
const homeOfClerk: readonly (readonly [string, object])[] = [
  ['identity.menus.getViews', {}],
  ['payroll.batches.listBatches', { limit: 20 }],
  ['payroll.payslips.listMyPayslips', {}],
  [inbox, { show: 'unread', limit: 5 }],
];

export interface Read {
  readonly name: string;
  readonly who: Person['kind'] | 'anybody';
  readonly call: (person: Person, places: Places, random: () => number) => readonly [string, object];
}

const pick = <Item>(items: readonly Item[], random: () => number): Item => items[Math.floor(random() * items.length)] as Item;

/** The ordinary reads of a day, out of ten. */
const mix: readonly Read[] = [
  ...Array.from(
    { length: 3 },
    (): Read => ({
      name: 'home',
      who: 'anybody',
      call: ({ kind }, _places, random) => pick(kind === 'clerk' ? homeOfClerk : homeOfEmployee, random),
    }),
  ),
  ...Array.from(
    { length: 3 },
    (): Read => ({
      name: 'unread',
      who: 'anybody',
      call: () => ['platform.notifications.countUnread', {}],
    }),
  ),
  { name: 'inbox', who: 'anybody', call: () => [inbox, { show: 'all' }] },
  { name: 'batch', who: 'clerk', call: (_person, { batchId }) => ['payroll.batches.getBatch', { id: batchId }] },
  {
    name: 'rows',
    who: 'clerk',
    call: (_person, { batchId, payees }, random) => {
      const offset = Math.floor((random() * payees) / windowRows) * windowRows;
      return ['payroll.tables.listRows', { batchId, table: 'Pay', offset, limit: windowRows }];
    },
  },
  { name: 'payslip', who: 'employee', call: ({ payslipId }) => ['payroll.payslips.getMyPayslip', { id: payslipId }] },
];

/** One of the ordinary reads, by somebody who makes it. */
export function ordinaryRead(people: Record<Person['kind'] | 'anybody', readonly Person[]>, places: Places, random: () => number) {
  const read = pick(mix, random);
  const person = pick(people[read.who], random);
  const [name, input] = read.call(person, places, random);
  return { name: read.name, procedure: name, person, request: call(name, input, person.token) };
}

/** What one person reads next: the same mix, without what only others can see. */
export function readOf(person: Person, places: Places, random: () => number) {
  const own = mix.filter(({ who }) => who === 'anybody' || who === person.kind);
  const read = pick(own, random);
  const [name, input] = read.call(person, places, random);
  return { name: read.name, procedure: name, person, request: call(name, input, person.token) };
}

export const byKind = (people: readonly Person[]) => ({
  anybody: people,
  employee: people.filter(({ kind }) => kind === 'employee'),
  clerk: people.filter(({ kind }) => kind === 'clerk'),
});
