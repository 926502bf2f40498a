-- AlterTable
ALTER TABLE "solution" ADD COLUMN     "needs_release" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "solution_template" (
    "id" SERIAL NOT NULL,
    "solution_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "definition" JSONB NOT NULL,
    "created_by_user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "solution_template_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "solution_template_code_key" ON "solution_template"("code");

-- CreateIndex
CREATE INDEX "solution_template_solution_id_idx" ON "solution_template"("solution_id");

-- AddForeignKey
ALTER TABLE "solution_template" ADD CONSTRAINT "solution_template_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The built-in roles that run payroll may publish copies and manage solutions, in databases whose roles were written before.
INSERT INTO role_grant (role_id, permission, scope)
SELECT id, permission, CASE code WHEN 'payroll-administrator' THEN 'legal-entity' ELSE 'solution' END
FROM role, unnest(ARRAY['solution.publish', 'solution.manage']) AS permission
WHERE built_in AND code IN ('payroll-administrator', 'solution-manager') ON CONFLICT DO NOTHING;
