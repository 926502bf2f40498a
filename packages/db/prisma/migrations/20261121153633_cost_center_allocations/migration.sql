-- CreateTable
CREATE TABLE "cost_center_allocation" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "cost_center_id" INTEGER NOT NULL,
    "item_id" INTEGER,
    "effective_date" DATE NOT NULL,
    "expiry_date" DATE,
    "ratio" DECIMAL(9,6) NOT NULL,
    "is_main" BOOLEAN NOT NULL DEFAULT false,
    "takes_tail_difference" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "cost_center_allocation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "cost_center_allocation_employee_id_cost_center_id_item_id_e_key" ON "cost_center_allocation"("employee_id", "cost_center_id", "item_id", "effective_date");

-- AddForeignKey
ALTER TABLE "cost_center_allocation" ADD CONSTRAINT "cost_center_allocation_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cost_center_allocation" ADD CONSTRAINT "cost_center_allocation_cost_center_id_fkey" FOREIGN KEY ("cost_center_id") REFERENCES "cost_center"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cost_center_allocation" ADD CONSTRAINT "cost_center_allocation_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "compensation_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;
