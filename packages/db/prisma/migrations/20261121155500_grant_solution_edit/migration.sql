-- The built-in roles that manage solutions may edit their drafts, in databases whose roles were written before.
INSERT INTO role_grant (role_id, permission, scope)
SELECT id, 'solution.edit', CASE code WHEN 'payroll-administrator' THEN 'legal-entity' ELSE 'solution' END FROM role
WHERE built_in AND code IN ('payroll-administrator', 'solution-manager') ON CONFLICT DO NOTHING;
