import { AppError } from '@wagewright/contracts';
import { updateWeblate as contract } from '@wagewright/contracts/platform/languages';
import { implementMutation } from '../../core/implement.ts';

const settingId = 1;

export const updateWeblate = implementMutation(contract, async ({ input, tx, locks, deps, audit, notify }) => {
  const { token, version, ...place } = input;
  await locks.take('weblate', settingId);
  const before = await tx.weblateSetting.findUnique({ where: { id: settingId } });
  if ((before?.version ?? undefined) !== version) throw new AppError('STALE_VERSION', { what: 'Weblate', id: '' });
  const running = await tx.weblateSync.count({ where: { state: 'running' } });
  if (running > 0) throw new AppError('WEBLATE_BUSY');
  const isOther = before?.address !== place.address;
  if (token === undefined && isOther) throw new AppError('WEBLATE_TOKEN_MISSING', { address: place.address });
  const sealed = token === undefined ? {} : { token: deps.secrets.seal('weblate_setting.token', settingId, token) };
  const after = before
    ? await tx.weblateSetting.update({ where: { id: settingId }, data: { ...place, ...sealed, version: before.version + 1 } })
    : await tx.weblateSetting.create({ data: { id: settingId, ...place, token: sealed.token ?? new Uint8Array() } });
  // elsewhere nothing is agreed on yet
  const isElsewhere = isOther || before?.project !== place.project || before.component !== place.component;
  if (isElsewhere) await tx.weblateUnit.deleteMany();
  const told = before && { address: before.address, project: before.project, component: before.component };
  audit({ entity: 'weblate', entityId: settingId, before: told, after: { ...place, hasNewToken: token !== undefined } });
  await notify({ topic: 'weblate' });
  return { version: after.version };
});
