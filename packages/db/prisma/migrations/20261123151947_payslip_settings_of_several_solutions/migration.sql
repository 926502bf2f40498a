-- CreateTable
CREATE TABLE "payslip_setting_solution" (
    "setting_id" INTEGER NOT NULL,
    "solution_id" INTEGER NOT NULL,

    CONSTRAINT "payslip_setting_solution_pkey" PRIMARY KEY ("setting_id","solution_id")
);

-- CreateIndex
CREATE INDEX "payslip_setting_solution_solution_id_idx" ON "payslip_setting_solution"("solution_id");

-- AddForeignKey
ALTER TABLE "payslip_setting_solution" ADD CONSTRAINT "payslip_setting_solution_setting_id_fkey" FOREIGN KEY ("setting_id") REFERENCES "payslip_setting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_setting_solution" ADD CONSTRAINT "payslip_setting_solution_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO payslip_setting_solution (setting_id, solution_id) SELECT id, solution_id FROM payslip_setting;

-- Several settings may have a solution now; which of them its batches follow is asked under the solution's lock.
DROP INDEX payslip_setting_one_live_idx;

-- DropForeignKey
ALTER TABLE "payslip_setting" DROP CONSTRAINT "payslip_setting_solution_id_fkey";

-- AlterTable
ALTER TABLE "payslip_setting" DROP COLUMN "solution_id",
ADD COLUMN     "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "changed_by_user_id" INTEGER,
ADD COLUMN     "check_day" INTEGER,
ADD COLUMN     "disabled_remarks" TEXT;

-- AlterTable
ALTER TABLE "payslip_setting_version" ADD COLUMN     "layout" TEXT, ADD COLUMN     "name" TEXT;
UPDATE payslip_setting_version v SET name = s.name, layout = s.layout FROM payslip_setting s WHERE s.id = v.setting_id;
ALTER TABLE "payslip_setting_version" ALTER COLUMN "layout" SET NOT NULL, ALTER COLUMN "name" SET NOT NULL;

-- A list of items with a section each becomes groups of items. Totals are no items any more: they stand at the head of every payslip.
CREATE FUNCTION pg_temp.grouped(items jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('header', NULL, 'remarks', NULL, 'logo', NULL, 'groups', coalesce((
    SELECT jsonb_agg(jsonb_build_object('code', g.section, 'section', g.section, 'name', g.name::jsonb, 'condition', NULL, 'items', own.items) ORDER BY g.rank)
    FROM (VALUES (1, 'earning', '{"en": "Earnings", "zh-CN": "应发项"}'), (2, 'deduction', '{"en": "Deductions", "zh-CN": "扣款项"}'),
        (3, 'employer', '{"en": "Paid by your employer on top", "zh-CN": "单位另行承担"}'),
        (4, 'information', '{"en": "For information", "zh-CN": "参考信息"}')) AS g(rank, section, name)
      CROSS JOIN LATERAL (
        SELECT jsonb_agg('{"zero": "hide", "sign": "plain", "type": "amount", "precision": null, "currency": "own", "percentage": false, "accumulation": "none", "condition": null}'
          || (i.item - 'section') ORDER BY i.place) AS items
        FROM jsonb_array_elements(items) WITH ORDINALITY AS i(item, place) WHERE i.item ->> 'section' = g.section) own
    WHERE own.items IS NOT NULL), '[]'))
$$;
UPDATE payslip_setting SET style = pg_temp.grouped(style) WHERE jsonb_typeof(style) = 'array';
UPDATE payslip_setting_version SET style = pg_temp.grouped(style) WHERE jsonb_typeof(style) = 'array';
