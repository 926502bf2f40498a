-- CreateTable
CREATE TABLE "import_kept" (
    "import_id" INTEGER NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "place" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "import_kept_pkey" PRIMARY KEY ("import_id","place","owner_id")
);

-- AddForeignKey
ALTER TABLE "import_kept" ADD CONSTRAINT "import_kept_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who keeps people imports them too, of the built-in roles that there are already.
INSERT INTO role_grant (role_id, permission, scope)
SELECT r.id, g.permission, g.scope FROM role r JOIN (VALUES
    ('administrator', 'import.read', 'all'), ('administrator', 'import.make', 'all'),
    ('hr', 'import.read', 'legal-entity'), ('hr', 'import.make', 'legal-entity')) AS g(code, permission, scope) ON g.code = r.code
ON CONFLICT DO NOTHING;
