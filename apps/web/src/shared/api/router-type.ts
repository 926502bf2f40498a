/** Only the type of the server's router, through its emitted declarations. */
export type { AppRouter } from '@wagewright/server/router';
