import { updateUserLanguage as contract } from '@wagewright/contracts/platform/languages';
import { implementMutation } from '../../core/implement.ts';
import { requireOpenLanguage } from './require-open-language.ts';

export const updateUserLanguage = implementMutation(contract, async ({ input: { lang }, actor, tx, audit }) => {
  await requireOpenLanguage(tx, lang);
  await tx.user.update({ where: { id: actor.userId }, data: { language: lang } });
  audit({ entity: 'user', entityId: actor.userId, before: { language: actor.chosenLanguage ?? null }, after: { language: lang } });
  return { lang };
});
