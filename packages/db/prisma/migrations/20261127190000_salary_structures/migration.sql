-- Salary structures: pay grades with levels and their ranges, dated; records of compensation files refer to them. The versions in `known` carry the columns too.
CREATE TABLE "salary_structure" (
    "id" SERIAL NOT NULL,
    "legal_entity_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "item_id" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "salary_structure_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "salary_structure_version" (
    "id" SERIAL NOT NULL,
    "structure_id" INTEGER NOT NULL,
    "effective_date" DATE NOT NULL,
    "expiry_date" DATE,
    "ranges" JSONB NOT NULL,

    CONSTRAINT "salary_structure_version_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "salary_structure_legal_entity_id_code_key" ON "salary_structure"("legal_entity_id", "code");
CREATE UNIQUE INDEX "salary_structure_version_structure_id_effective_date_key" ON "salary_structure_version"("structure_id", "effective_date");
ALTER TABLE "salary_structure" ADD CONSTRAINT "salary_structure_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "salary_structure" ADD CONSTRAINT "salary_structure_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "compensation_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "salary_structure_version" ADD CONSTRAINT "salary_structure_version_structure_id_fkey" FOREIGN KEY ("structure_id") REFERENCES "salary_structure"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE salary_structure_version ADD CONSTRAINT salary_structure_version_dates CHECK (expiry_date >= effective_date);
ALTER TABLE salary_structure_version ADD CONSTRAINT salary_structure_version_no_overlap EXCLUDE USING gist
    (int4range(structure_id, structure_id, '[]') WITH &&, daterange(effective_date, expiry_date, '[]') WITH &&);

DO $$
DECLARE
    place text;
BEGIN
    FOREACH place IN ARRAY ARRAY['public', 'known'] LOOP
        EXECUTE format('ALTER TABLE %I.compensation_record ADD COLUMN salary_structure_id integer, ADD COLUMN pay_grade text, ADD COLUMN pay_level text', place);
    END LOOP;
END $$;
ALTER TABLE compensation_record ADD CONSTRAINT compensation_record_level_chosen CHECK (num_nonnulls(salary_structure_id, pay_grade, pay_level) IN (0, 3));
ALTER TABLE "compensation_record" ADD CONSTRAINT "compensation_record_salary_structure_id_fkey" FOREIGN KEY ("salary_structure_id") REFERENCES "salary_structure"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "compensation_record_salary_structure_id_idx" ON "compensation_record"("salary_structure_id");
