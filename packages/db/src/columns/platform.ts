import { messageTemplates } from '@wagewright/contracts';
import { notificationCategories } from '@wagewright/contracts/platform/notifications';
import { columnsOf, type Kind } from './column.ts';
import { oneOf, record } from './kinds.ts';

const template: Kind<keyof typeof messageTemplates> = {
  expected: 'a template of a message',
  is: (value): value is keyof typeof messageTemplates => typeof value === 'string' && Object.hasOwn(messageTemplates, value),
};

export const notificationColumns = columnsOf('notification', { category: oneOf(notificationCategories), template, payload: record });

export const outboxColumns = columnsOf('outbox_message', { channel: oneOf(['email', 'sms']), payload: record });
