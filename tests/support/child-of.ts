import type { PrismaClient } from '@wagewright/db';

export interface ChildSolution {
  readonly solutionId: number;
  readonly parentId: number;
  readonly draftId: number;
  /** The parent's published copy, which the child is offered. */
  readonly parentNumber: number;
  /** The part in which that differs from the one that the child inherits. */
  readonly part: string;
}

/** A child with a draft that inherits an outdated copy of its parent: as if the parent had been published again since. */
export async function makeChildOf(prisma: PrismaClient, parentCode: string, code = 'CHILD'): Promise<ChildSolution> {
  const { id: parentId, ...parent } = await prisma.solution.findUniqueOrThrow({ where: { code: parentCode } });
  const published = await prisma.solutionCopy.findFirstOrThrow({ where: { solutionId: parentId, status: 'published' } });
  const definition = { ...(published.definition as object), messages: { OLD: { en: 'Old' } } };
  const inherited = await prisma.solutionCopy.create({
    data: { solutionId: parentId, number: 90, status: 'outdated', definition, definitionHash: 'old' },
  });
  const { legalEntityId, periodType, currency } = parent;
  const solution = await prisma.solution.create({
    data: { code, name: { en: code, 'zh-CN': code }, legalEntityId, periodType, currency, parentId },
  });
  const draft = await prisma.solutionCopy.create({
    data: {
      solutionId: solution.id,
      number: 1,
      status: 'draft',
      definition: { ...definition, code },
      definitionHash: 'child',
      parentCopyId: inherited.id,
    },
  });
  return { solutionId: solution.id, parentId, draftId: draft.id, parentNumber: published.number, part: 'message OLD' };
}
