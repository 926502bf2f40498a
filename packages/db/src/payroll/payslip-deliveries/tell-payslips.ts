/**
 * SQL of telling employees that their payslips can be read: an entry in the inbox for whoever has a user, a mail for whoever has an address, each
 * with its row in the ledger. Unique by thing and recipient, so that nobody is told twice, whatever is repeated. Amounts are never in a message.
 * Needs `shown (id, employee_id, period_id)`; $2 base URL, $3 the message's category, $4 whether mails are sent.
 */
export const tellShown = `
  told AS (
    SELECT s.id, 'payslip:' || s.id AS thing, '/payslips/' || s.id AS link, u.id AS user_id, u.account, e.email,
      coalesce(u.language, CASE l.country WHEN 'CN' THEN 'zh-CN' ELSE 'en' END) AS language,
      jsonb_build_object('name', e.name, 'period', p.name, 'url', $2::text || '/payslips/' || s.id) AS payload
    FROM shown s JOIN employee e ON e.id = s.employee_id JOIN legal_entity l ON l.id = e.legal_entity_id
      JOIN period p ON p.id = s.period_id
      LEFT JOIN app_user u ON u.employee_id = e.id AND u.status = 'active'),
  inbox AS (
    INSERT INTO notification (user_id, category, template, payload, thing, link)
    SELECT user_id, $3::text, 'payslip-published', payload, thing, link FROM told WHERE user_id IS NOT NULL ORDER BY id
    ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING thing, user_id),
  mails AS (
    INSERT INTO outbox_message (channel, thing, recipient, user_id, template, language, payload)
    SELECT 'email', thing, email, user_id, 'payslip-published', language, payload FROM told WHERE email IS NOT NULL AND $4::boolean ORDER BY id
    ON CONFLICT (channel, thing, recipient) DO NOTHING RETURNING id, thing, recipient),
  ledger AS (
    INSERT INTO payslip_delivery (payslip_id, channel, recipient, outbox_id)
    SELECT told.id, 'app-message', told.account, NULL::bigint FROM told JOIN inbox ON inbox.thing = told.thing AND inbox.user_id = told.user_id
    UNION ALL
    SELECT told.id, 'email', mails.recipient, mails.id FROM told JOIN mails ON mails.thing = told.thing
    ON CONFLICT (payslip_id, channel, recipient) DO NOTHING RETURNING payslip_id)`;
