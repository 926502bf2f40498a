export interface MailMessage {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    /** Derived from the message's row, so that a message sent twice in doubt shows as one. */
    readonly messageId: string;
}
export interface Mailer {
    /** @throws UndeliverableError for good, anything else for now */
    send(message: MailMessage): Promise<void>;
    /** The part of a Message-ID behind the @. */
    readonly domain: string;
    close(): void;
}
/** The message will never be delivered: the address does not exist, the template is unknown. Trying again is no use. */
export declare class UndeliverableError extends Error {
    constructor(message: string, cause?: unknown);
}
export interface MailerOptions {
    /** `smtp://user:password@host:port`, or `smtps://`. */
    readonly url: string;
    /** Sender, for example `Payroll <payroll@company.example>`. */
    readonly from: string;
}
/** Sends over a pool of SMTP connections. */
export declare function createMailer({ url, from }: MailerOptions): Mailer;
