-- AlterTable
ALTER TABLE "solution_copy" ADD COLUMN     "approval_instance_id" INTEGER,
ADD COLUMN     "based_on_number" INTEGER,
ADD COLUMN     "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "made_by_user_id" INTEGER,
ADD COLUMN     "published_by_user_id" INTEGER,
ADD COLUMN     "remarks" TEXT;

-- CreateTable
CREATE TABLE "solution_copy_change" (
    "id" SERIAL NOT NULL,
    "copy_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "part" JSONB NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "touches" TEXT[],
    "user_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "remarks" TEXT,

    CONSTRAINT "solution_copy_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "solution_copy_change_copy_id_version_idx" ON "solution_copy_change"("copy_id", "version");

-- AddForeignKey
ALTER TABLE "solution_copy_change" ADD CONSTRAINT "solution_copy_change_copy_id_fkey" FOREIGN KEY ("copy_id") REFERENCES "solution_copy"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Prisma cannot say these: a solution has one draft at most, in approval or not, and one published copy.
CREATE UNIQUE INDEX "solution_copy_one_draft" ON "solution_copy" ("solution_id") WHERE "status" IN ('draft', 'releasing');
CREATE UNIQUE INDEX "solution_copy_one_published" ON "solution_copy" ("solution_id") WHERE "status" = 'published';
