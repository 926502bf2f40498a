-- CreateTable
CREATE TABLE "payroll_setup" (
    "legal_entity_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'people',
    "version" INTEGER NOT NULL DEFAULT 1,
    "begun_by_user_id" INTEGER NOT NULL,
    "begun_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payroll_setup_pkey" PRIMARY KEY ("legal_entity_id")
);

-- AddForeignKey
ALTER TABLE "payroll_setup" ADD CONSTRAINT "payroll_setup_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payroll_setup" ADD CONSTRAINT "payroll_setup_begun_by_user_id_fkey" FOREIGN KEY ("begun_by_user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
