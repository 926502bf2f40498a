import type { Inputs } from '../../../shared/api/trpc.ts';

/** Which entries are looked at, as the address says it and the server is asked. */
export type AuditSearch = Inputs['platform']['audit']['countAudit'];
