-- CreateTable
CREATE TABLE "language" (
    "id" SERIAL NOT NULL,
    "lang" TEXT NOT NULL,
    "is_open" BOOLEAN NOT NULL DEFAULT false,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "terms_version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "language_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "term" (
    "id" SERIAL NOT NULL,
    "language_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "term_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "weblate_setting" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "address" TEXT NOT NULL,
    "project" TEXT NOT NULL,
    "component" TEXT NOT NULL,
    "token" BYTEA NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "weblate_setting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "weblate_unit" (
    "language_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "weblate_unit_pkey" PRIMARY KEY ("language_id","key")
);

-- CreateTable
CREATE TABLE "weblate_sync" (
    "id" SERIAL NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "part" TEXT NOT NULL DEFAULT 'queued',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "backend_pid" INTEGER,
    "claimed_at" TIMESTAMPTZ(6),
    "failure" JSONB,
    "terms" JSONB,
    "outcome" JSONB,
    "asked_by_user_id" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "weblate_sync_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "language_lang_key" ON "language"("lang");

-- CreateIndex
CREATE UNIQUE INDEX "term_language_id_key_key" ON "term"("language_id", "key");

-- AddForeignKey
ALTER TABLE "term" ADD CONSTRAINT "term_language_id_fkey" FOREIGN KEY ("language_id") REFERENCES "language"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weblate_unit" ADD CONSTRAINT "weblate_unit_language_id_fkey" FOREIGN KEY ("language_id") REFERENCES "language"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weblate_sync" ADD CONSTRAINT "weblate_sync_asked_by_user_id_fkey" FOREIGN KEY ("asked_by_user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- There is one default language, and people can choose it.
CREATE UNIQUE INDEX language_default ON language (is_default) WHERE is_default;
ALTER TABLE language ADD CONSTRAINT language_default_is_open CHECK (is_open OR NOT is_default);

-- One synchronisation at a time; one setting.
CREATE UNIQUE INDEX weblate_sync_running ON weblate_sync (state) WHERE state = 'running';
ALTER TABLE weblate_setting ADD CONSTRAINT weblate_setting_one CHECK (id = 1);

-- The languages whose texts ship with the product.
INSERT INTO language (lang, is_open, is_default) VALUES ('en', true, true), ('zh-CN', true, false);

INSERT INTO role_grant (role_id, permission, scope)
SELECT id, permission, 'all' FROM role, unnest(ARRAY['language.edit', 'term.read', 'term.edit']) AS permission
WHERE built_in AND code = 'administrator' ON CONFLICT DO NOTHING;
