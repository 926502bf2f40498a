-- CreateTable
CREATE TABLE "batch_named_payee" (
    "batch_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,

    CONSTRAINT "batch_named_payee_pkey" PRIMARY KEY ("batch_id","employee_id")
);

-- AddForeignKey
ALTER TABLE "batch_named_payee" ADD CONSTRAINT "batch_named_payee_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_named_payee" ADD CONSTRAINT "batch_named_payee_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
