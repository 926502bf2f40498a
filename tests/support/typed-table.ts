import type { PrismaClient } from '@wagewright/db';

interface Definition {
  steps: { tables: { code: string; columns: { code: string; expression?: string }[] }[] }[];
}

const name = { en: 'Typed', 'zh-CN': '录入' };
export const typedTable = 'MatrixTyped';
const table = {
  code: typedTable,
  name,
  kind: 'parameter',
  input: 'employee',
  columns: [{ code: 'Amount', name, type: 'money' }],
};

/** Gives a solution's definition a table that is typed and paid, so that there is something to type and a what-if that changes somebody's pay. */
export async function addTypedTable(prisma: PrismaClient, solutionId: number): Promise<void> {
  const copy = await prisma.solutionCopy.findFirstOrThrow({ where: { solutionId, status: 'published' } });
  const definition = structuredClone(copy.definition) as unknown as Definition;
  definition.steps[0]?.tables.push(table);
  const pay = definition.steps.flatMap(({ tables }) => tables).find(({ code }) => code === 'Pay');
  const gross = pay?.columns.find(({ code }) => code === 'Gross');
  if (!gross) throw new Error('The definition has no Pay.Gross.');
  gross.expression = `${gross.expression} + COALESCE(${typedTable}.Amount, 0)`;
  const data = { definition: definition as never, definitionHash: `typed-${solutionId}` };
  await prisma.solutionCopy.update({ where: { id: copy.id }, data });
}
