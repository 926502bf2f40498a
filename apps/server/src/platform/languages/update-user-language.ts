import { AppError } from '@wagewright/contracts';
import { updateUserLanguage as contract, ownNameOf } from '@wagewright/contracts/platform/languages';
import { implementMutation } from '../../core/implement.ts';

export const updateUserLanguage = implementMutation(contract, async ({ input: { lang }, actor, tx, audit }) => {
  const open = await tx.language.findMany({ where: { isOpen: true }, orderBy: { lang: 'asc' } });
  if (!open.some((language) => language.lang === lang))
    throw new AppError('LANGUAGE_CLOSED', {
      lang,
      open: open.map((language) => `${ownNameOf(language.lang)} (${language.lang})`).join(', '),
    });
  await tx.user.update({ where: { id: actor.userId }, data: { language: lang } });
  audit({ entity: 'user', entityId: actor.userId, before: { language: actor.chosenLanguage ?? null }, after: { language: lang } });
  return { lang };
});
