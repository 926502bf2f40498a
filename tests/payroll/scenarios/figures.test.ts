import { beforeAll, describe, expect, it } from 'vitest';
import { type Comparison, plannerForAll } from './stage.ts';

/** A year-end raise by hand: a tenth is deducted, half a cent up; the employer pays a fifth; three people have 1,000.00, 2,000.00 and 3,000.05. */
const asItIs = { gross: '6000.05', net: '5400.04', cost: '7200.06', people: 3 };
/** 1,020.00 + 2,040.00 + 3,060.05; less 102.00, 204.00 and 306.01; and 204.00, 408.00 and 612.01 beside it. */
const raised = { gross: '6120.05', net: '5508.04', cost: '7344.06', people: 3 };

const raise = { kind: 'raise', from: 3, item: 'BASE_SALARY', by: 'percent', value: '2' } as const;
const figuresOf = ({ periods }: Comparison, place: number) => periods.map(({ figures }) => figures[place]);
const columnOf = ({ columns }: Comparison, path: string) => columns.find((column) => column.path === path)?.amounts;

describe('figures of scenarios', () => {
  const planner = plannerForAll();
  let base: number;
  beforeAll(async () => {
    base = await planner.calculated('As it is');
  });

  it('as it is: the base in every period, which follow the calendar by its type', async () => {
    const comparison = await planner.compare(base);
    expect(comparison.periods.map(({ name, isDerived }) => [name, isDerived])).toEqual([
      ['2027-01', true],
      ['2027-02', true],
      ['2027-03', true],
      ['2027-04', true],
    ]);
    expect(figuresOf(comparison, 0)).toEqual([asItIs, asItIs, asItIs, asItIs]);
  });

  it('a raise of 2 % in the third period, rounded to the cent, holds from there on', async () => {
    const id = await planner.calculated('Raise', [raise]);
    const comparison = await planner.compare(base, id);
    expect(figuresOf(comparison, 1)).toEqual([asItIs, asItIs, raised, raised]);
    expect(comparison.hasSameBase).toBe(true);
    expect((await planner.get(id)).totals).toEqual({ gross: '24240.20', net: '21816.16', cost: '29088.24', people: 3 });
  });

  it('what was paid in the periods before is this year’s so far: history is carried forward, and begins anew in January', async () => {
    const id = await planner.calculated('Raise and history', [raise]);
    // 6,000.05 × (1 + 2 + 3 + 4); 6,000.05 + 12,000.10 + 18,120.15 + 24,240.20
    expect(columnOf(await planner.compare(base, id), 'Slip.YearSoFar')).toEqual(['60000.50', '60360.50']);
  });

  it('the base’s own period can be the first, and is what the batch is', async () => {
    const id = await planner.calculated('From December', [{ ...raise, from: 2 }], { startsAfter: 0, periodCount: 2 });
    const comparison = await planner.compare(id);
    expect(figuresOf(comparison, 0)).toEqual([asItIs, raised]);
    const batch = await planner.stage.get(planner.baseBatchId);
    expect([batch.gross, batch.net]).toEqual([asItIs.gross, asItIs.net]);
  });

  it('periods between the base and the first are calculated for history, and not shown', async () => {
    const id = await planner.calculated('From March', [], { startsAfter: 3, periodCount: 1 });
    const comparison = await planner.compare(id);
    expect(comparison.periods.map(({ name }) => name)).toEqual(['2027-03']);
    expect(columnOf(comparison, 'Slip.YearSoFar')).toEqual(['18000.15']);
  });

  it('raises of one department, by an amount, and one upon the other in the order of their periods', async () => {
    const [works] = planner.company.departmentIds;
    const whom = { departmentIds: [works], positionIds: [] };
    const id = await planner.calculated('Works', [
      { ...raise, from: 3, value: '10', whom },
      { ...raise, from: 2, by: 'amount', value: '100.00', whom },
    ]);
    // 1,100 + 2,100 + 3,000.05; then 1,210 + 2,310 + 3,000.05
    expect(figuresOf(await planner.compare(id), 0).map((figures) => figures?.gross)).toEqual(['6000.05', '6200.05', '6520.05', '6520.05']);
  });

  it('two joiners at a salary in a department, who are raised only by what comes after them', async () => {
    const [, office] = planner.company.departmentIds;
    const joiners = { kind: 'joiners', from: 2, count: 2, departmentId: office, item: 'BASE_SALARY', pay: '1500.00' } as const;
    const id = await planner.calculated('Joiners', [{ ...raise, from: 1, value: '10' }, joiners, { ...raise, from: 4, value: '10' }]);
    const comparison = await planner.compare(base, id);
    // 1,100 + 2,200 + 3,300.06 (half up); 2 × 1,500.00 more; then 1,210 + 2,420 + 3,630.07 + 2 × 1,650.00
    expect(figuresOf(comparison, 1).map((figures) => [figures?.gross, figures?.people])).toEqual([
      ['6600.06', 3],
      ['9600.06', 5],
      ['9600.06', 5],
      ['10560.07', 5],
    ]);
    expect(comparison.departments.find((one) => one.id === office)?.figures.map((figures) => figures?.people)).toEqual([1, 3]);
  });

  it('a joiner without a salary has that of the person in the middle of the department', async () => {
    const [works] = planner.company.departmentIds;
    const id = await planner.calculated('Middle', [{ kind: 'joiners', from: 1, count: 1, departmentId: works, item: 'BASE_SALARY' }]);
    expect(figuresOf(await planner.compare(id), 0)[0]?.gross).toBe('7000.05');
  });

  it('who leaves is paid no more, by name or as a share of a department', async () => {
    const [first] = planner.company.employeeIds;
    const [works] = planner.company.departmentIds;
    const named = await planner.calculated('Named', [{ kind: 'leavers', from: 4, employeeIds: [first] }]);
    expect(figuresOf(await planner.compare(named), 0).map((figures) => figures?.gross)).toEqual([
      '6000.05',
      '6000.05',
      '6000.05',
      '5000.05',
    ]);
    const share = await planner.calculated('Share', [
      { kind: 'leavers', from: 2, percent: '50', whom: { departmentIds: [works], positionIds: [] } },
    ]);
    const comparison = await planner.compare(share);
    expect(figuresOf(comparison, 0).map((figures) => figures?.people)).toEqual([3, 2, 2, 2]);
    expect(comparison.departments.find((one) => one.id !== works)?.figures[0]?.gross).toBe('12000.20');
  });

  it('another rate holds from its period on, and not before', async () => {
    const change = { table: 'Flat', validFrom: '2020-01-01', row: 1, column: 'Share', value: '0.25' };
    const id = await planner.calculated('Rates', [{ kind: 'rates', from: 2, changes: [change] }]);
    // 250.00 + 500.00 + 750.01 instead of 600.01
    expect(figuresOf(await planner.compare(id), 0).map((figures) => figures?.net)).toEqual(['5400.04', '4500.04', '4500.04', '4500.04']);
  });

  it('another copy is calculated by from its period on, and goes on with the history of the first', async () => {
    const id = await planner.calculated('Copy', [{ kind: 'copy', from: 3, copyNumber: 2 }]);
    const comparison = await planner.compare(base, id);
    expect(figuresOf(comparison, 1).map((figures) => figures?.net)).toEqual(['5400.04', '5400.04', '6000.05', '6000.05']);
    expect(columnOf(comparison, 'Slip.YearSoFar')).toEqual(['60000.50', '60000.50']);
  });

  it('a figure opens into the people who make its difference, the largest first', async () => {
    const [, office] = planner.company.departmentIds;
    const id = await planner.calculated('People', [
      raise,
      { kind: 'joiners', from: 4, count: 1, departmentId: office, item: 'BASE_SALARY', pay: '900.00' },
    ]);
    interface People {
      readonly total: number;
      readonly change: string;
      readonly rows: readonly {
        employeeNumber: string | null;
        joiner: number | null;
        before: string | null;
        after: string | null;
        change: string;
      }[];
    }
    const people = await planner.call<People>('list-scenario-people', { firstId: base, otherId: id, figure: 'gross' });
    expect(people).toMatchObject({ total: 4, change: '1140.00' });
    expect(people.rows.map((row) => [row.employeeNumber ?? `joiner ${row.joiner}`, row.before, row.after, row.change])).toEqual([
      ['joiner 1', null, '900.00', '900.00'],
      ['FLAT-3', '12000.20', '12120.20', '120.00'],
      ['FLAT-2', '8000.00', '8080.00', '80.00'],
      ['FLAT-1', '4000.00', '4040.00', '40.00'],
    ]);
    const march = (await planner.compare(base)).periods[2]?.sequence;
    const one = await planner.call<People>('list-scenario-people', { firstId: base, otherId: id, figure: 'net', sequence: march });
    expect(one.rows.map((row) => [row.employeeNumber, row.change])).toEqual([
      ['FLAT-3', '54.00'],
      ['FLAT-2', '36.00'],
      ['FLAT-1', '18.00'],
    ]);
    const heads = await planner.call<People>('list-scenario-people', { firstId: base, otherId: id, figure: 'people' });
    expect(heads).toMatchObject({ total: 1, change: '1', rows: [{ joiner: 1 }] });
  });

  it('the periods are those of the rule that the solution keeps, which pays a month on the 10th of the next', async () => {
    const rule = {
      name: 'Monthly',
      baseDate: '2026-12-01',
      start: '2026-12-01',
      end: '2026-12-01',
      pay: { kind: 'day-of-month', day: 10, monthsLater: 1 },
      moved: 'before',
      attendanceDaysEarlier: 0,
      taskName: 'Monthly',
      autoCloseDays: null,
    };
    const kept = await planner.stage.clerk.call('payroll/periods/generate-periods', {
      solutionId: planner.company.solutionId,
      rule,
      count: 0,
    });
    expect(kept.data).toEqual({ made: 0 });
    const id = await planner.calculated('By the rule', [], { periodCount: 12 });
    const comparison = await planner.compare(id);
    // in April, July and October of 2027 the 10th is a day of the weekend
    expect(comparison.periods.map(({ payDate }) => payDate.slice(2))).toEqual(
      ['27-02-10', '27-03-10', '27-04-09', '27-05-10', '27-06-10', '27-07-09', '27-08-10', '27-09-10', '27-10-08', '27-11-10'].concat([
        '27-12-10',
        '28-01-10',
      ]),
    );
    // 6,000.05 × (1 + … + 11), and December begins the year in which it is paid: × 1
    expect(columnOf(comparison, 'Slip.YearSoFar')).toEqual(['402003.35']);
  });
});
