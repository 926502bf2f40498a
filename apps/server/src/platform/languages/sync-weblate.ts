import { AppError } from '@wagewright/contracts';
import { syncWeblate as contract, isSaidIn } from '@wagewright/contracts/platform/languages';
import { implementMutation } from '../../core/implement.ts';
import { holdLanguages } from './change-terms.ts';
import { referenceOf } from './shipped-terms.ts';

export const syncWeblate = implementMutation(contract, async (call) => {
  const { tx, locks, actor, audit, enqueue, notify, deps } = call;
  const held = await holdLanguages(call);
  await locks.take('weblate', 1);
  if ((await tx.weblateSetting.count()) === 0) throw new AppError('WEBLATE_NOT_SET');
  if ((await tx.weblateSync.count({ where: { state: 'running' } })) > 0) throw new AppError('WEBLATE_BUSY');
  const catalogue = held[0]?.catalogue ?? new Map();
  const langs = held.map(({ lang }) => lang);
  const terms = [...catalogue.values()].map((term) => ({
    key: term.key,
    name: term.name,
    reference: referenceOf(catalogue, term),
    shipped: term.texts,
    langs: langs.filter((lang) => isSaidIn(term.name, lang)),
  }));
  const total = terms.reduce((sum, term) => sum + term.langs.length, 0);
  const { id } = await tx.weblateSync.create({ data: { terms, total, askedByUserId: actor.userId, askedAt: deps.clock() } });
  await enqueue('platform.sync-weblate', [{ syncId: id }]);
  audit({ entity: 'weblate-sync', entityId: id, after: { languages: langs, terms: terms.length } });
  await notify({ topic: 'weblate' });
  return { jobId: id };
});
