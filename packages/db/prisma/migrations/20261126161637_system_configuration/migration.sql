-- CreateTable
CREATE TABLE "system_config" (
    "type_code" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "system_config_pkey" PRIMARY KEY ("type_code")
);

-- CreateTable
CREATE TABLE "demo_mapping" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "demo_mapping_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "demo_mapping_user_id_idx" ON "demo_mapping"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "demo_mapping_source_external_id_key" ON "demo_mapping"("source", "external_id");

-- AddForeignKey
ALTER TABLE "demo_mapping" ADD CONSTRAINT "demo_mapping_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What a department is called in lists on a day: by its name, or with those of the departments above it, as the setting says.
CREATE FUNCTION "shown_department_name"(wanted integer, on_day date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH RECURSIVE above AS (
    SELECT v.name, v.parent_id, 0 AS level FROM department_version v
    WHERE v.department_id = wanted AND daterange(v.effective_date, v.expiry_date, '[]') @> on_day
    UNION ALL
    SELECT v.name, v.parent_id, a.level + 1 FROM above a
    JOIN department_version v ON v.department_id = a.parent_id AND daterange(v.effective_date, v.expiry_date, '[]') @> on_day
    WHERE a.level < 20 AND EXISTS (SELECT FROM system_config c WHERE c.type_code = 'department-name' AND (c.value ->> 'full')::boolean)
  )
  SELECT CASE WHEN count(*) > 0 THEN jsonb_build_object(
    'en', string_agg(name ->> 'en', ' / ' ORDER BY level DESC),
    'zh-CN', string_agg(name ->> 'zh-CN', ' / ' ORDER BY level DESC)) END
  FROM above
$$;
