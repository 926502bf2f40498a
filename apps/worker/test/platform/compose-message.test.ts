import { type MessageTemplate, messageTemplates } from '@wagewright/contracts';
import type { QueuedMessage } from '@wagewright/db';
import { describe, expect, it } from 'vitest';
import { composeMessage } from '../../src/platform/outbox/compose-message.ts';

describe('a message out of its template', () => {
  const message = (period: string): QueuedMessage =>
    ({
      template: 'payslip-published',
      language: 'en',
      payload: { name: 'Ada', period, link: '/my/payslips/1' },
    }) as unknown as QueuedMessage;
  const words = (template: MessageTemplate) => ({
    base: 'en' as const,
    title: messageTemplates[template].title.en,
    body: messageTemplates[template].body.en,
  });
  const compose = (period: string) => composeMessage(message(period), 'https://pay.example/hr', words);

  it('has a subject of one line, whatever a name holds, so that nobody adds a header (S11)', () => {
    const { subject } = compose('January\r\nBcc: everybody@evil.example');
    expect(subject).toContain('January Bcc: everybody@evil.example');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('puts values in once: what looks like a template in a value stays as it is', () => {
    const { subject, text } = compose('{name} {url}');
    expect(subject).toContain('{name} {url}');
    expect(text).not.toContain('https://pay.example/hr/my/payslips/1 https');
  });
});
