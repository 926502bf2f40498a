-- Certificates of employment and of income: asked for, issued with a number that anyone can verify, refused, withdrawn or revoked.
CREATE TABLE "certificate" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "purpose" TEXT,
    "status" TEXT NOT NULL DEFAULT 'asked',
    "number" TEXT,
    "content" JSONB,
    "asked_at" TIMESTAMPTZ(3),
    "issued_at" TIMESTAMPTZ(3),
    "issued_by_user_id" INTEGER,
    "ended_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "certificate_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "certificate_template" (
    "legal_entity_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "template" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "certificate_template_pkey" PRIMARY KEY ("legal_entity_id","kind")
);
CREATE TABLE "certificate_lookup" (
    "id" BIGSERIAL NOT NULL,
    "address" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "certificate_lookup_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "certificate_number_key" ON "certificate"("number");
CREATE INDEX "certificate_employee_id_idx" ON "certificate"("employee_id");
CREATE INDEX "certificate_lookup_address_at_idx" ON "certificate_lookup"("address", "at");
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_issued_by_user_id_fkey" FOREIGN KEY ("issued_by_user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "certificate_template" ADD CONSTRAINT "certificate_template_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE certificate ADD CONSTRAINT certificate_issued_whole
    CHECK ((status IN ('issued', 'revoked')) = (number IS NOT NULL) AND num_nonnulls(number, content, issued_at) IN (0, 3));
-- one of a kind is waited for at a time
CREATE UNIQUE INDEX certificate_asked_once_idx ON certificate (employee_id, kind) WHERE status = 'asked';
