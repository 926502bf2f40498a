-- DropIndex
DROP INDEX "audit_entry_entity_entity_id_idx";

-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "audit_entry" ADD COLUMN     "address" TEXT,
ADD COLUMN     "api_key_id" INTEGER;

-- AlterTable
ALTER TABLE "role" ADD COLUMN     "description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "hidden_menus" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "api_key" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "permissions" TEXT[],
    "addresses" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "calls_per_minute" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "last_used_address" TEXT,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_key_token_hash_key" ON "api_key"("token_hash");

-- CreateIndex
CREATE INDEX "api_key_user_id_idx" ON "api_key"("user_id");

-- CreateIndex
CREATE INDEX "app_user_display_name_id_idx" ON "app_user"("display_name", "id");

-- CreateIndex
CREATE INDEX "audit_entry_entity_entity_id_id_idx" ON "audit_entry"("entity", "entity_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_actor_user_id_id_idx" ON "audit_entry"("actor_user_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_procedure_id_idx" ON "audit_entry"("procedure", "id");

-- CreateIndex
CREATE INDEX "audit_entry_at_idx" ON "audit_entry"("at");

-- CreateIndex
CREATE INDEX "audit_entry_trace_id_idx" ON "audit_entry"("trace_id");

-- CreateIndex
CREATE INDEX "audit_entry_address_id_idx" ON "audit_entry"("address", "id");

-- CreateIndex
CREATE INDEX "user_role_role_id_idx" ON "user_role"("role_id");

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The hash covers from where and by which key, too; entries written before have neither and keep the hash that they have.
CREATE OR REPLACE FUNCTION audit_entry_hash(entry audit_entry) RETURNS bytea LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
    SELECT sha256(entry.previous_hash || convert_to((jsonb_build_array(
        entry.id, extract(epoch FROM entry.at), entry.actor_user_id, entry.on_behalf_of_user_id, entry.procedure, entry.entity,
        entry.entity_id, entry.before, entry.after, entry.trace_id)
        || CASE WHEN entry.address IS NULL AND entry.api_key_id IS NULL THEN '[]'::jsonb
           ELSE jsonb_build_array(entry.address, entry.api_key_id) END)::text, 'UTF8'))
$$;

-- The built-in roles look after users, roles, keys and the audit, in databases whose roles were written before.
INSERT INTO role_grant (role_id, permission, scope)
SELECT role.id, given.permission, given.scope FROM role JOIN (VALUES
    ('administrator', 'user.read', 'all'), ('hr', 'user.read', 'legal-entity'), ('payroll-administrator', 'user.read', 'legal-entity'),
    ('administrator', 'user.edit', 'all'),
    ('administrator', 'role.read', 'all'), ('hr', 'role.read', 'legal-entity'), ('payroll-administrator', 'role.read', 'legal-entity'),
    ('administrator', 'role.edit', 'all'), ('payroll-administrator', 'role.edit', 'legal-entity'),
    ('administrator', 'role.assign', 'all'), ('payroll-administrator', 'role.assign', 'legal-entity'),
    ('payroll-administrator', 'pay.grant', 'legal-entity'),
    ('administrator', 'api-key.make', 'self'), ('payroll-administrator', 'api-key.make', 'self'), ('hr', 'api-key.make', 'self'),
    ('solution-manager', 'api-key.make', 'self'), ('administrator', 'api-key.administer', 'all'),
    ('administrator', 'audit.read', 'all')) AS given (code, permission, scope) ON given.code = role.code
WHERE role.built_in ON CONFLICT DO NOTHING;
