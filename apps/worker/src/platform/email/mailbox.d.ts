import { type Email } from 'postal-mime';
export interface MailboxOptions {
    /** 0 takes any free port. */
    readonly smtpPort: number;
    readonly httpPort: number;
    /** Messages are kept here as .eml files. */
    readonly folder: string;
}
export interface Mailbox {
    readonly smtpPort: number;
    readonly httpPort: number;
    /** The page that lists what arrived. */
    readonly url: string;
    /** Messages, newest first. */
    messages(): Promise<Email[]>;
    stop(): Promise<void>;
}
/**
 * A mail server for development and tests: takes every message on the loopback address, keeps it as a file and shows it on a page. It
 * delivers nothing to anybody.
 */
export declare function startMailbox({ smtpPort, httpPort, folder }: MailboxOptions): Promise<Mailbox>;
