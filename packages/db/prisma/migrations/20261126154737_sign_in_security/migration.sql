-- AlterTable
ALTER TABLE "app_user" DROP COLUMN "failed_sign_ins",
DROP COLUMN "locked_until",
ADD COLUMN     "must_change_password" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "password_set_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sign_in_attempt" ADD COLUMN     "cleared" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "passed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "step" TEXT NOT NULL DEFAULT 'password';

-- CreateTable
CREATE TABLE "security_strategy" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "characters_min" INTEGER NOT NULL,
    "needs" TEXT[],
    "refuses_common" BOOLEAN NOT NULL DEFAULT true,
    "history_count" INTEGER NOT NULL,
    "expiry_days" INTEGER,
    "second_factor" TEXT NOT NULL,
    "lock_after_failures" INTEGER,
    "lock_minutes" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "security_strategy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "security_strategy_target" (
    "id" SERIAL NOT NULL,
    "strategy_id" INTEGER NOT NULL,
    "user_kind" TEXT,
    "role_id" INTEGER,

    CONSTRAINT "security_strategy_target_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_history" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "password_hash" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "set_by_user_id" INTEGER NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_step" (
    "id" SERIAL NOT NULL,
    "handle_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "attempt_id" BIGINT NOT NULL,
    "needs" TEXT[],
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_step_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "security_strategy_name_key" ON "security_strategy"("name");

-- CreateIndex
CREATE UNIQUE INDEX "security_strategy_target_strategy_id_user_kind_role_id_key" ON "security_strategy_target"("strategy_id", "user_kind", "role_id");

-- CreateIndex
CREATE INDEX "password_history_user_id_id_idx" ON "password_history"("user_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "sign_in_step_handle_hash_key" ON "sign_in_step"("handle_hash");

-- CreateIndex
CREATE INDEX "sign_in_step_user_id_idx" ON "sign_in_step"("user_id");

-- CreateIndex
CREATE INDEX "sign_in_step_expires_at_idx" ON "sign_in_step"("expires_at");

-- AddForeignKey
ALTER TABLE "security_strategy_target" ADD CONSTRAINT "security_strategy_target_strategy_id_fkey" FOREIGN KEY ("strategy_id") REFERENCES "security_strategy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "security_strategy_target" ADD CONSTRAINT "security_strategy_target_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_set_by_user_id_fkey" FOREIGN KEY ("set_by_user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_step" ADD CONSTRAINT "sign_in_step_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One strategy is the default, and there is always one.
CREATE UNIQUE INDEX "security_strategy_default_key" ON "security_strategy"("is_default") WHERE "is_default";
INSERT INTO security_strategy (name, is_default, characters_min, needs, refuses_common, history_count, second_factor, lock_after_failures, lock_minutes)
VALUES ('Default', true, 12, '{}', true, 5, 'optional', 10, 30);

-- Passwords that there are already begin their history.
UPDATE app_user SET password_set_at = now() WHERE password_hash IS NOT NULL;
INSERT INTO password_history (user_id, password_hash, way, set_by_user_id, set_at)
SELECT id, password_hash, 'first-sign-in', id, now() FROM app_user WHERE password_hash IS NOT NULL;

-- What administrators may do with it, of the built-in roles that there are already.
INSERT INTO role_grant (role_id, permission, scope)
SELECT r.id, g.permission, g.scope FROM role r JOIN (VALUES
    ('administrator', 'security-strategy.read', 'all'), ('administrator', 'security-strategy.edit', 'all'),
    ('administrator', 'password.set', 'all'), ('administrator', 'sign-in.read', 'all'),
    ('administrator', 'sign-in.unlock', 'all')) AS g(code, permission, scope) ON g.code = r.code
ON CONFLICT DO NOTHING;
