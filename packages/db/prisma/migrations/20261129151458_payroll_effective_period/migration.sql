-- CreateIndex
CREATE INDEX "compensation_record_payroll_effective_period_idx" ON "compensation_record"("payroll_effective_period");
