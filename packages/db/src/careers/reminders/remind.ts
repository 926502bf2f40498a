import { messageTemplates } from '@wagewright/contracts';
import { documentKindLabels } from '@wagewright/contracts/org/documents';
import { notLeftBy } from '../../org/service/index.ts';
import { announce } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';

/** How many days before its day each thing is told. */
export interface RemindedDays {
  readonly probationDays: number;
  readonly contractDays: number;
  readonly documentDays: number;
  readonly onboardingDays: number;
}

/** Which day it is in each legal entity. $1 the instant. */
const today = `SELECT id AS legal_entity_id, ($1::timestamptz AT TIME ZONE time_zone)::date AS day FROM legal_entity`;

/** Probations that nobody has confirmed, of people who stay beyond them. $2 days. */
const probations = `
  SELECT 'probation-ends' AS template, 'contract.edit' AS permission, 'contract:' || c.id || ':' || c.probation_until AS thing, c.legal_entity_id, e.id AS employee_id, 'career' AS tab,
    jsonb_build_object('person', e.name, 'day', c.probation_until, 'number', c.number) AS says
  FROM employment_contract c JOIN employee e ON e.id = c.employee_id JOIN today t ON t.legal_entity_id = c.legal_entity_id
  WHERE c.probation_passed_on IS NULL AND c.probation_until BETWEEN t.day AND t.day + $2::int
    AND (e.termination_date IS NULL OR e.termination_date > c.probation_until)`;

/** Contracts that end and nothing goes on with, of people who stay beyond them. $3 days. */
const contracts = `
  SELECT 'contract-ends', 'contract.edit', 'contract:' || c.id || ':' || c.ends_on, c.legal_entity_id, e.id, 'contracts',
    jsonb_build_object('person', e.name, 'day', c.ends_on, 'number', c.number)
  FROM employment_contract c JOIN employee e ON e.id = c.employee_id JOIN today t ON t.legal_entity_id = c.legal_entity_id
  WHERE c.ends_on BETWEEN t.day AND t.day + $3::int AND (e.termination_date IS NULL OR e.termination_date > c.ends_on)
    AND NOT EXISTS (SELECT FROM employment_contract n WHERE n.renews_id = c.id OR n.employee_id = c.employee_id AND n.starts_on > c.ends_on)`;

/** Documents that end and no other of the kind and title goes on with, of people who stay beyond them. $6 days, $7 what each kind is called. */
const documents = `
  SELECT 'document-ends', 'document.edit', 'document:' || d.id || ':' || d.valid_until, e.legal_entity_id, e.id, 'documents',
    jsonb_build_object('person', e.name, 'day', d.valid_until, 'title', d.title, 'document', $7::jsonb -> d.kind)
  FROM employee_document d JOIN employee e ON e.id = d.employee_id JOIN today t ON t.legal_entity_id = e.legal_entity_id
  WHERE d.valid_until BETWEEN t.day AND t.day + $6::int AND (e.termination_date IS NULL OR e.termination_date > d.valid_until)
    AND NOT EXISTS (
      SELECT FROM employee_document n WHERE n.employee_id = d.employee_id AND n.id <> d.id AND n.kind = d.kind AND lower(n.title) = lower(d.title)
        AND (n.valid_until IS NULL OR n.valid_until > d.valid_until))`;

/** What somebody should have on their first day, each with its words and whether it is there. */
const tasks: readonly { readonly en: string; readonly chinese: string; readonly isDone: string }[] = [
  {
    en: 'contract',
    chinese: '签订合同',
    isDone: 'EXISTS (SELECT FROM employment_contract c WHERE c.employee_id = e.id AND c.signed_on IS NOT NULL)',
  },
  { en: 'pay', chinese: '录入薪酬', isDone: 'EXISTS (SELECT FROM compensation_record r WHERE r.employee_id = e.id)' },
  { en: 'bank account', chinese: '录入银行账户', isDone: 'EXISTS (SELECT FROM employee_bank_account b WHERE b.employee_id = e.id)' },
  { en: 'account to sign in with', chinese: '开通账号', isDone: 'EXISTS (SELECT FROM app_user u WHERE u.employee_id = e.id)' },
];
const missing = (word: 'en' | 'chinese', separator: string): string =>
  `concat_ws('${separator}', ${tasks.map((task) => `CASE WHEN NOT ${task.isDone} THEN '${task[word]}' END`).join(', ')})`;

/** People who begin, as long as something is missing. $4 days. */
const beginners = `
  SELECT 'begins-soon', 'contract.edit', 'employee:' || e.id || ':' || e.hire_date, e.legal_entity_id, e.id, 'summary',
    jsonb_build_object('person', e.name, 'day', e.hire_date, 'missing', jsonb_build_object('en', ${missing('en', ', ')}, 'zh-CN', ${missing('chinese', '、')}))
  FROM employee e JOIN today t ON t.legal_entity_id = e.legal_entity_id
  WHERE e.hire_date BETWEEN t.day AND t.day + $4::int AND (e.termination_date IS NULL OR e.termination_date >= e.hire_date)
    AND NOT (${tasks.map(({ isDone }) => isDone).join(' AND ')})`;

/** Who looks after the contracts or documents of the people of a legal entity; where nobody does, who looks after those of all. */
const holders = `
  SELECT DISTINCT coalesce(r.legal_entity_id, e.legal_entity_id) AS legal_entity_id, u.id AS user_id, u.display_name, g.permission, g.scope
  FROM user_role r JOIN role_grant g ON g.role_id = r.role_id AND g.permission IN ('contract.edit', 'document.edit') AND g.scope IN ('legal-entity', 'all')
    JOIN app_user u ON u.id = r.user_id AND u.status = 'active' LEFT JOIN employee e ON e.id = u.employee_id
  WHERE e.id IS NULL OR ${notLeftBy('e', '$1::timestamptz::date')}`;

const write = `
  WITH today AS (${today}), holders AS (${holders}),
  due AS (${probations} UNION ALL ${contracts} UNION ALL ${documents} UNION ALL ${beginners}),
  told AS (
    SELECT d.*, h.user_id, h.display_name FROM due d JOIN holders h ON h.permission = d.permission AND h.scope = 'legal-entity' AND h.legal_entity_id = d.legal_entity_id
    UNION
    SELECT d.*, h.user_id, h.display_name FROM due d JOIN holders h ON h.permission = d.permission AND h.scope = 'all'
    WHERE NOT EXISTS (SELECT FROM holders o WHERE o.permission = d.permission AND o.scope = 'legal-entity' AND o.legal_entity_id = d.legal_entity_id))
  INSERT INTO notification (user_id, category, template, payload, thing, link, created_at)
  SELECT user_id, $5::text, template, says || jsonb_build_object('name', display_name), thing, '/people/' || employee_id || CASE tab WHEN 'summary' THEN '' ELSE '?tab=' || tab END, $1::timestamptz
  FROM told ORDER BY thing, template, user_id
  ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING user_id`;

/**
 * Tells whoever looks after people what is due by an instant, each of them once of a thing and its day: what was told is not told again, however often it is looked. One
 * statement for all legal entities. @returns how many messages were written
 */
export async function remind(
  sql: Sql,
  { probationDays, contractDays, documentDays, onboardingDays }: RemindedDays,
  now: Date,
): Promise<number> {
  const { category } = messageTemplates['probation-ends'];
  const rows = await sql.query<{ user_id: number }>(write, [
    now,
    probationDays,
    contractDays,
    onboardingDays,
    category,
    documentDays,
    JSON.stringify(documentKindLabels),
  ]);
  for (const userId of new Set(rows.map((row) => row.user_id))) await announce(sql, { topic: 'inbox', userId });
  return rows.length;
}
