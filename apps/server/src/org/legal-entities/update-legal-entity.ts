import { updateLegalEntity as contract } from '@wagewright/contracts/org/legal-entities';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { legalEntityForChange, requireCalendar } from './load-legal-entity.ts';
import { requireUnsettled } from './require-unsettled.ts';

export const updateLegalEntity = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { id, ...before } = await legalEntityForChange(call, input);
  await requireCalendar(call, input.calendarId ?? null);
  await requireUnsettled(call, { id, ...before });
  const { name = before.name, country = before.country, currency = before.currency, timeZone = before.timeZone } = input;
  const { calendarId = before.calendarId, address = before.address, registrationNumber = before.registrationNumber } = input;
  const version = before.version + 1;
  const after = { name: toJson(name), country, currency, timeZone, calendarId, address, registrationNumber, version };
  await tx.legalEntity.update({ where: { id }, data: after });
  audit({ entity: 'legal-entity', entityId: id, before: { ...before, name: toJson(before.name) }, after });
  return { version };
});
