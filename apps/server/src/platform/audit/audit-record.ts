import type { Prisma } from '@wagewright/db';

/** One change: of what, and how it stood before and after. Secrets do not belong here. */
export interface AuditRecord {
  readonly entity: string;
  readonly entityId: string | number;
  readonly before?: Prisma.InputJsonValue | null;
  readonly after?: Prisma.InputJsonValue | null;
  readonly onBehalfOfUserId?: number;
  /** Only for procedures that nobody is signed in to yet. */
  readonly actorUserId?: number;
}
