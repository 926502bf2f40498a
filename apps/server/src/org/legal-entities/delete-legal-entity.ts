import { AppError, type LocalizedText } from '@wagewright/contracts';
import { deleteLegalEntity as contract } from '@wagewright/contracts/org/legal-entities';
import { legalEntityColumns, toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { type Belongings, belongings } from './belongings.ts';
import { legalEntityForChange } from './load-legal-entity.ts';

const told = (counts: Belongings): LocalizedText => {
  const there = belongings.filter(({ of }) => counts[of] > 0);
  return {
    en: there.map(({ of, en }) => `${en}: ${counts[of]}`).join(', '),
    'zh-CN': there.map(({ of, 'zh-CN': chinese }) => `${chinese} ${counts[of]}`).join('，'),
  };
};

export const deleteLegalEntity = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { id, ...before } = await legalEntityForChange(call, input);
  const { _count } = await tx.legalEntity.findUniqueOrThrow({ where: { id }, select: { _count: true } });
  const legalEntity = legalEntityColumns.name(before.name);
  if (belongings.some(({ of }) => _count[of] > 0)) throw new AppError('LEGAL_ENTITY_USED', { legalEntity, what: told(_count) });
  await tx.legalEntity.delete({ where: { id } });
  audit({ entity: 'legal-entity', entityId: id, before: { ...before, name: toJson(before.name) }, after: { deleted: true } });
  return { id };
});
