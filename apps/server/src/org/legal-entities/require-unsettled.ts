import { AppError, type InputOf, type LocalizedText } from '@wagewright/contracts';
import type { updateLegalEntity as contract, SettledField } from '@wagewright/contracts/org/legal-entities';
import { settledFields } from '@wagewright/contracts/org/legal-entities';
import type { Prisma } from '@wagewright/db';
import { isoDay, legalEntityColumns } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';

const fieldNames: Readonly<Record<SettledField, LocalizedText>> = {
  country: { en: 'country', 'zh-CN': '国家或地区' },
  currency: { en: 'currency', 'zh-CN': '货币' },
  timeZone: { en: 'time zone', 'zh-CN': '时区' },
};

/**
 * What people are paid in stays once there is a period. Solutions are kept meanwhile, and none is made beside them while the legal entity is
 * locked, so that the first period does not arise in between.
 * @throws AppError LEGAL_ENTITY_SETTLED
 */
export async function requireUnsettled(
  { tx, locks, input }: Pick<ChangeCall<typeof contract>, 'tx' | 'locks'> & { readonly input: InputOf<typeof contract> },
  entity: Prisma.LegalEntityModel,
): Promise<void> {
  const changed = settledFields.find((field) => input[field] !== undefined && input[field] !== entity[field]);
  if (!changed) return;
  const solutions = await tx.solution.findMany({ where: { legalEntityId: entity.id }, select: { id: true }, orderBy: { id: 'asc' } });
  for (const { id } of solutions) await locks.take('solution', id, 'keep');
  const periods = { solution: { legalEntityId: entity.id } };
  const first = await tx.period.findFirst({ where: periods, orderBy: { startDate: 'asc' } });
  if (!first) return;
  throw new AppError('LEGAL_ENTITY_SETTLED', {
    legalEntity: legalEntityColumns.name(entity.name),
    what: fieldNames[changed],
    count: await tx.period.count({ where: periods }),
    from: isoDay(first.startDate),
  });
}
