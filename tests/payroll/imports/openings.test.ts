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
