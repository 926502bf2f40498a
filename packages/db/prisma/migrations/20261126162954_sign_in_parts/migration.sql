-- CreateTable
CREATE TABLE "second_factor" (
    "user_id" INTEGER NOT NULL,
    "seed" BYTEA NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "recovery_code_user_id_code_hash_key" ON "recovery_code"("user_id", "code_hash");

-- AddForeignKey
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What administrators may do with it, of the built-in roles that there are already.
INSERT INTO role_grant (role_id, permission, scope)
SELECT r.id, g.permission, g.scope FROM role r JOIN (VALUES
    ('administrator', 'second-factor.reset', 'all'), ('administrator', 'sign-in-provider.edit', 'all')) AS g(code, permission, scope) ON g.code = r.code
ON CONFLICT DO NOTHING;
