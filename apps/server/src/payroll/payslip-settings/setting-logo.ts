import { AppError } from '@wagewright/contracts';
import { readLogo } from '@wagewright/db';
import { drawsPicture } from '@wagewright/documents';
import type { Actor } from '../../core/actor.ts';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { Deps } from '../../core/deps.ts';
import { attachFiles, type FileOwner } from '../../platform/files/index.ts';
import { requireSetting, settingsWithin } from './load-setting.ts';

/** Whoever reads a setting may read its logos. None is taken away: payslips that were made show theirs as long as they are there. */
export const payslipSettingFiles: FileOwner = {
  isSeen: async ({ tx, actor }, id) => {
    const reach = actor.grants.get('solution.read');
    return reach !== undefined && (await tx.payslipSetting.count({ where: { AND: [{ id }, settingsWithin(reach)] } })) > 0;
  },
  letGo: async ({ tx, actor }, id) => {
    const reach = actor.grants.get('solution.read');
    const name = reach ? (await requireSetting(tx, id, reach)).name : '';
    throw new AppError('PAYSLIP_LOGO_KEPT', { name });
  },
};

/**
 * A picture that pages and documents can draw; asked before the change, since its content is read on a connection of its own.
 * @throws AppError PAYSLIP_LOGO_UNUSABLE
 */
export async function requireDrawable(deps: Pick<Deps, 'db' | 'files'>, id: number | null): Promise<void> {
  if (id === null) return;
  const picture = await readLogo(deps.db.reads, deps.files, id);
  if (picture === null || !drawsPicture(picture)) throw new AppError('PAYSLIP_LOGO_UNUSABLE');
}

/** The logo that a setting is given becomes its own; one that it has already, or had when it was copied, stays. @throws AppError NOT_FOUND */
export async function takeLogo(
  call: Pick<ChangeTools, 'tx' | 'audit'> & { readonly actor: Actor },
  settingId: number,
  { before, after }: { readonly before: number | null; readonly after: number | null },
): Promise<void> {
  if (after === null || after === before) return;
  const own = { id: after, ownerKind: 'payslip-setting', ownerId: settingId };
  if ((await call.tx.storedFile.count({ where: own })) === 0)
    await attachFiles(call, { kind: 'payslip-setting', id: settingId }, settingId, [after]);
}
