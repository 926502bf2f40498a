-- CreateTable
CREATE TABLE "sign_in_provider" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "client_secret" BYTEA NOT NULL,
    "counts_as_second_factor" BOOLEAN NOT NULL DEFAULT false,
    "is_on" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "sign_in_provider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_provider_link" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_provider_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_provider_attempt" (
    "id" UUID NOT NULL,
    "state_hash" BYTEA NOT NULL,
    "browser_hash" BYTEA NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "session_id" INTEGER,
    "secrets" BYTEA NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_provider_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sign_in_provider_code_key" ON "sign_in_provider"("code");

-- CreateIndex
CREATE UNIQUE INDEX "sign_in_provider_link_provider_id_subject_key" ON "sign_in_provider_link"("provider_id", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "sign_in_provider_link_provider_id_user_id_key" ON "sign_in_provider_link"("provider_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "sign_in_provider_attempt_state_hash_key" ON "sign_in_provider_attempt"("state_hash");

-- CreateIndex
CREATE INDEX "sign_in_provider_attempt_address_created_at_idx" ON "sign_in_provider_attempt"("address", "created_at");

-- CreateIndex
CREATE INDEX "sign_in_provider_attempt_expires_at_idx" ON "sign_in_provider_attempt"("expires_at");

-- AddForeignKey
ALTER TABLE "sign_in_provider_link" ADD CONSTRAINT "sign_in_provider_link_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "sign_in_provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_provider_link" ADD CONSTRAINT "sign_in_provider_link_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_provider_attempt" ADD CONSTRAINT "sign_in_provider_attempt_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "sign_in_provider"("id") ON DELETE CASCADE ON UPDATE CASCADE;
