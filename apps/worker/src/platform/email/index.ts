/** Mails out, and the mailbox that takes them in development. */
export { type Mailbox, type MailboxOptions, startMailbox } from './mailbox.ts';
export { createMailer, type Mailer, type MailerOptions, type MailMessage, UndeliverableError } from './mailer.ts';
