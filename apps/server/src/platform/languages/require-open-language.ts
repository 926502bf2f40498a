import { AppError } from '@wagewright/contracts';
import { ownNameOf } from '@wagewright/contracts/platform/languages';
import type { Prisma } from '@wagewright/db';

/** @throws AppError LANGUAGE_CLOSED, with those that are open */
export async function requireOpenLanguage(tx: Prisma.TransactionClient, lang: string): Promise<void> {
  const open = await tx.language.findMany({ where: { isOpen: true }, orderBy: { lang: 'asc' } });
  if (open.some((language) => language.lang === lang)) return;
  const names = open.map((language) => `${ownNameOf(language.lang)} (${language.lang})`);
  throw new AppError('LANGUAGE_CLOSED', { lang, open: names.join(', ') });
}
