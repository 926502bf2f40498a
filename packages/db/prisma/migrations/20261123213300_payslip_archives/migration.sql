-- AlterTable
ALTER TABLE "stored_file" ADD COLUMN     "kept_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "payslip_archive" (
    "id" SERIAL NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "language" TEXT NOT NULL,
    "part" TEXT NOT NULL DEFAULT 'queued',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "backend_pid" INTEGER,
    "claimed_at" TIMESTAMPTZ(6),
    "failure" JSONB,
    "asked_by_user_id" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "payslip_archive_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payslip_archive_file" (
    "archive_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "payslips" INTEGER NOT NULL,
    "file_id" INTEGER,

    CONSTRAINT "payslip_archive_file_pkey" PRIMARY KEY ("archive_id","number")
);

-- CreateTable
CREATE TABLE "payslip_archive_payslip" (
    "archive_id" INTEGER NOT NULL,
    "payslip_id" INTEGER NOT NULL,
    "file_number" INTEGER,
    "ordinal" INTEGER,

    CONSTRAINT "payslip_archive_payslip_pkey" PRIMARY KEY ("archive_id","payslip_id")
);

-- CreateIndex
CREATE INDEX "payslip_archive_asked_by_user_id_state_idx" ON "payslip_archive"("asked_by_user_id", "state");

-- CreateIndex
CREATE UNIQUE INDEX "payslip_archive_file_file_id_key" ON "payslip_archive_file"("file_id");

-- CreateIndex
CREATE INDEX "payslip_archive_payslip_archive_id_file_number_ordinal_idx" ON "payslip_archive_payslip"("archive_id", "file_number", "ordinal");

-- CreateIndex
CREATE INDEX "payslip_archive_payslip_payslip_id_idx" ON "payslip_archive_payslip"("payslip_id");

-- AddForeignKey
ALTER TABLE "payslip_archive" ADD CONSTRAINT "payslip_archive_asked_by_user_id_fkey" FOREIGN KEY ("asked_by_user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_archive_file" ADD CONSTRAINT "payslip_archive_file_archive_id_fkey" FOREIGN KEY ("archive_id") REFERENCES "payslip_archive"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_archive_file" ADD CONSTRAINT "payslip_archive_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_archive_payslip" ADD CONSTRAINT "payslip_archive_payslip_archive_id_fkey" FOREIGN KEY ("archive_id") REFERENCES "payslip_archive"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_archive_payslip" ADD CONSTRAINT "payslip_archive_payslip_payslip_id_fkey" FOREIGN KEY ("payslip_id") REFERENCES "payslip"("id") ON DELETE CASCADE ON UPDATE CASCADE;
