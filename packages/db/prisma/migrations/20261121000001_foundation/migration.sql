-- CreateTable
CREATE TABLE "approval_instance" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "title" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending-approval',
    "version" INTEGER NOT NULL DEFAULT 1,
    "current_node" INTEGER NOT NULL DEFAULT 1,
    "submitted_by_user_id" INTEGER NOT NULL,
    "remarks" TEXT,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "approval_instance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "approval_node" (
    "instance_id" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "name" JSONB NOT NULL,
    "mode" TEXT NOT NULL DEFAULT 'any-of',
    "status" TEXT NOT NULL DEFAULT 'waiting',

    CONSTRAINT "approval_node_pkey" PRIMARY KEY ("instance_id","sequence")
);

-- CreateTable
CREATE TABLE "approval_approver" (
    "instance_id" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "approval_approver_pkey" PRIMARY KEY ("instance_id","sequence","user_id")
);

-- CreateTable
CREATE TABLE "approval_decision" (
    "id" SERIAL NOT NULL,
    "instance_id" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "on_behalf_of_user_id" INTEGER,
    "action" TEXT NOT NULL,
    "remarks" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "approval_decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "role" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "built_in" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "role_grant" (
    "role_id" INTEGER NOT NULL,
    "permission" TEXT NOT NULL,
    "scope" TEXT NOT NULL,

    CONSTRAINT "role_grant_pkey" PRIMARY KEY ("role_id","permission","scope")
);

-- CreateTable
CREATE TABLE "user_role" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role_id" INTEGER NOT NULL,
    "legal_entity_id" INTEGER,

    CONSTRAINT "user_role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "password_hash" TEXT,
    "employee_id" INTEGER,
    "language" TEXT,
    "status" TEXT NOT NULL DEFAULT 'active',
    "failed_sign_ins" INTEGER NOT NULL DEFAULT 0,
    "locked_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "address" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "captcha_challenge" (
    "id" TEXT NOT NULL,
    "answer_hash" BYTEA NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "proof_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "captcha_challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_attempt" (
    "id" BIGSERIAL NOT NULL,
    "account" TEXT NOT NULL,
    "user_id" INTEGER,
    "address" TEXT NOT NULL,
    "succeeded" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_in_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "compensation_item" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,

    CONSTRAINT "compensation_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "compensation_record" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "item_id" INTEGER NOT NULL,
    "effective_date" DATE NOT NULL,
    "expiry_date" DATE,
    "amount" DECIMAL(19,4) NOT NULL,
    "currency" TEXT NOT NULL,
    "payroll_effective_period" TEXT NOT NULL,
    "remarks" TEXT,

    CONSTRAINT "compensation_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cost_center" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,

    CONSTRAINT "cost_center_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "department" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "legal_entity_id" INTEGER NOT NULL,
    "custom" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "department_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "department_version" (
    "id" SERIAL NOT NULL,
    "department_id" INTEGER NOT NULL,
    "effective_date" DATE NOT NULL,
    "expiry_date" DATE,
    "name" JSONB NOT NULL,
    "parent_id" INTEGER,
    "manager_employee_id" INTEGER,

    CONSTRAINT "department_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "employee" (
    "id" SERIAL NOT NULL,
    "employee_number" TEXT NOT NULL,
    "legal_entity_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "gender" TEXT,
    "hire_date" DATE NOT NULL,
    "termination_date" DATE,
    "email" TEXT,
    "phone" TEXT,
    "custom" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "employee_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assignment" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "effective_date" DATE NOT NULL,
    "expiry_date" DATE,
    "department_id" INTEGER NOT NULL,
    "position_id" INTEGER NOT NULL,
    "cost_center_id" INTEGER,
    "supervisor_id" INTEGER,
    "category" TEXT NOT NULL,

    CONSTRAINT "assignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "custom_field" (
    "id" SERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "label" JSONB NOT NULL,
    "type" TEXT NOT NULL,
    "options" JSONB,

    CONSTRAINT "custom_field_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "legal_entity" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "country" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "calendar_id" INTEGER,

    CONSTRAINT "legal_entity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "grade" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "rank" INTEGER NOT NULL,

    CONSTRAINT "grade_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "position" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "title" JSONB NOT NULL,
    "grade_id" INTEGER,

    CONSTRAINT "position_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batch" (
    "id" SERIAL NOT NULL,
    "period_id" INTEGER NOT NULL,
    "copy_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'normal',
    "sequence" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'new',
    "version" INTEGER NOT NULL DEFAULT 1,
    "current_run_id" INTEGER,
    "payee_count" INTEGER NOT NULL DEFAULT 0,
    "input_hash" TEXT,
    "prepared_at" TIMESTAMPTZ(3),
    "data_submitted_at" TIMESTAMPTZ(3),
    "payslips_generated_at" TIMESTAMPTZ(3),
    "payslips_published_at" TIMESTAMPTZ(3),
    "approval_instance_id" INTEGER,
    "last_failure" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_user_id" INTEGER,

    CONSTRAINT "batch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batch_payee" (
    "batch_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "row_number" INTEGER NOT NULL,
    "movement" TEXT,
    "department_id" INTEGER,
    "held_at" TIMESTAMPTZ(3),
    "held_reason" TEXT,

    CONSTRAINT "batch_payee_pkey" PRIMARY KEY ("batch_id","employee_id")
);

-- CreateTable
CREATE TABLE "calculation_run" (
    "id" SERIAL NOT NULL,
    "batch_id" INTEGER NOT NULL,
    "copy_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "return_status" TEXT NOT NULL,
    "stage" INTEGER NOT NULL DEFAULT 1,
    "chunks_total" INTEGER NOT NULL,
    "remaining" INTEGER NOT NULL,
    "payees_total" INTEGER NOT NULL,
    "payees_done" INTEGER NOT NULL DEFAULT 0,
    "error_count" INTEGER NOT NULL DEFAULT 0,
    "reference_rows" INTEGER NOT NULL DEFAULT 0,
    "refused_writes" INTEGER NOT NULL DEFAULT 0,
    "engine_version" TEXT NOT NULL,
    "definition_hash" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "totals" JSONB,
    "failure" JSONB,
    "started_by_user_id" INTEGER,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "calculation_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calculation_chunk" (
    "run_id" INTEGER NOT NULL,
    "stage" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "from_row" INTEGER NOT NULL,
    "to_row" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "backend_pid" INTEGER,
    "claimed_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "calculation_chunk_pkey" PRIMARY KEY ("run_id","stage","number")
);

-- CreateTable
CREATE TABLE "payslip_setting" (
    "id" SERIAL NOT NULL,
    "solution_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "source" TEXT NOT NULL DEFAULT 'batch',
    "style" JSONB NOT NULL,
    "notify_method" TEXT NOT NULL DEFAULT 'app-message',
    "view_day" INTEGER NOT NULL,
    "view_month" TEXT NOT NULL DEFAULT 'current',
    "status" TEXT NOT NULL DEFAULT 'draft',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "payslip_setting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payslip" (
    "id" SERIAL NOT NULL,
    "batch_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "setting_id" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'unpublished',
    "currency" TEXT NOT NULL,
    "gross" BIGINT NOT NULL,
    "deductions" BIGINT NOT NULL,
    "net" BIGINT NOT NULL,
    "generated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "payslip_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "period" (
    "id" SERIAL NOT NULL,
    "solution_id" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "pay_date" DATE NOT NULL,
    "payment_month" TEXT NOT NULL,
    "tax_month" TEXT NOT NULL,
    "attendance_start" DATE NOT NULL,
    "attendance_end" DATE NOT NULL,
    "paid_date" DATE,
    "status" TEXT NOT NULL DEFAULT 'disabled',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "period_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "solution" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "memo" TEXT,
    "legal_entity_id" INTEGER NOT NULL,
    "period_type" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "solution_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "solution_copy" (
    "id" SERIAL NOT NULL,
    "solution_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "version" INTEGER NOT NULL DEFAULT 1,
    "definition" JSONB NOT NULL,
    "definition_hash" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "solution_copy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "solution_user" (
    "solution_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" TEXT NOT NULL,

    CONSTRAINT "solution_user_pkey" PRIMARY KEY ("solution_id","user_id","role")
);

-- CreateTable
CREATE TABLE "balance_element" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "serial_number" INTEGER NOT NULL,
    "scale" INTEGER NOT NULL,
    "built_in" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "balance_element_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_user_id" INTEGER,
    "on_behalf_of_user_id" INTEGER,
    "procedure" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "trace_id" TEXT NOT NULL,
    "previous_hash" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "user_id" INTEGER NOT NULL,
    "procedure" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "response" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","procedure","key")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" BIGSERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "thing" TEXT NOT NULL,
    "link" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_message" (
    "id" BIGSERIAL NOT NULL,
    "channel" TEXT NOT NULL,
    "thing" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "user_id" INTEGER,
    "template" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attendance_record" (
    "employee_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "shift_id" INTEGER NOT NULL,
    "scheduled_hours" DECIMAL(5,2) NOT NULL,
    "worked_hours" DECIMAL(5,2) NOT NULL,
    "late_minutes" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "attendance_record_pkey" PRIMARY KEY ("employee_id","date")
);

-- CreateTable
CREATE TABLE "work_calendar" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,

    CONSTRAINT "work_calendar_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "work_calendar_day" (
    "calendar_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "name" JSONB,

    CONSTRAINT "work_calendar_day_pkey" PRIMARY KEY ("calendar_id","date")
);

-- CreateTable
CREATE TABLE "leave_type" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "paid" BOOLEAN NOT NULL,

    CONSTRAINT "leave_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "leave_request" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "type_id" INTEGER NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "hours" DECIMAL(7,2) NOT NULL,
    "reason" TEXT,
    "status" TEXT NOT NULL,

    CONSTRAINT "leave_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "overtime_request" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "hours" DECIMAL(5,2) NOT NULL,
    "compensation_way" TEXT NOT NULL,
    "status" TEXT NOT NULL,

    CONSTRAINT "overtime_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shift" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "start_minute" INTEGER NOT NULL,
    "end_minute" INTEGER NOT NULL,
    "break_minutes" INTEGER NOT NULL,

    CONSTRAINT "shift_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "approval_instance_kind_subject_id_idx" ON "approval_instance"("kind", "subject_id");

-- CreateIndex
CREATE INDEX "approval_instance_status_idx" ON "approval_instance"("status");

-- CreateIndex
CREATE INDEX "approval_approver_user_id_idx" ON "approval_approver"("user_id");

-- CreateIndex
CREATE INDEX "approval_decision_instance_id_idx" ON "approval_decision"("instance_id");

-- CreateIndex
CREATE UNIQUE INDEX "role_code_key" ON "role"("code");

-- CreateIndex
CREATE UNIQUE INDEX "user_role_user_id_role_id_legal_entity_id_key" ON "user_role"("user_id", "role_id", "legal_entity_id");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_account_key" ON "app_user"("account");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_employee_id_key" ON "app_user"("employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "captcha_challenge_proof_hash_key" ON "captcha_challenge"("proof_hash");

-- CreateIndex
CREATE INDEX "captcha_challenge_expires_at_idx" ON "captcha_challenge"("expires_at");

-- CreateIndex
CREATE INDEX "sign_in_attempt_account_at_idx" ON "sign_in_attempt"("account", "at");

-- CreateIndex
CREATE INDEX "sign_in_attempt_address_at_idx" ON "sign_in_attempt"("address", "at");

-- CreateIndex
CREATE UNIQUE INDEX "compensation_item_code_key" ON "compensation_item"("code");

-- CreateIndex
CREATE UNIQUE INDEX "compensation_record_employee_id_item_id_effective_date_key" ON "compensation_record"("employee_id", "item_id", "effective_date");

-- CreateIndex
CREATE UNIQUE INDEX "cost_center_code_key" ON "cost_center"("code");

-- CreateIndex
CREATE UNIQUE INDEX "department_legal_entity_id_code_key" ON "department"("legal_entity_id", "code");

-- CreateIndex
CREATE INDEX "department_version_parent_id_idx" ON "department_version"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "department_version_department_id_effective_date_key" ON "department_version"("department_id", "effective_date");

-- CreateIndex
CREATE UNIQUE INDEX "employee_employee_number_key" ON "employee"("employee_number");

-- CreateIndex
CREATE INDEX "employee_legal_entity_id_idx" ON "employee"("legal_entity_id");

-- CreateIndex
CREATE INDEX "employee_name_idx" ON "employee"("name");

-- CreateIndex
CREATE INDEX "assignment_department_id_idx" ON "assignment"("department_id");

-- CreateIndex
CREATE INDEX "assignment_supervisor_id_idx" ON "assignment"("supervisor_id");

-- CreateIndex
CREATE UNIQUE INDEX "assignment_employee_id_effective_date_key" ON "assignment"("employee_id", "effective_date");

-- CreateIndex
CREATE UNIQUE INDEX "custom_field_entity_key_key" ON "custom_field"("entity", "key");

-- CreateIndex
CREATE UNIQUE INDEX "legal_entity_code_key" ON "legal_entity"("code");

-- CreateIndex
CREATE UNIQUE INDEX "grade_code_key" ON "grade"("code");

-- CreateIndex
CREATE UNIQUE INDEX "position_code_key" ON "position"("code");

-- CreateIndex
CREATE UNIQUE INDEX "batch_current_run_id_key" ON "batch"("current_run_id");

-- CreateIndex
CREATE UNIQUE INDEX "batch_period_id_type_sequence_key" ON "batch"("period_id", "type", "sequence");

-- CreateIndex
CREATE INDEX "batch_payee_employee_id_idx" ON "batch_payee"("employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "batch_payee_batch_id_row_number_key" ON "batch_payee"("batch_id", "row_number");

-- CreateIndex
CREATE INDEX "calculation_run_batch_id_idx" ON "calculation_run"("batch_id");

-- CreateIndex
CREATE UNIQUE INDEX "payslip_number_key" ON "payslip"("number");

-- CreateIndex
CREATE INDEX "payslip_employee_id_published_at_idx" ON "payslip"("employee_id", "published_at");

-- CreateIndex
CREATE UNIQUE INDEX "payslip_batch_id_employee_id_key" ON "payslip"("batch_id", "employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "period_solution_id_sequence_key" ON "period"("solution_id", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "solution_code_key" ON "solution"("code");

-- CreateIndex
CREATE UNIQUE INDEX "solution_copy_solution_id_number_key" ON "solution_copy"("solution_id", "number");

-- CreateIndex
CREATE INDEX "solution_user_user_id_idx" ON "solution_user"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "balance_element_code_key" ON "balance_element"("code");

-- CreateIndex
CREATE UNIQUE INDEX "balance_element_serial_number_key" ON "balance_element"("serial_number");

-- CreateIndex
CREATE INDEX "audit_entry_entity_entity_id_idx" ON "audit_entry"("entity", "entity_id");

-- CreateIndex
CREATE INDEX "idempotency_key_expires_at_idx" ON "idempotency_key"("expires_at");

-- CreateIndex
CREATE INDEX "notification_user_id_read_at_id_idx" ON "notification"("user_id", "read_at", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "notification_thing_template_user_id_key" ON "notification"("thing", "template", "user_id");

-- CreateIndex
CREATE INDEX "outbox_message_status_id_idx" ON "outbox_message"("status", "id");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_message_channel_thing_recipient_key" ON "outbox_message"("channel", "thing", "recipient");

-- CreateIndex
CREATE UNIQUE INDEX "work_calendar_code_key" ON "work_calendar"("code");

-- CreateIndex
CREATE UNIQUE INDEX "leave_type_code_key" ON "leave_type"("code");

-- CreateIndex
CREATE INDEX "leave_request_employee_id_start_date_idx" ON "leave_request"("employee_id", "start_date");

-- CreateIndex
CREATE INDEX "overtime_request_employee_id_date_idx" ON "overtime_request"("employee_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "shift_code_key" ON "shift"("code");

-- AddForeignKey
ALTER TABLE "approval_node" ADD CONSTRAINT "approval_node_instance_id_fkey" FOREIGN KEY ("instance_id") REFERENCES "approval_instance"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_approver" ADD CONSTRAINT "approval_approver_instance_id_sequence_fkey" FOREIGN KEY ("instance_id", "sequence") REFERENCES "approval_node"("instance_id", "sequence") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_decision" ADD CONSTRAINT "approval_decision_instance_id_fkey" FOREIGN KEY ("instance_id") REFERENCES "approval_instance"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_grant" ADD CONSTRAINT "role_grant_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compensation_record" ADD CONSTRAINT "compensation_record_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compensation_record" ADD CONSTRAINT "compensation_record_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "compensation_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department" ADD CONSTRAINT "department_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_version" ADD CONSTRAINT "department_version_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_version" ADD CONSTRAINT "department_version_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_version" ADD CONSTRAINT "department_version_manager_employee_id_fkey" FOREIGN KEY ("manager_employee_id") REFERENCES "employee"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee" ADD CONSTRAINT "employee_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "position"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_cost_center_id_fkey" FOREIGN KEY ("cost_center_id") REFERENCES "cost_center"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_supervisor_id_fkey" FOREIGN KEY ("supervisor_id") REFERENCES "employee"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "legal_entity" ADD CONSTRAINT "legal_entity_calendar_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "work_calendar"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "position" ADD CONSTRAINT "position_grade_id_fkey" FOREIGN KEY ("grade_id") REFERENCES "grade"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch" ADD CONSTRAINT "batch_period_id_fkey" FOREIGN KEY ("period_id") REFERENCES "period"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch" ADD CONSTRAINT "batch_copy_id_fkey" FOREIGN KEY ("copy_id") REFERENCES "solution_copy"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch" ADD CONSTRAINT "batch_current_run_id_fkey" FOREIGN KEY ("current_run_id") REFERENCES "calculation_run"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_payee" ADD CONSTRAINT "batch_payee_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_payee" ADD CONSTRAINT "batch_payee_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calculation_run" ADD CONSTRAINT "calculation_run_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calculation_chunk" ADD CONSTRAINT "calculation_chunk_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "calculation_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_setting" ADD CONSTRAINT "payslip_setting_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip" ADD CONSTRAINT "payslip_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip" ADD CONSTRAINT "payslip_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip" ADD CONSTRAINT "payslip_setting_id_fkey" FOREIGN KEY ("setting_id") REFERENCES "payslip_setting"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "period" ADD CONSTRAINT "period_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution" ADD CONSTRAINT "solution_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_copy" ADD CONSTRAINT "solution_copy_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_user" ADD CONSTRAINT "solution_user_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_shift_id_fkey" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_calendar_day" ADD CONSTRAINT "work_calendar_day_calendar_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "work_calendar"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leave_request" ADD CONSTRAINT "leave_request_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leave_request" ADD CONSTRAINT "leave_request_type_id_fkey" FOREIGN KEY ("type_id") REFERENCES "leave_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "overtime_request" ADD CONSTRAINT "overtime_request_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
