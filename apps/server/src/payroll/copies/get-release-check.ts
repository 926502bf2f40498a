import { runDefinitionTests } from '@wagewright/calc-engine';
import { checkDefinition } from '@wagewright/calc-engine/definition-files';
import { getReleaseCheck as contract } from '@wagewright/contracts/payroll/copies';
import type { PrismaClient } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { findingsOf } from './change-draft.ts';
import { requireCopy, viewCopy, type WholeCopy, wholeCopy } from './copy-view.ts';
import { lastBatchOf } from './last-batch.ts';
import { newInLists } from './new-in-lists.ts';
import { alikeTables } from './require-told-apart.ts';
import { seesTests } from './tests-seen.ts';
import { tellDifferences } from './told-differences.ts';

const lastTrial = (prisma: PrismaClient, batchId: number, { id, definitionHash }: WholeCopy) =>
  prisma.calculationRun.findFirst({
    where: { batchId, kind: 'what-if', copyId: id, definitionHash, fork: { isNot: null } },
    select: { id: true, state: true },
    orderBy: { id: 'desc' },
  });

export const getReleaseCheck = implementQuery(contract, async (call) => {
  const { input, reach, deps } = call;
  const { prisma } = deps.db;
  const copy = await requireCopy(prisma, input, reach);
  const { solutionId } = copy;
  const seesAll = await seesTests(call, solutionId);
  const checked = checkDefinition(copy.definition);
  const tests = checked.ok ? runDefinitionTests(checked.program) : [];
  const published = await prisma.solutionCopy.findFirst({ where: { solutionId, status: 'published' }, select: wholeCopy });
  const batch = await lastBatchOf(prisma, solutionId);
  const trial = batch && (await lastTrial(prisma, batch.id, copy));
  const { needsRelease } = await prisma.solution.findUniqueOrThrow({ where: { id: solutionId }, select: { needsRelease: true } });
  return {
    copy: await viewCopy(prisma, copy),
    needsRelease,
    findings: findingsOf(checked),
    alike: checked.ok ? alikeTables(copy.definition) : [],
    tests: tests.map(({ name, passed, failures }) => ({ name, passed, failures: seesAll ? [...failures] : [] })),
    publishedNumber: published?.number ?? null,
    differences: published ? await tellDifferences(prisma, published, copy, seesAll) : [],
    newInLists: checked.ok ? await newInLists(prisma, checked.program) : [],
    lastBatch: batch && { id: batch.id, name: batch.name, payees: batch.payeeCount, payDate: isoDay(batch.period.payDate) },
    trial: trial && { runId: trial.id, state: trial.state },
  };
});
