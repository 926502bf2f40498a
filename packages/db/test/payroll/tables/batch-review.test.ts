import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareBatch } from '../../../src/payroll/batches/index.ts';
import { calculatedColumn } from '../../../src/payroll/tables/column-sums.ts';
import { type BatchReview, type ReviewedRun, reviewBatch } from '../../../src/payroll/tables/index.ts';
import { findPreviousBatch } from '../../../src/payroll/variance/index.ts';
import { calculateBatch, findBatch, programOf, setStatus } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

/** More than any list of the seeded batches has. */
const peopleMax = 500;

describe('the review of a batch', () => {
  let seeded: SeededDatabase;
  let current: ReviewedRun;
  let previous: ReviewedRun;
  let review: BatchReview;

  const calculated = async (sequence: number): Promise<ReviewedRun> => {
    const { id: batchId } = await findBatch(seeded.sql, 'US_BIWEEKLY', sequence);
    const program = await programOf(seeded.sql, batchId);
    await prepareBatch(seeded.sql, { batchId, program });
    const { runId } = await calculateBatch(seeded.sql, batchId);
    const at = (path: string) => calculatedColumn(program, path);
    const { tableNo, position: net } = at('Pay.Net');
    return { batchId, runId, positions: { tableNo, gross: at('Pay.Gross').position, deductions: at('Pay.Deductions').position, net } };
  };

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    previous = await calculated(1);
    await setStatus(seeded.sql, previous.batchId, 'closed');
    current = await calculated(2);
    review = await reviewBatch(seeded.sql, { current, previous, rowsMax: peopleMax });
  });
  afterAll(() => seeded.close());

  const sum = (amounts: readonly (string | null)[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount ?? 0), 0n);

  it('compares with the closed batch of the period before', async () => {
    expect(await findPreviousBatch(seeded.sql, current.batchId)).toMatchObject({ batchId: previous.batchId, runId: previous.runId });
  });

  it('explains the whole change of net pay by its causes', () => {
    const change = BigInt(review.totals.net.amount) - BigInt(review.totals.net.previous ?? 0);
    expect(sum(review.variance.map(({ amount }) => amount))).toBe(change);
    expect(review.variance.map(({ cause }) => cause).sort()).toEqual(['changed-pay', 'joiners', 'leavers', 'no-longer-paid']);
    expect(BigInt(review.totals.net.amount)).toBe(BigInt(review.totals.gross.amount) - BigInt(review.totals.deductions.amount));
  });

  it('adds divisions up to their departments', async () => {
    const tops = await seeded.sql.query<{ name: string }>(
      `SELECT name->>'en' AS name FROM department_version WHERE parent_id IS NULL AND expiry_date IS NULL`,
    );
    const names = review.departments.rows.map(({ department }) => department?.en);
    expect(names.filter((name) => !tops.some((top) => top.name === name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('counts joiners and leavers alike everywhere', () => {
    const peopleOf = (name: string) => review.variance.find(({ cause }) => cause === name)?.people;
    const listed = (movements: readonly string[]) => review.movements.rows.filter(({ movement }) => movements.includes(movement)).length;
    expect(peopleOf('joiners')).toBe(review.joiners);
    expect(peopleOf('leavers')).toBe(review.leavers);
    expect([listed(['joiner']), listed(['leaver', 'both'])]).toEqual([review.joiners, review.leavers]);
    expect(review.movements.total).toBe(review.joiners + review.leavers);
  });

  it('lists the largest changes with their cause, leavers and people no longer paid among them', () => {
    const causes = new Set(review.largestChanges.rows.map(({ cause }) => cause));
    expect(causes).toEqual(new Set(['changed-pay', 'joiners', 'leavers', 'no-longer-paid']));
    const sizes = review.largestChanges.rows.map(({ change }) => Math.abs(Number(change)));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it('says how many a list has beyond those that were asked for', async () => {
    const { largestChanges } = await reviewBatch(seeded.sql, { current, previous, rowsMax: 3 });
    expect(largestChanges.rows).toEqual(review.largestChanges.rows.slice(0, 3));
    expect(largestChanges.total).toBe(review.largestChanges.rows.length);
  });

  it('shows joiners and leavers with what they get', () => {
    expect(review.joiners).toBeGreaterThan(0);
    expect(review.leavers).toBeGreaterThan(0);
    expect(review.movements.rows.map(({ movement }) => movement)).toEqual(expect.arrayContaining(['joiner', 'leaver']));
    expect(review.negativeNets).toBe(0);
  });
});
