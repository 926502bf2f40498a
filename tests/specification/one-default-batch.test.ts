import { startTestServer } from '@wagewright/server/testing';
import { expect, it } from 'vitest';

it('a period has one default dynamic batch at most, whoever writes it (specification §4, §9)', async () => {
  await using server = await startTestServer();
  const { prisma } = server;
  const period = await prisma.period.findFirstOrThrow({ where: { batches: { some: {} } }, include: { batches: true } });
  await prisma.batch.updateMany({ where: { periodId: period.id }, data: { isDefault: false } });
  const { id: _id, ...model } = period.batches[0] as (typeof period.batches)[number];
  const add = (isDefault: boolean, sequence: number) =>
    prisma.batch.create({
      data: { ...model, lastFailure: undefined, currentRunId: null, approvalInstanceId: null, isDefault, sequence } as never,
    });
  await add(true, 901);
  await expect(add(true, 902)).rejects.toThrow(/unique/i);
  await add(false, 903);
  expect(await prisma.batch.count({ where: { periodId: period.id, isDefault: true } })).toBe(1);
});
