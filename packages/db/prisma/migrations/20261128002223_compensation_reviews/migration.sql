-- Compensation reviews: raises of many people, proposed by a rule or a file, approved, and written at once.
CREATE TABLE "compensation_review" (
    "id" SERIAL NOT NULL,
    "legal_entity_id" INTEGER NOT NULL,
    "item_id" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "effective_date" DATE NOT NULL,
    "payroll_effective_period" TEXT NOT NULL,
    "reason" TEXT,
    "percent_max" DECIMAL(9,4) NOT NULL,
    "rule" JSONB NOT NULL,
    "sums" JSONB NOT NULL DEFAULT '{}',
    "status" TEXT NOT NULL DEFAULT 'draft',
    "version" INTEGER NOT NULL DEFAULT 1,
    "approval_instance_id" INTEGER,
    "part" TEXT NOT NULL DEFAULT 'queued',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "backend_pid" INTEGER,
    "claimed_at" TIMESTAMPTZ(6),
    "failure" JSONB,
    "asked_by_user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_user_id" INTEGER NOT NULL,
    "written_at" TIMESTAMPTZ(3),
    "written_by_user_id" INTEGER,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by_user_id" INTEGER,

    CONSTRAINT "compensation_review_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "compensation_review_row" (
    "review_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "department_id" INTEGER,
    "record_id" INTEGER,
    "record_from" DATE,
    "record_until" DATE,
    "before_amount" DECIMAL(19,4),
    "record_currency" TEXT,
    "salary_structure_id" INTEGER,
    "pay_grade" TEXT,
    "pay_level" TEXT,
    "minimum" DECIMAL(19,4),
    "midpoint" DECIMAL(19,4),
    "maximum" DECIMAL(19,4),
    "said_amount" DECIMAL(19,4),
    "said_percent" DECIMAL(9,4),
    "typed_amount" DECIMAL(19,4),
    "is_left_out" BOOLEAN NOT NULL DEFAULT false,
    "why" TEXT,
    "after_amount" DECIMAL(19,4),
    "problem" TEXT,
    "written_record_id" INTEGER,

    CONSTRAINT "compensation_review_row_pkey" PRIMARY KEY ("review_id","employee_id")
);
CREATE INDEX "compensation_review_legal_entity_id_idx" ON "compensation_review"("legal_entity_id");
CREATE INDEX "compensation_review_row_employee_id_idx" ON "compensation_review_row"("employee_id");
ALTER TABLE "compensation_review" ADD CONSTRAINT "compensation_review_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "compensation_review" ADD CONSTRAINT "compensation_review_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "compensation_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "compensation_review" ADD CONSTRAINT "compensation_review_created_by_user_id_fkey" FOREIGN KEY ("created_by_user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "compensation_review" ADD CONSTRAINT "compensation_review_written_by_user_id_fkey" FOREIGN KEY ("written_by_user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "compensation_review" ADD CONSTRAINT "compensation_review_undone_by_user_id_fkey" FOREIGN KEY ("undone_by_user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "compensation_review_row" ADD CONSTRAINT "compensation_review_row_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "compensation_review"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "compensation_review_row" ADD CONSTRAINT "compensation_review_row_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
