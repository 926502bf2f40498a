import { itemKey, type PayslipItem, type PayslipSection, type PayslipSource, plainLook } from '@wagewright/contracts/payroll/payslips';
import { calculatedItems, type Prisma } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';

/** A figure that could stand on a payslip. */
export type OfferedItem = PayslipItem & {
  readonly section: PayslipSection;
  /** The rules want it on a payslip. */
  readonly isNew: boolean;
};

/** Balance elements belong to no table; an item of a payslip by balance says this word for it. */
const balanceTable = 'Balance';

interface Asked {
  readonly source: PayslipSource;
  readonly solutionIds: readonly number[];
}

/**
 * What the published rules of some solutions could show, each figure once: of balances their elements, else what they calculate; imported
 * files say it in columns of the same codes.
 */
export async function offeredItems(
  { tx, programs }: { readonly tx: Pick<Prisma.TransactionClient, 'solutionCopy'>; readonly programs: Deps['programs'] },
  { source, solutionIds }: Asked,
): Promise<OfferedItem[]> {
  const copies = await tx.solutionCopy.findMany({
    where: { solutionId: { in: [...solutionIds] }, status: 'published' },
    select: { id: true, definition: true, definitionHash: true, solution: { select: { code: true } } },
    orderBy: { solutionId: 'asc' },
  });
  const items = copies.flatMap(({ solution, ...copy }): OfferedItem[] => {
    const program = programs.of(copy, solution.code);
    if (source !== 'balance') return calculatedItems(program).map(({ isWanted, ...item }) => ({ ...item, isNew: isWanted }));
    return program.balances.map(({ code, name }) => ({
      ...plainLook,
      table: balanceTable,
      column: code,
      name: solutionColumns.name(name),
      section: 'information',
      isNew: true,
    }));
  });
  return [...new Map(items.map((item) => [itemKey(item), item])).values()];
}
