-- CreateTable
CREATE TABLE "payslip_move" (
    "id" SERIAL NOT NULL,
    "event" TEXT NOT NULL,
    "remarks" TEXT,
    "state" TEXT NOT NULL DEFAULT 'running',
    "part" TEXT NOT NULL DEFAULT 'queued',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "backend_pid" INTEGER,
    "claimed_at" TIMESTAMPTZ(6),
    "failure" JSONB,
    "asked_by_user_id" INTEGER NOT NULL,
    "trace_id" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "payslip_move_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payslip_move_payslip" (
    "move_id" INTEGER NOT NULL,
    "payslip_id" INTEGER NOT NULL,
    "outcome" TEXT,

    CONSTRAINT "payslip_move_payslip_pkey" PRIMARY KEY ("move_id","payslip_id")
);

-- CreateIndex
CREATE INDEX "payslip_move_asked_by_user_id_state_idx" ON "payslip_move"("asked_by_user_id", "state");

-- CreateIndex
CREATE INDEX "payslip_move_payslip_payslip_id_idx" ON "payslip_move_payslip"("payslip_id");

-- AddForeignKey
ALTER TABLE "payslip_move" ADD CONSTRAINT "payslip_move_asked_by_user_id_fkey" FOREIGN KEY ("asked_by_user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_move_payslip" ADD CONSTRAINT "payslip_move_payslip_move_id_fkey" FOREIGN KEY ("move_id") REFERENCES "payslip_move"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_move_payslip" ADD CONSTRAINT "payslip_move_payslip_payslip_id_fkey" FOREIGN KEY ("payslip_id") REFERENCES "payslip"("id") ON DELETE CASCADE ON UPDATE CASCADE;
