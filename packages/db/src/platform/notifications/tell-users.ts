import { type LocalizedText, messageTemplates } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import { announce } from './announce.ts';

/** What people are told by a job; the server's own is notify-users.ts. */
export interface Telling {
  readonly template: keyof typeof messageTemplates;
  /** What it is about; each user hears of a thing once per template. */
  readonly thing: string;
  readonly title: LocalizedText;
  /** Below the base path. */
  readonly link: string;
  /** Where people reach the product, base path included, without a slash at the end. */
  readonly baseUrl: string;
  /** What else the template's text holds. */
  readonly more?: Readonly<Record<string, string | number>>;
}

const tell = `
  WITH told AS (
    SELECT u.id, coalesce(u.language, CASE l.country WHEN 'CN' THEN 'zh-CN' ELSE 'en' END) AS language,
      coalesce(e.email, CASE WHEN u.account LIKE '%@%' THEN u.account END) AS address,
      $8::jsonb || jsonb_build_object('name', u.display_name, 'title', $2::jsonb, 'url', $3::text) AS payload
    FROM app_user u LEFT JOIN employee e ON e.id = u.employee_id LEFT JOIN legal_entity l ON l.id = e.legal_entity_id
    WHERE u.id = ANY($1::int[])),
  mails AS (
    INSERT INTO outbox_message (channel, thing, recipient, user_id, template, language, payload)
    SELECT 'email', $5::text || ':' || $6::text, address, id, $5::text, language, payload FROM told WHERE address IS NOT NULL ORDER BY id
    ON CONFLICT (channel, thing, recipient) DO NOTHING RETURNING 1)
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT id, $4::text, $5::text, payload, $6::text, $7::text FROM told ORDER BY id
  ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING user_id`;

/** Writes to inboxes and, where somebody has an address, to the outbox; the caller enqueues `platform.send-outbox`. @returns how many were told */
export async function tellUsers(sql: Sql, userIds: readonly number[], telling: Telling): Promise<number> {
  const { template, thing, title, link, baseUrl, more = {} } = telling;
  const values = [
    userIds,
    JSON.stringify(title),
    `${baseUrl}${link}`,
    messageTemplates[template].category,
    template,
    thing,
    link,
    JSON.stringify(more),
  ];
  const rows = await sql.query<{ user_id: number }>(tell, values);
  for (const { user_id: userId } of rows) await announce(sql, { topic: 'inbox', userId });
  return rows.length;
}
