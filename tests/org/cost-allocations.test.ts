/** How somebody's cost is divided among cost centers: what a division has to be (payroll specification §5), and that payroll divides by it to the cent. */
import type { CalculationDefinitionInput } from '@wagewright/contracts/definition';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertSteppedSolution, steppedDefinition } from '../e2e/support/stepped-solution.ts';
import { stageForAll } from '../payroll/stage.ts';

interface Allocation {
  readonly item: string | null;
  readonly effectiveDate: string;
  readonly expiryDate: string | null;
  readonly parts: readonly {
    readonly costCenter: string;
    readonly ratio: string;
    readonly isMain: boolean;
    readonly takesTailDifference: boolean;
  }[];
}
interface Row {
  readonly employeeId: number;
  readonly cells: readonly string[];
}

const named = (text: string) => ({ en: text, 'zh-CN': text });
type Step = CalculationDefinitionInput['steps'][number];
const stepAt = (place: number): Step => {
  const step: Step | undefined = steppedDefinition.steps[place];
  if (!step) throw new Error(`The stepwise payroll has no step ${place}.`);
  return step;
};
const data = stepAt(0);

/** The stepwise payroll, which divides gross pay among cost centers. */
const dividing: CalculationDefinitionInput = {
  ...steppedDefinition,
  steps: [
    {
      ...data,
      tables: [
        ...data.tables,
        {
          code: 'Center',
          kind: 'snapshot',
          lines: 'cost-centers',
          name: named('Cost center'),
          columns: [
            { code: 'Code', name: named('Code'), type: 'text', source: 'record.code' },
            { code: 'Ratio', name: named('Ratio'), type: 'decimal', source: 'record.ratio' },
            { code: 'Tail', name: named('Tail'), type: 'boolean', source: 'record.tail' },
          ],
        },
      ],
    },
    stepAt(1),
    stepAt(2),
    {
      code: 'SHARES',
      name: named('Shares'),
      tables: [
        {
          code: 'Shares',
          kind: 'data',
          per: 'Center',
          name: named('Shares'),
          columns: [
            { code: 'Code', name: named('Code'), type: 'text', expression: 'Center.Code' },
            { code: 'Amount', name: named('Amount'), type: 'money', expression: 'ALLOCATE(Pay.Gross, Center.Ratio, Center.Tail)' },
          ],
        },
      ],
    },
  ],
};

describe('cost centers of somebody', () => {
  const stage = stageForAll();
  let batchId: number;
  let employeeId: number;
  let who: string;
  let codes: readonly string[];
  beforeAll(async () => {
    const { prisma } = stage.server;
    batchId = (await insertSteppedSolution((text, parameters) => prisma.$queryRawUnsafe(text, ...parameters), dividing)).batchId;
    const person = await prisma.employee.findFirstOrThrow({
      where: { legalEntity: { country: 'US' }, terminationDate: null },
      orderBy: { id: 'asc' },
    });
    employeeId = person.id;
    who = person.name;
    codes = (await prisma.costCenter.findMany({ take: 3, orderBy: { id: 'asc' } })).map(({ code }) => code);
  });

  const part = (place: number, ratio: string, more: object = {}) => ({ costCenter: codes[place], ratio, ...more });
  const main = { isMain: true };
  const call = async (verb: string, input: object) =>
    await stage.clerk.call(`org/cost-allocations/${verb}`, { employeeId, item: null, ...input });
  const refused = async (parts: readonly object[], more: object = {}): Promise<string> => {
    const { error } = await call('put-cost-allocation', { from: '2026-01-01', until: null, parts, ...more });
    return `${error?.code}: ${error?.message} ${JSON.stringify(error?.details ?? '')}`;
  };
  const put = async (parts: readonly object[], more: object = {}): Promise<void> => {
    const { error } = await call('put-cost-allocation', { from: '2026-01-01', until: null, parts, ...more });
    if (error) throw new Error(`${error.code}: ${error.message}`);
  };
  const allocations = async (item: string | null = null): Promise<Allocation[]> => {
    const { data: held } = await stage.clerk.call('org/cost-allocations/get-cost-allocations', { employeeId });
    return (held as { allocations: Allocation[] }).allocations.filter((one) => one.item === item);
  };
  const spans = async (item: string | null = null): Promise<string[]> =>
    (await allocations(item))
      .map(({ effectiveDate, expiryDate, parts }) => `${effectiveDate}..${expiryDate ?? ''} ${parts.map(({ ratio }) => ratio).join(' + ')}`)
      .toReversed();

  describe('have a rule', () => {
    it('ratio required', async () => expect(await refused([{ costCenter: codes[0], ...main }])).toMatch(/^VALIDATION_FAILED.*ratio/));
    it.each(['abc', '0.3333333', '1/3'])('ratio a share: not "%s"', async (ratio) =>
      expect(await refused([part(0, ratio, main)])).toMatch(/^VALIDATION_FAILED.*ratio/),
    );
    it.each(['0', '0.000000', '-0.5'])('ratio not 0 nor below: not "%s"', async (ratio) =>
      expect(await refused([part(0, '1', main), part(1, ratio)])).toContain(
        `ALLOCATION_RATIO_ZERO: The share of cost center ${codes[1]} must be above 0 %.`,
      ),
    );
    it('cost center required, and one that there is', async () => {
      expect(await refused([{ ratio: '1', ...main }])).toMatch(/^VALIDATION_FAILED.*costCenter/);
      expect(await refused([{ costCenter: 'NOBODY', ratio: '1', ...main }])).toContain('NOT_FOUND');
    });
    it('compensation item code required: all of them is said as such', async () => {
      expect(await refused([part(0, '1', main)], { item: undefined })).toMatch(/^VALIDATION_FAILED.*"item"/);
      expect(await refused([part(0, '1', main)], { item: 'NOTHING' })).toContain('NOT_FOUND');
    });
    it('no repeated cost centers', async () =>
      expect(await refused([part(0, '0.5', main), part(0, '0.5')])).toContain(
        `ALLOCATION_CENTER_REPEATED: Cost center ${codes[0]} stands more than once.`,
      ));
    it('no repeated compensation items on the same days', async () => {
      await put([part(0, '1', main)], { item: 'FUND_BASE' });
      expect(await refused([part(1, '1', main)], { item: 'FUND_BASE', from: '2027-01-01' })).toContain(
        `ALLOCATION_OVERLAPS: The cost of ${who} is divided already from Jan 1, 2026 on: ${codes[0]} 100%.`,
      );
    });
    it('exactly one main cost center, which must be chosen', async () => {
      expect(await refused([part(0, '0.5'), part(1, '0.5')])).toContain(
        `ALLOCATION_MAIN: 0 cost centers are marked as the main one of ${who}.`,
      );
      expect(await refused([part(0, '0.5', main), part(1, '0.5', main)])).toContain('ALLOCATION_MAIN: 2 cost centers');
    });
    it('only one tail difference', async () => {
      const tail = { takesTailDifference: true };
      expect(await refused([part(0, '0.5', { ...main, ...tail }), part(1, '0.5', tail)])).toContain('ALLOCATION_TAILS: 2 cost centers');
    });
    it.each([
      [['0.5', '0.499999'], '99.9999%'],
      [['0.5', '0.500001'], '100.0001%'],
      [['0.9'], '90%'],
    ] as const)('ratios add up to exactly 100 %%: not %s', async (ratios, said) =>
      expect(await refused(ratios.map((ratio, place) => part(place, ratio, place === 0 ? main : {})))).toContain(
        `ALLOCATION_SUM: The shares of ${who}’s cost add up to ${said}, not to 100 %.`,
      ),
    );
    it('start not later than end, and an end that is said', async () => {
      expect(await refused([part(0, '1', main)], { until: '2025-12-31' })).toContain('ALLOCATION_DAYS_REVERSED');
      expect(await refused([part(0, '1', main)], { until: undefined })).toMatch(/^VALIDATION_FAILED.*"until"/);
    });
  });

  it('give way as wholes: cut, split, and taken back', async () => {
    const item = 'INSURANCE_BASE';
    const halves = [part(0, '0.5', main), part(1, '0.5')];
    await put(halves, { item });
    await put([part(2, '1', main)], { item, from: '2026-03-01', until: '2026-03-31', replaces: ['2026-01-01'] });
    expect(await spans(item)).toEqual(['2026-01-01..2026-02-28 0.5 + 0.5', '2026-03-01..2026-03-31 1', '2026-04-01.. 0.5 + 0.5']);
    expect((await call('remove-cost-allocation', { item, from: '2026-03-01', reason: 'Mistaken' })).error).toBeUndefined();
    expect(await spans(item)).toEqual(['2026-01-01..2026-03-31 0.5 + 0.5', '2026-04-01.. 0.5 + 0.5']);
    expect((await call('remove-cost-allocation', { item, from: '2026-03-01' })).error?.code).toBe('ALLOCATION_UNKNOWN');
    expect(await spans('FUND_BASE')).toEqual(['2026-01-01.. 1']);
  });

  it('are what payroll divides by: the parts add up to the cent, the tail takes the difference', async () => {
    const { prisma } = stage.server;
    const { period } = await prisma.batch.findUniqueOrThrow({ where: { id: batchId }, include: { period: true } });
    await prisma.costCenterAllocation.deleteMany({ where: { employeeId } });
    const from = period.startDate.toISOString().slice(0, 10);
    await put([part(0, '0.333333', main), part(1, '0.333333'), part(2, '0.333334', { takesTailDifference: true })], { from });
    await stage.act(stage.clerk, 'prepare-batch', batchId);
    await stage.act(stage.clerk, 'calculate-batch', batchId);
    await stage.until(batchId, ({ status }) => status === 'calculated');
    const rowsOf = async (table: string): Promise<Row[]> => {
      const { data: answer } = await stage.clerk.call('payroll/tables/list-rows', { batchId, table, limit: 200 });
      return (answer as { rows: Row[] }).rows.filter((row) => row.employeeId === employeeId);
    };
    const cents = (amount: string | undefined): number => Math.round(Number(amount) * 100);
    const [pay] = await rowsOf('Pay');
    const gross = cents(pay?.cells[1]);
    const shares = new Map((await rowsOf('Shares')).map(({ cells }) => [cells[0], cents(cells[1])]));
    expect(gross).toBeGreaterThan(0);
    const rounded = Math.round((gross * 333_333) / 1_000_000);
    expect([...codes].map((code) => shares.get(code))).toEqual([rounded, rounded, gross - 2 * rounded]);
  });
});
