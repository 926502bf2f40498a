import { type Reads, statement } from '../../sql.ts';

const countUnreadStatement = statement<{ unread: number }>(
  'count-unread',
  'SELECT count(*)::int AS unread FROM notification WHERE user_id = $1 AND read_at IS NULL',
);

export async function countUnreadNotifications(reads: Reads, userId: number): Promise<number> {
  return (await reads.first(countUnreadStatement, [userId]))?.unread ?? 0;
}

export interface NotificationRow {
  readonly id: string;
  readonly category: string;
  readonly template: string;
  readonly link: string | null;
  readonly payload: unknown;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

const matching = 'user_id = $1 AND ($2::boolean IS NULL OR (read_at IS NOT NULL) = $2)';

const listStatement = statement<NotificationRow & { readonly total: number }>(
  'list-notifications',
  `SELECT t.total, n.* FROM (SELECT count(*)::int AS total FROM notification WHERE ${matching}) t
   LEFT JOIN LATERAL (SELECT id, category, template, link, payload, created_at AS "createdAt", read_at AS "readAt" FROM notification
     WHERE ${matching} ORDER BY id DESC OFFSET $3 LIMIT $4) n ON true`,
);

export interface NotificationFilter {
  /** Undefined: both. */
  readonly read: boolean | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A page of a user's messages, the newest first, and how many there are in all. */
export async function listNotificationRows(
  reads: Reads,
  userId: number,
  { read, offset, limit }: NotificationFilter,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const found = await reads.rows(listStatement, [userId, read ?? null, offset, limit]);
  return { total: found[0]?.total ?? 0, rows: found.filter(({ id }) => id !== null) };
}
