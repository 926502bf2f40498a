import { messageTemplates } from '@wagewright/contracts';
import { fileOwnerKinds, filePurposeNames } from '@wagewright/contracts/platform/files';
import { notificationCategories } from '@wagewright/contracts/platform/notifications';
import { scheduleRunStates } from '@wagewright/contracts/platform/schedules';
import { filePlaces } from '../platform/files/index.ts';
import { columnsOf, type Kind } from './column.ts';
import { isRecord, oneOf, orNull, record } from './kinds.ts';

const template: Kind<keyof typeof messageTemplates> = {
  expected: 'a template of a message',
  is: (value): value is keyof typeof messageTemplates => typeof value === 'string' && Object.hasOwn(messageTemplates, value),
};

export const notificationColumns = columnsOf('notification', { category: oneOf(notificationCategories), template, payload: record });

export const outboxColumns = columnsOf('outbox_message', { channel: oneOf(['email', 'sms']), payload: record });

/** What something by the clock did: counts by name. */
const counts: Kind<Record<string, number>> = {
  expected: 'counts by name',
  is: (value): value is Record<string, number> => isRecord(value) && Object.values(value).every((count) => typeof count === 'number'),
};

export const scheduleRunColumns = columnsOf('schedule_run', { state: oneOf(scheduleRunStates), outcome: orNull(counts) });

export const storedFileColumns = columnsOf('stored_file', {
  purpose: oneOf(filePurposeNames),
  place: oneOf(filePlaces),
  ownerKind: orNull(oneOf(fileOwnerKinds)),
});
