-- CreateTable
CREATE TABLE "account_lookup" (
    "id" UUID NOT NULL,
    "handle_hash" BYTEA NOT NULL,
    "account" TEXT NOT NULL,
    "user_id" INTEGER,
    "address" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "sends" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_lookup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "id" UUID NOT NULL,
    "lookup_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "secret_hash" BYTEA,
    "secret" BYTEA,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "proof_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_lookup_handle_hash_key" ON "account_lookup"("handle_hash");

-- CreateIndex
CREATE INDEX "account_lookup_account_created_at_idx" ON "account_lookup"("account", "created_at");

-- CreateIndex
CREATE INDEX "account_lookup_expires_at_idx" ON "account_lookup"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_proof_hash_key" ON "password_reset"("proof_hash");

-- CreateIndex
CREATE INDEX "password_reset_lookup_id_channel_created_at_idx" ON "password_reset"("lookup_id", "channel", "created_at");

-- AddForeignKey
ALTER TABLE "account_lookup" ADD CONSTRAINT "account_lookup_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_lookup_id_fkey" FOREIGN KEY ("lookup_id") REFERENCES "account_lookup"("id") ON DELETE CASCADE ON UPDATE CASCADE;
