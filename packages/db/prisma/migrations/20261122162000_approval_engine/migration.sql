-- AlterTable
ALTER TABLE "approval_approver" ADD COLUMN     "delegate_user_id" INTEGER,
ADD COLUMN     "origin" TEXT NOT NULL DEFAULT 'process',
ADD COLUMN     "origin_user_id" INTEGER,
ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "status" TEXT NOT NULL DEFAULT 'asked';

-- AlterTable
ALTER TABLE "approval_decision" ADD COLUMN     "node_name" JSONB,
ADD COLUMN     "target_name" JSONB,
ADD COLUMN     "target_user_id" INTEGER,
ALTER COLUMN "user_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "approval_instance" ADD COLUMN     "process_version_id" INTEGER;

-- AlterTable
ALTER TABLE "approval_node" ADD COLUMN     "added_by_user_id" INTEGER,
ADD COLUMN     "asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "design" JSONB,
ADD COLUMN     "due_at" TIMESTAMPTZ(3),
ADD COLUMN     "escalated_at" TIMESTAMPTZ(3),
ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "remind_at" TIMESTAMPTZ(3),
ADD COLUMN     "stuck_told_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "approval_delegation" (
    "id" SERIAL NOT NULL,
    "from_user_id" INTEGER NOT NULL,
    "to_user_id" INTEGER NOT NULL,
    "kinds" TEXT[],
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "approval_delegation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "approval_process" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "solution_id" INTEGER,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "administrator_user_ids" INTEGER[],
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "approval_process_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "approval_process_version" (
    "id" SERIAL NOT NULL,
    "process_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "nodes" JSONB NOT NULL,
    "saved_by_user_id" INTEGER NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "approval_process_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "approval_delegation_from_user_id_idx" ON "approval_delegation"("from_user_id");

-- CreateIndex
CREATE INDEX "approval_delegation_to_user_id_idx" ON "approval_delegation"("to_user_id");

-- CreateIndex
CREATE INDEX "approval_process_kind_solution_id_idx" ON "approval_process"("kind", "solution_id");

-- CreateIndex
CREATE UNIQUE INDEX "approval_process_version_process_id_number_key" ON "approval_process_version"("process_id", "number");

-- CreateIndex
CREATE INDEX "approval_approver_delegate_user_id_idx" ON "approval_approver"("delegate_user_id");

-- CreateIndex
CREATE INDEX "approval_node_status_due_at_idx" ON "approval_node"("status", "due_at");

-- AddForeignKey
ALTER TABLE "approval_delegation" ADD CONSTRAINT "approval_delegation_from_user_id_fkey" FOREIGN KEY ("from_user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_delegation" ADD CONSTRAINT "approval_delegation_to_user_id_fkey" FOREIGN KEY ("to_user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_instance" ADD CONSTRAINT "approval_instance_process_version_id_fkey" FOREIGN KEY ("process_version_id") REFERENCES "approval_process_version"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_process" ADD CONSTRAINT "approval_process_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_process_version" ADD CONSTRAINT "approval_process_version_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "approval_process"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One living process for a kind and a solution, or for a kind where no solution is named.
CREATE UNIQUE INDEX "approval_process_living" ON "approval_process" ("kind", (coalesce("solution_id", 0))) WHERE "retired_at" IS NULL;

-- What was there before had one node after the other, whose order was their sequence; who had decided had approved.
UPDATE approval_node SET position = sequence;
UPDATE approval_approver a SET status = d.action || (CASE d.action WHEN 'reject' THEN 'ed' ELSE 'd' END)
FROM approval_decision d
WHERE d.instance_id = a.instance_id AND d.sequence = a.sequence AND d.user_id = a.user_id AND d.action IN ('approve', 'reject');

-- People who are asked for a decision, by a process that names them, may decide it: what they are asked for is settled by the approval.
INSERT INTO role_grant (role_id, permission, scope)
SELECT id, 'approval.decide', 'self' FROM role
WHERE built_in AND code IN ('manager', 'administrator', 'hr', 'payroll-administrator', 'solution-manager') ON CONFLICT DO NOTHING;
INSERT INTO role_grant (role_id, permission, scope)
SELECT id, 'approval.administer', 'all' FROM role WHERE built_in AND code = 'administrator' ON CONFLICT DO NOTHING;
INSERT INTO role_grant (role_id, permission, scope)
SELECT r.id, p.permission, CASE r.code WHEN 'administrator' THEN 'all' WHEN 'payroll-administrator' THEN 'legal-entity' ELSE 'solution' END
FROM role r, (VALUES ('approval-process.read'), ('approval-process.edit')) AS p (permission)
WHERE r.built_in AND (r.code IN ('administrator', 'payroll-administrator') OR (r.code = 'solution-manager' AND p.permission = 'approval-process.read'))
ON CONFLICT DO NOTHING;
