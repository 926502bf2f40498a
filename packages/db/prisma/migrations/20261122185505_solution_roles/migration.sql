-- CreateTable
CREATE TABLE "batch_user" (
    "batch_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "access" TEXT NOT NULL,
    "sees_pay" BOOLEAN NOT NULL,
    "given_by_user_id" INTEGER NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "batch_user_pkey" PRIMARY KEY ("batch_id","user_id")
);

-- CreateTable
CREATE TABLE "solution_role" (
    "id" SERIAL NOT NULL,
    "solution_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "capabilities" TEXT[],

    CONSTRAINT "solution_role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "solution_role_holder" (
    "id" SERIAL NOT NULL,
    "solution_role_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "role_id" INTEGER,

    CONSTRAINT "solution_role_holder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "permission_template" (
    "id" SERIAL NOT NULL,
    "solution_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "created_by_user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "permission_template_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "batch_user_user_id_idx" ON "batch_user"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "solution_role_solution_id_name_key" ON "solution_role"("solution_id", "name");

-- CreateIndex
CREATE INDEX "solution_role_holder_user_id_idx" ON "solution_role_holder"("user_id");

-- CreateIndex
CREATE INDEX "solution_role_holder_role_id_idx" ON "solution_role_holder"("role_id");

-- CreateIndex
CREATE UNIQUE INDEX "solution_role_holder_solution_role_id_user_id_key" ON "solution_role_holder"("solution_role_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "solution_role_holder_solution_role_id_role_id_key" ON "solution_role_holder"("solution_role_id", "role_id");

-- CreateIndex
CREATE UNIQUE INDEX "permission_template_solution_id_name_key" ON "permission_template"("solution_id", "name");

-- AddForeignKey
ALTER TABLE "batch_user" ADD CONSTRAINT "batch_user_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_user" ADD CONSTRAINT "batch_user_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_role" ADD CONSTRAINT "solution_role_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_role_holder" ADD CONSTRAINT "solution_role_holder_solution_role_id_fkey" FOREIGN KEY ("solution_role_id") REFERENCES "solution_role"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_role_holder" ADD CONSTRAINT "solution_role_holder_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_role_holder" ADD CONSTRAINT "solution_role_holder_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "permission_template" ADD CONSTRAINT "permission_template_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A holder is a user or a role, never both and never neither.
ALTER TABLE solution_role_holder ADD CONSTRAINT solution_role_holder_one CHECK ((user_id IS NULL) <> (role_id IS NULL));
ALTER TABLE batch_user ADD CONSTRAINT batch_user_access CHECK (access IN ('read', 'work'));

-- Whoever manages solutions may make child solutions, in databases whose roles were written before.
INSERT INTO role_grant (role_id, permission, scope)
SELECT id, 'solution.create-child', CASE code WHEN 'payroll-administrator' THEN 'legal-entity' ELSE 'solution' END FROM role
WHERE built_in AND code IN ('payroll-administrator', 'solution-manager') ON CONFLICT DO NOTHING;
