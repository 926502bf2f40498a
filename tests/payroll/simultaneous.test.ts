import type { Answer } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { whenServed } from '../support/when-served.ts';
import { type BatchView, stageForAll } from './stage.ts';

const clerks = 50;

describe('fifty submits of one batch at once (R8)', () => {
  const stage = stageForAll();
  let batch: BatchView;

  beforeAll(async () => {
    await stage.server.prisma.batch.updateMany({ where: { status: 'new' }, data: { status: 'canceled' } });
  });

  async function calculatedBatch(): Promise<BatchView> {
    await stage.server.prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    return await stage.until(id, ({ status }) => status === 'calculated');
  }
  const submit = (headers: Record<string, string>) =>
    whenServed(() => stage.clerk.call('payroll/batches/submit-batch', { id: batch.id, version: batch.version, remarks: 'now' }, headers));
  const effects = async () => ({
    approvals: await stage.server.prisma.approvalInstance.count({ where: { subjectId: batch.id } }),
    asked: await stage.server.prisma.notification.count({
      where: { template: 'approval-requested', thing: { startsWith: `approval:${(await stage.get(batch.id)).approvalInstanceId}:` } },
    }),
    audited: await stage.server.prisma.auditEntry.count({
      where: { procedure: 'payroll/batches/submit-batch', entityId: String(batch.id) },
    }),
  });

  it('with the same Idempotency-Key have one effect, and all get its answer', async () => {
    batch = await calculatedBatch();
    const answers = await Promise.all(Array.from({ length: clerks }, () => submit({ 'idempotency-key': 'the-same' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await effects()).toEqual({ approvals: 1, asked: 1, audited: 1 });
  });

  it('with the same key and another body are a conflict', async () => {
    const { status, error } = await stage.clerk.call(
      'payroll/batches/submit-batch',
      { id: batch.id, version: batch.version, remarks: 'other' },
      { 'idempotency-key': 'the-same' },
    );
    expect([status, error?.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('with different keys have one effect, and the others get a conflict', async () => {
    batch = await calculatedBatch();
    const answers = await Promise.all(Array.from({ length: clerks }, (_, index) => submit({ 'idempotency-key': `key-${index}` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(clerks - 1);
    expect(await effects()).toEqual({ approvals: 1, asked: 1, audited: 1 });
  });

  it('leave a key of a failed call free to be used again', async () => {
    batch = await calculatedBatch();
    const stale = await stage.clerk.call(
      'payroll/batches/submit-batch',
      { id: batch.id, version: batch.version + 7 },
      { 'idempotency-key': 'retry' },
    );
    expect(stale.error?.code).toBe('STALE_VERSION');
    const { status } = await stage.clerk.call(
      'payroll/batches/submit-batch',
      { id: batch.id, version: batch.version },
      { 'idempotency-key': 'retry' },
    );
    expect(status).toBe(200);
  });
});

describe('fifty requests of one job at once (R8)', () => {
  const stage = stageForAll();
  const rowsOf = {
    'prepare-batch': (batchId: number) => stage.server.prisma.batchPreparation.count({ where: { batchId } }),
    'generate-payslips': (batchId: number) => stage.server.prisma.payslipJob.count({ where: { batchId, kind: 'generate' } }),
    'publish-payslips': (batchId: number) => stage.server.prisma.payslipJob.count({ where: { batchId, kind: 'publish' } }),
  } as const;
  type Verb = keyof typeof rowsOf;

  async function fifty(verb: Verb, id: number, keyOf: (index: number) => string): Promise<number[]> {
    const { version } = await stage.get(id);
    // a server without a free connection says 503, and is asked again by the same key, as the page does
    const ask = async (key: string, triesLeft = 10): Promise<Answer> => {
      const answer = await stage.clerk.call(`payroll/batches/${verb}`, { id, version }, { 'idempotency-key': `${verb}-${key}` });
      return answer.status === 503 && triesLeft > 1 ? await ask(key, triesLeft - 1) : answer;
    };
    const answers = await Promise.all(Array.from({ length: clerks }, (_, index) => ask(keyOf(index))));
    expect(await rowsOf[verb](id), verb).toBe(1);
    return answers.map(({ status }) => status).toSorted((a, b) => a - b);
  }

  it.each([
    ['the same key, all get its answer', () => 'same', Array<number>(clerks).fill(200)],
    ['different keys, one is done and the others are a conflict', String, [200, ...Array<number>(clerks - 1).fill(409)]],
  ] as const)('with %s: prepared, generated and published once, and each employee has one payslip', async (_, keyOf, statuses) => {
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    const key = (index: number) => `${id}-${keyOf(index)}`;
    expect(await fifty('prepare-batch', id, key)).toEqual(statuses);
    await stage.untilPrepared(id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    const { payeeCount } = await stage.until(id, ({ status }) => status === 'calculated');
    await prisma.batch.update({ where: { id }, data: { status: 'approved' } });
    expect(await fifty('generate-payslips', id, key)).toEqual(statuses);
    await stage.until(id, ({ payslipsGeneratedAt }) => payslipsGeneratedAt !== null);
    expect(await fifty('publish-payslips', id, key)).toEqual(statuses);
    await stage.until(id, ({ payslipsPublishedAt }) => payslipsPublishedAt !== null);
    expect(await prisma.payslip.count({ where: { batchId: id, status: 'published' } })).toBe(payeeCount);
    const told = { link: `/payroll/batches/${id}`, template: { in: ['payslips-generated', 'payslips-published'] } };
    expect(await prisma.notification.count({ where: told })).toBe(2);
  });
});
