import { originOnParent } from '@wagewright/calc-engine/definition-files';
import type { CalculationDefinition } from '@wagewright/contracts/payroll/solutions';
import { calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';
import type { Prisma } from '@wagewright/db';
import type { WholeCopy } from './copy-view.ts';

/** A definition as it is published: with whose rules it is made of, frozen with the hash of the parent's copy (ADR 66). */
export async function withOrigin(
  tx: Pick<Prisma.TransactionClient, 'solutionCopy'>,
  { parentCopyId }: Pick<WholeCopy, 'parentCopyId'>,
  definition: CalculationDefinition,
): Promise<CalculationDefinition> {
  const { origin: _, ...own } = definition;
  if (parentCopyId === null) return own;
  const parent = await tx.solutionCopy.findUniqueOrThrow({ where: { id: parentCopyId } });
  return { ...own, origin: originOnParent(calculationDefinitionSchema.parse(parent.definition), parent.number, own) };
}
