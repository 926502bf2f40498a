export interface SmsMessage {
    readonly to: string;
    readonly text: string;
    /** The same for every attempt, so that the provider can drop a repeat. */
    readonly reference: string;
}
/** The port to whoever carries text messages. */
export interface SmsSender {
    /** @throws UndeliverableError for good, anything else for now */
    send(message: SmsMessage): Promise<void>;
}
export interface SmsOptions {
    /** Where the provider takes messages, by POST of `{ to, text, reference }`. */
    readonly url: string;
    readonly token?: string | undefined;
}
/** A provider over HTTP: 2xx took it, 4xx (but 408 and 429) never will, the rest may later. */
export declare function createSmsSender({ url, token }: SmsOptions): SmsSender;
