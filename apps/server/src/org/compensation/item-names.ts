import { AppError, type LocalizedText } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';

/**
 * No two items are called alike, in either language.
 * @param ownId of the item that is called so, where there is one
 * @throws AppError COMPENSATION_ITEM_NAME_TAKEN
 */
export async function requireFreeName(
  tx: Pick<Prisma.TransactionClient, 'compensationItem'>,
  name: LocalizedText,
  ownId = 0,
): Promise<void> {
  const called = (['en', 'zh-CN'] as const).map((language) => ({ name: { path: [language], equals: name[language] } }));
  const alike = await tx.compensationItem.findFirst({ where: { id: { not: ownId }, OR: called } });
  if (alike) throw new AppError('COMPENSATION_ITEM_NAME_TAKEN', { code: alike.code });
}
