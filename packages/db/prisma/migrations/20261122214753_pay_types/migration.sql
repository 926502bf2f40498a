-- AlterTable
ALTER TABLE "balance_element" ADD COLUMN     "removed_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "pay_type" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "type" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "pay_type_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "pay_type_code_key" ON "pay_type"("code");

-- Pay types that published rules name already, under the name of the latest, by the section of payslips in which their columns stand.
WITH copy AS (SELECT id, definition FROM solution_copy WHERE status IN ('published', 'outdated')),
named AS (
  SELECT DISTINCT ON (p ->> 'code') p ->> 'code' AS code, p -> 'name' AS name
  FROM copy, jsonb_path_query(definition, '$.payTypes[*]') AS p ORDER BY p ->> 'code', copy.id DESC),
section AS (
  SELECT t.code, array_agg(DISTINCT c #>> '{display,payslip}') FILTER (WHERE c #>> '{display,payslip}' <> 'total') AS sections, count(c) AS columns
  FROM copy, jsonb_path_query(definition, '$.steps[*].tables[*].columns[*] ? (exists(@.types))') AS c,
    LATERAL jsonb_array_elements_text(c -> 'types') AS t(code)
  GROUP BY t.code)
INSERT INTO pay_type (code, name, type)
SELECT n.code, n.name, CASE WHEN cardinality(s.sections) = 1 THEN s.sections[1] WHEN s.columns > 0 THEN 'base' ELSE 'information' END
FROM named n LEFT JOIN section s ON s.code = n.code ORDER BY n.code;

-- No two of a list are called alike in either language: of several the first keeps its name, the others add their code.
UPDATE pay_type t SET name = jsonb_build_object(
  'en', CASE WHEN EXISTS (SELECT 1 FROM pay_type o WHERE o.id < t.id AND o.name ->> 'en' = t.name ->> 'en') THEN (t.name ->> 'en') || ' (' || code || ')' ELSE t.name ->> 'en' END,
  'zh-CN', CASE WHEN EXISTS (SELECT 1 FROM pay_type o WHERE o.id < t.id AND o.name ->> 'zh-CN' = t.name ->> 'zh-CN') THEN (t.name ->> 'zh-CN') || ' (' || code || ')' ELSE t.name ->> 'zh-CN' END);
UPDATE balance_element t SET name = jsonb_build_object(
  'en', CASE WHEN EXISTS (SELECT 1 FROM balance_element o WHERE o.id < t.id AND o.name ->> 'en' = t.name ->> 'en') THEN (t.name ->> 'en') || ' (' || code || ')' ELSE t.name ->> 'en' END,
  'zh-CN', CASE WHEN EXISTS (SELECT 1 FROM balance_element o WHERE o.id < t.id AND o.name ->> 'zh-CN' = t.name ->> 'zh-CN') THEN (t.name ->> 'zh-CN') || ' (' || code || ')' ELSE t.name ->> 'zh-CN' END);
CREATE UNIQUE INDEX "pay_type_name_en_key" ON "pay_type" ((name ->> 'en'));
CREATE UNIQUE INDEX "pay_type_name_zh_key" ON "pay_type" ((name ->> 'zh-CN'));
CREATE UNIQUE INDEX "balance_element_name_en_key" ON "balance_element" ((name ->> 'en')) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX "balance_element_name_zh_key" ON "balance_element" ((name ->> 'zh-CN')) WHERE removed_at IS NULL;

-- The built-in role that runs payroll keeps both lists, in databases whose roles were written before.
INSERT INTO role_grant (role_id, permission, scope)
SELECT id, permission, 'legal-entity' FROM role, unnest(ARRAY['pay-type.edit', 'balance-element.edit']) AS permission
WHERE built_in AND code = 'payroll-administrator' ON CONFLICT DO NOTHING;
