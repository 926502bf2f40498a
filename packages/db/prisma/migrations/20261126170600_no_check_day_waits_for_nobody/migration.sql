-- Payslips of settings without a check day were waited for until the end of the month.
UPDATE "payslip" ps SET "check_until" = NULL, "check_status" = CASE WHEN ps."check_status" = 'unanswered' THEN 'unchecked' ELSE ps."check_status" END
FROM "payslip_setting" st WHERE st."id" = ps."setting_id" AND st."check_day" IS NULL AND ps."check_until" IS NOT NULL;
