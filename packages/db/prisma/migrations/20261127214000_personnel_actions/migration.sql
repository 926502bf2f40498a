-- Changes of people's work that are asked for and approved.
CREATE TABLE "personnel_action" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "effective_date" DATE NOT NULL,
    "content" JSONB NOT NULL,
    "reason" TEXT,
    "status" TEXT NOT NULL,
    "undo" JSONB,
    "asked_as" TEXT NOT NULL,
    "approval_instance_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_user_id" INTEGER,

    CONSTRAINT "personnel_action_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "personnel_action_employee_id_effective_date_idx" ON "personnel_action"("employee_id", "effective_date");
CREATE INDEX "personnel_action_effective_date_id_idx" ON "personnel_action"("effective_date", "id");
ALTER TABLE "personnel_action" ADD CONSTRAINT "personnel_action_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
