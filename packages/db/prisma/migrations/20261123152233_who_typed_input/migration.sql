-- CreateTable
CREATE TABLE "typed_input" (
    "batch_id" INTEGER NOT NULL,
    "table_no" SMALLINT NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "how" TEXT NOT NULL,
    "by_user_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "typed_input_pkey" PRIMARY KEY ("batch_id","table_no","employee_id")
);

-- AddForeignKey
ALTER TABLE "typed_input" ADD CONSTRAINT "typed_input_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "typed_input" ADD CONSTRAINT "typed_input_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "typed_input" ADD CONSTRAINT "typed_input_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
