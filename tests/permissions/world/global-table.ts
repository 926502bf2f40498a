import type { PrismaClient } from '@wagewright/db';

/** The code of the one global table of the world. */
export const globalTableCode = 'MATRIX';
/** Its revisions: the common rows, and those that each company has for itself. */
export const commonRevision = 1;
const ownRevisions: Readonly<Record<string, number>> = { US_BIWEEKLY: 2, CN_MONTHLY: 3 };

/** The dated table that the rules of all solutions have, and that is linked with it. */
export const linkedTable = 'Rounding';

const name = { en: 'Matrix', 'zh-CN': '矩阵' };
export const globalTableContent = {
  name,
  columns: [{ code: 'Rate', name, type: 'decimal' }],
  versions: [{ validFrom: '2026-01-01', source: 'matrix', rows: [{ Rate: 0.1 }] }],
};

/** The revision of a solution's company; a solution that shares its company with another has none to itself. */
export const ownRevision = (solutionCode: string): number | undefined => ownRevisions[solutionCode];

/** A global table with common rows, and rows of their own for both companies, that every copy is linked with. */
export async function makeGlobalTable(prisma: PrismaClient, madeByUserId: number): Promise<void> {
  const entityOf = async (code: string) => (await prisma.solution.findUniqueOrThrow({ where: { code } })).legalEntityId;
  const data = { code: globalTableCode, name, category: 'Matrix', type: 'single', currency: 'USD', independentEntity: true, madeByUserId };
  const { id: globalTableId } = await prisma.globalTable.create({ data });
  const revision = { globalTableId, content: globalTableContent, madeByUserId, remarks: 'matrix' };
  await prisma.globalTableRevision.create({ data: { ...revision, number: commonRevision, contentHash: 'common' } });
  for (const [code, number] of Object.entries(ownRevisions)) {
    const own = { number, contentHash: code, legalEntityId: await entityOf(code), basedOnNumber: commonRevision };
    await prisma.globalTableRevision.create({ data: { ...revision, ...own } });
  }
  for (const { id, definition } of await prisma.solutionCopy.findMany({ select: { id: true, definition: true } })) {
    const linked = structuredClone(definition) as unknown as { steps: { tables: { code: string; global?: object }[] }[] };
    for (const { tables } of linked.steps)
      for (const table of tables) if (table.code === linkedTable) table.global = { code: globalTableCode, revision: commonRevision };
    await prisma.solutionCopy.update({ where: { id }, data: { definition: linked as never } });
  }
}
