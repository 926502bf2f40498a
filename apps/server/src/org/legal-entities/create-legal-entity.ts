import { AppError } from '@wagewright/contracts';
import { createLegalEntity as contract } from '@wagewright/contracts/org/legal-entities';
import { implementMutation } from '../../core/implement.ts';
import { requireCalendar } from './load-legal-entity.ts';

export const createLegalEntity = implementMutation(contract, async (call) => {
  const { input, tx, locks, reach, audit } = call;
  if (!reach.all) throw new AppError('LEGAL_ENTITY_BEYOND', { code: input.code });
  await requireCalendar(call, input.calendarId);
  const [made] = await tx.legalEntity.createManyAndReturn({ data: [input], skipDuplicates: true });
  if (!made) throw new AppError('LEGAL_ENTITY_EXISTS', { code: input.code });
  locks.made('legal-entity', made.id);
  audit({ entity: 'legal-entity', entityId: made.id, after: input });
  return { id: made.id };
});
