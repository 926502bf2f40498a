import type { Inputs } from '../../../shared/api/trpc.ts';

/** Which entries are looked at, as the address says it and the server is asked. */
export type AuditSearch = Inputs['platform']['audit']['countAudit'];

/** Whose days the filters mean: those of the clock that the moments of the list are written by. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
