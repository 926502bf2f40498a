import type { Email } from 'postal-mime';
/** What arrived, newest first. `total` counts what is kept, of which the newest are listed. */
export declare function listPage(entries: readonly {
    readonly name: string;
    readonly email: Email;
}[], total: number, search: string): string;
/** One message as text; undefined is one that is not there. */
export declare function messagePage(email: Email | undefined): string;
