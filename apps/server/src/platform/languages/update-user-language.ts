import { updateUserLanguage as contract } from '@wagewright/contracts/platform/languages';
import { implementMutation } from '../../core/implement.ts';

export const updateUserLanguage = implementMutation(contract, async ({ input, actor, tx, audit }) => {
  await tx.user.update({ where: { id: actor.userId }, data: { language: input.lang } });
  audit({ entity: 'user', entityId: actor.userId, before: { language: actor.language ?? null }, after: { language: input.lang } });
  return { lang: input.lang };
});
