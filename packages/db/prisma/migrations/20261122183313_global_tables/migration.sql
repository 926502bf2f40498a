-- CreateTable
CREATE TABLE "global_table" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "category" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "independent_entity" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "made_by_user_id" INTEGER NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "global_table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "global_table_revision" (
    "id" SERIAL NOT NULL,
    "global_table_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "legal_entity_id" INTEGER,
    "based_on_number" INTEGER,
    "content" JSONB NOT NULL,
    "content_hash" TEXT NOT NULL,
    "made_by_user_id" INTEGER NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "remarks" TEXT NOT NULL,

    CONSTRAINT "global_table_revision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "global_table_code_key" ON "global_table"("code");

-- CreateIndex
CREATE INDEX "global_table_revision_legal_entity_id_idx" ON "global_table_revision"("legal_entity_id");

-- CreateIndex
CREATE UNIQUE INDEX "global_table_revision_global_table_id_number_key" ON "global_table_revision"("global_table_id", "number");

-- AddForeignKey
ALTER TABLE "global_table_revision" ADD CONSTRAINT "global_table_revision_global_table_id_fkey" FOREIGN KEY ("global_table_id") REFERENCES "global_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "global_table_revision" ADD CONSTRAINT "global_table_revision_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- No two are called alike in either language, which two people who write at once could do otherwise.
CREATE UNIQUE INDEX "global_table_name_en_key" ON "global_table" ((name ->> 'en'));
CREATE UNIQUE INDEX "global_table_name_zh_key" ON "global_table" ((name ->> 'zh-CN'));

-- The built-in roles that run payroll may read and write them, in databases whose roles were written before.
INSERT INTO role_grant (role_id, permission, scope)
SELECT r.id, g.permission, g.scope
FROM role r JOIN (VALUES
  ('payroll-administrator', 'global-table.read', 'legal-entity'),
  ('payroll-administrator', 'global-table.edit', 'legal-entity'),
  ('solution-manager', 'global-table.read', 'solution'),
  ('solution-approver', 'global-table.read', 'solution'),
  ('administrator', 'global-table.read', 'all')
) AS g (code, permission, scope) ON g.code = r.code
WHERE r.built_in ON CONFLICT DO NOTHING;
