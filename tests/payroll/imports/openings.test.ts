/** Opening balances out of a file: what was paid before the product took over. */
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from './subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('import of opening balances', () => {
  const stage = subjectStage();
  let subject: { entity: string; id: number };
  let numbers: string[];
  let codes: { code: string; serialNumber: number }[];
  beforeAll(async () => {
    const { prisma } = stage.server;
    const period = await prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, status: 'enabled' } });
    subject = { entity: 'opening-balances', id: period.id };
    const people = await prisma.employee.findMany({
      where: { legalEntity: { solutions: { some: { code: 'US_BIWEEKLY' } } } },
      orderBy: { id: 'asc' },
      take: 3,
    });
    numbers = people.map(({ employeeNumber }) => employeeNumber);
    codes = await prisma.balanceElement.findMany({ where: { removedAt: null, scale: 2 }, orderBy: { serialNumber: 'asc' }, take: 2 });
  });
  /** Sum of an element in the ledger, by person. */
  const sums = async (serialNumber: number): Promise<[string, number][]> => {
    const rows = await stage.server.prisma.$queryRaw<{ number: string; sum: bigint }[]>`
      SELECT e.employee_number AS number, sum(l.v[${serialNumber}::int]) AS sum FROM calc.ledger l JOIN employee e ON e.id = l.employee_id
      WHERE l.kind = 'opening' AND l.period_paid = ${subject.id}::int GROUP BY e.id HAVING sum(l.v[${serialNumber}::int]) <> 0 ORDER BY e.id`;
    return rows.map(({ number, sum }) => [number, Number(sum)]);
  };

  it('adds differences to the ledger, row by row as they were shown; zero is nothing; undone, the sums are as before', async () => {
    const [one, two, three] = numbers;
    const [gross, tax] = codes;
    const header = `Number,${gross?.code},${tax?.code}`;
    const first = await stage.read(subject, csv(header, `${one},1234.5,10`, `${two},0,`, `${three},7,0`, 'NOBODY,1,1'));
    expect((await stage.rows(first)).map(({ effect }) => effect)).toEqual(['created', 'unchanged', 'created', 'refused']);
    expect(await sums(gross?.serialNumber ?? 0)).toEqual([]);
    await stage.act('write', first);
    expect(await sums(gross?.serialNumber ?? 0)).toEqual([
      [one, 123_450],
      [three, 700],
    ]);
    expect(await sums(tax?.serialNumber ?? 0)).toEqual([[one, 1_000]]);
    const second = await stage.read(subject, csv(`Number,${gross?.code}`, `${one},2000`, `${three},0`));
    expect((await stage.rows(second)).map(({ effect }) => effect)).toEqual(['updated', 'closed']);
    const written = await stage.act('write', second);
    expect(await sums(gross?.serialNumber ?? 0)).toEqual([[one, 200_000]]);
    expect(await sums(tax?.serialNumber ?? 0)).toEqual([[one, 1_000]]);
    expect((await stage.act('undo', written)).status).toBe('undone');
    expect(await sums(gross?.serialNumber ?? 0)).toEqual([
      [one, 123_450],
      [three, 700],
    ]);
    const again = await stage.read(subject, await stage.standing(subject), { options: { mode: 'override' } });
    expect(again.counts).toEqual({ created: 0, updated: 0, closed: 0, unchanged: 2, refused: 0 });
  });

  it('is seen in the table of balances beside what batches have paid, and each figure adds up entry by entry', async () => {
    const { clerk, server } = stage;
    const [gross] = codes;
    const serial = gross?.serialNumber ?? 0;
    interface Listed {
      total: number;
      elements: { code: string }[];
      years: number[];
      rows: { employeeId: number; employeeNumber: string; legalEntityId: number; amounts: string[] }[];
    }
    const list = async (more: object) => (await clerk.call('payroll/balances/list-balances', { limit: 500, ...more })).data as Listed;
    const inLedger = (year: number | null) => server.prisma.$queryRaw<{ id: number; sum: bigint }[]>`
      SELECT l.employee_id AS id, coalesce(sum(l.v[${serial}::int]), 0) AS sum FROM calc.ledger l JOIN period p ON p.id = l.period_paid
        JOIN solution s ON s.id = p.solution_id
      WHERE s.code = 'US_BIWEEKLY' AND (${year}::int IS NULL OR extract(year FROM p.pay_date) = ${year}::int) GROUP BY l.employee_id`;
    const [person] = await server.prisma.employee.findMany({ where: { employeeNumber: numbers[0] ?? '' } });
    // what a batch has paid
    await server.prisma.$executeRaw`
      INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, submission, v)
      SELECT ${person?.id}::int, s.legal_entity_id, p.id, p.id, b.id, 'normal', 1, array_fill(0::bigint, ARRAY[${serial}::int - 1]) || 98765::bigint
      FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id WHERE s.code = 'US_BIWEEKLY' ORDER BY b.id LIMIT 1`;
    const all = await list({});
    const at = all.elements.findIndex(({ code }) => code === gross?.code);
    const cents = (amount: string | undefined): number => Math.round(Number(amount) * 100);
    const told = ({ rows }: Listed) => new Map(rows.map(({ employeeId, amounts }) => [employeeId, cents(amounts[at])]));
    const expected = new Map((await inLedger(null)).map(({ id, sum }) => [id, Number(sum)]));
    for (const [id, sum] of told(all)) if (expected.has(id)) expect([id, sum]).toEqual([id, expected.get(id)]);
    expect([...expected.keys()].filter((id) => !told(all).has(id))).toEqual([]);
    const year = all.years.at(-1) ?? 0;
    const ofYear = new Map((await inLedger(year)).map(({ id, sum }) => [id, Number(sum)]));
    const toldOfYear = told(await list({ year }));
    for (const [id, sum] of ofYear) expect([id, toldOfYear.get(id)]).toEqual([id, sum]);
    const falling = (await list({ sort: gross?.code, direction: 'descending' })).rows.map(({ amounts }) => cents(amounts[at]));
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect((await list({ element: gross?.code })).rows.every(({ amounts }) => cents(amounts[at]) !== 0)).toBe(true);
    const found = await list({ search: numbers[0] });
    const [one] = found.rows;
    expect([found.total, one?.employeeNumber]).toEqual([1, numbers[0]]);
    const { data, error } = await clerk.call('payroll/balances/list-balance-entries', {
      employeeId: one?.employeeId,
      legalEntityId: one?.legalEntityId,
      element: gross?.code,
      limit: 500,
    });
    expect(error).toBeUndefined();
    const { rows: entries, balance } = data as {
      balance: string;
      rows: { kind: string; batch: object | null; amount: string; balance: string }[];
    };
    expect(balance).toBe(one?.amounts[at]);
    expect(entries[0]?.balance).toBe(balance);
    expect(entries.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(balance));
    expect(entries.filter(({ batch }) => batch === null).every(({ kind }) => kind === 'opening')).toBe(true);
    expect(entries.some(({ kind }) => kind === 'opening') && entries.some(({ batch }) => batch !== null)).toBe(true);
    const unknown = { employeeId: one?.employeeId, legalEntityId: one?.legalEntityId, element: 'NOTHING' };
    expect((await clerk.call('payroll/balances/list-balance-entries', unknown)).error?.code).toBe('NOT_FOUND');
  });

  it('is neither offered nor written for a period that is closed', async () => {
    const shown = await stage.read(subject, csv(`Number,${codes[0]?.code}`, `${numbers[1]},5`));
    await stage.server.prisma.period.update({ where: { id: subject.id }, data: { status: 'closed' } });
    const before = await sums(codes[0]?.serialNumber ?? 0);
    const refused = await stage.act('write', shown);
    expect(refused.status).toBe('checked');
    expect(refused.failure).not.toBeNull();
    expect(await sums(codes[0]?.serialNumber ?? 0)).toEqual(before);
    expect(await stage.refusal('platform/imports/start-import', { ...subject, fileId: 1 })).toBe('PERIOD_NOT_OPEN');
    await stage.server.prisma.period.update({ where: { id: subject.id }, data: { status: 'enabled' } });
  });
});
