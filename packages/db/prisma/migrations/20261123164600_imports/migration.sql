-- AlterTable
ALTER TABLE "typed_input" ADD COLUMN     "import_id" INTEGER;

-- CreateTable
CREATE TABLE "import_job" (
    "id" SERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "subject_part" TEXT,
    "title" JSONB NOT NULL,
    "target" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'reading',
    "version" INTEGER NOT NULL DEFAULT 1,
    "file_id" INTEGER NOT NULL,
    "options" JSONB NOT NULL,
    "columns" JSONB NOT NULL,
    "layout" JSONB,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "notes" JSONB NOT NULL DEFAULT '[]',
    "sheets" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "part" TEXT NOT NULL DEFAULT 'queued',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "rows" INTEGER NOT NULL DEFAULT 0,
    "token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "backend_pid" INTEGER,
    "failure" JSONB,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "closed" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "started_by_user_id" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_by_user_id" INTEGER NOT NULL,
    "written_by_user_id" INTEGER,
    "written_at" TIMESTAMPTZ(3),
    "undone_by_user_id" INTEGER,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_row" (
    "import_id" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "row_number" INTEGER,
    "key" TEXT NOT NULL,
    "line" INTEGER NOT NULL DEFAULT 0,
    "label" TEXT,
    "owner_id" INTEGER,
    "effect" TEXT NOT NULL,
    "before" TEXT[],
    "after" TEXT[],
    "reasons" JSONB,
    "cells" TEXT[],

    CONSTRAINT "import_row_pkey" PRIMARY KEY ("import_id","ordinal")
);

-- CreateIndex
CREATE INDEX "import_job_entity_subject_id_idx" ON "import_job"("entity", "subject_id");

-- CreateIndex
CREATE INDEX "import_job_started_by_user_id_idx" ON "import_job"("started_by_user_id");

-- CreateIndex
CREATE INDEX "import_row_import_id_effect_ordinal_idx" ON "import_row"("import_id", "effect", "ordinal");

-- AddForeignKey
ALTER TABLE "typed_input" ADD CONSTRAINT "typed_input_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import_job"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_started_by_user_id_fkey" FOREIGN KEY ("started_by_user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_written_by_user_id_fkey" FOREIGN KEY ("written_by_user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_undone_by_user_id_fkey" FOREIGN KEY ("undone_by_user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who imports, of the built-in roles that there are already.
INSERT INTO role_grant (role_id, permission, scope)
SELECT r.id, g.permission, g.scope FROM role r JOIN (VALUES
    ('payroll-administrator', 'import.read', 'legal-entity'), ('payroll-administrator', 'import.make', 'legal-entity'),
    ('solution-manager', 'import.read', 'solution'), ('solution-manager', 'import.make', 'solution'),
    ('solution-approver', 'import.read', 'solution')) AS g(code, permission, scope) ON g.code = r.code
ON CONFLICT DO NOTHING;
