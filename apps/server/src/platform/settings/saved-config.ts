import { createHash } from 'node:crypto';
import { AppError } from '@wagewright/contracts';
import { type ConfigCode, parseConfig, readConfig } from '@wagewright/contracts/platform/settings';
import type { Prisma } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { Deps } from '../../core/deps.ts';
import { requirePictures } from './usable-picture.ts';

type Reading = Pick<Prisma.TransactionClient, 'systemConfig'>;

/** A configuration as it was saved, or its defaults at version 0. */
export async function savedConfig<Code extends ConfigCode>({ systemConfig }: Reading, typeCode: Code) {
  const row = await systemConfig.findUnique({ where: { typeCode } });
  return {
    typeCode,
    value: readConfig(typeCode, row?.value),
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** The audit keeps a picture by its hash: the pictures themselves would make it a picture book. */
const told = (value: object): Prisma.InputJsonValue =>
  toJson(
    Object.fromEntries(
      Object.entries(value).map(([field, held]: [string, unknown]) => [
        field,
        typeof held === 'string' && held.startsWith('data:') ? `SHA-256 ${createHash('sha256').update(held).digest('hex')}` : held,
      ]),
    ),
  );

type Saving = Pick<ChangeTools, 'tx' | 'audit'> & { readonly deps: Pick<Deps, 'clock'> };

/**
 * Writes a whole value over the version that the caller has seen.
 * @throws AppError STALE_VERSION; PICTURE_UNUSABLE. ZodError where the value is not what its type holds
 */
export async function saveConfigValue<Code extends ConfigCode>(
  { tx, audit, deps }: Saving,
  { typeCode, value: given, version: seen }: { readonly typeCode: Code; readonly value: unknown; readonly version: number },
) {
  const value = parseConfig(typeCode, given);
  requirePictures(value);
  const before = await savedConfig(tx, typeCode);
  const version = seen + 1;
  const updatedAt = deps.clock();
  const row = { value: toJson(value), version, updatedAt };
  const { count } =
    seen === 0
      ? await tx.systemConfig.createMany({ data: [{ typeCode, ...row }], skipDuplicates: true })
      : await tx.systemConfig.updateMany({ where: { typeCode, version: seen }, data: row });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Configuration', id: typeCode });
  audit({ entity: 'system-config', entityId: typeCode, before: seen === 0 ? null : told(before.value), after: told(value) });
  return { typeCode, value, version, updatedAt: updatedAt.toISOString() };
}
