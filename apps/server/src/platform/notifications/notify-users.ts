import type { ProcedureContract } from '@wagewright/contracts';
import { type LocalizedText, type MessageTemplate, messageTemplates } from '@wagewright/contracts';
import type { ChangeCall } from '../../core/implement.ts';

export interface UserMessage {
  readonly template: MessageTemplate;
  /** What it is about; each user hears of a thing once per template. */
  readonly thing: string;
  readonly title: LocalizedText;
  readonly link: string;
  readonly more?: Readonly<Record<string, string | number | LocalizedText>>;
}

/** Writes to inboxes and, where a user has an address, to the outbox, in the caller's transaction. */
export async function notifyUsers(
  call: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'notify' | 'enqueue' | 'deps'>,
  userIds: readonly number[],
  message: UserMessage,
): Promise<void> {
  const users = await call.tx.user.findMany({ where: { id: { in: [...userIds] } }, include: { employee: { select: { email: true } } } });
  for (const user of users) {
    const language = call.deps.terms.current.firstOpen([user.language ?? undefined]);
    const payload = {
      ...message.more,
      name: user.displayName,
      title: message.title,
      url: `${call.deps.publicUrl}${message.link}`,
    };
    await call.tx.notification.createMany({
      data: {
        userId: user.id,
        category: messageTemplates[message.template].category,
        template: message.template,
        thing: message.thing,
        link: message.link,
        payload,
      },
      skipDuplicates: true,
    });
    const address = user.employee?.email ?? (user.account.includes('@') ? user.account : null);
    if (address) {
      await call.tx.outboxMessage.createMany({
        data: {
          channel: 'email',
          thing: `${message.template}:${message.thing}`,
          recipient: address,
          userId: user.id,
          template: message.template,
          language,
          payload,
        },
        skipDuplicates: true,
      });
    }
    await call.notify({ topic: 'inbox', userId: user.id });
  }
  if (users.length > 0) await call.enqueue('platform.send-outbox', [{}]);
}
