-- CreateTable
CREATE TABLE "stored_file" (
    "id" SERIAL NOT NULL,
    "purpose" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "checksum" BYTEA NOT NULL,
    "content" UUID NOT NULL,
    "place" TEXT NOT NULL,
    "uploaded_by_user_id" INTEGER NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL,
    "owner_kind" TEXT,
    "owner_id" INTEGER,
    "owner_part" INTEGER,
    "removed_at" TIMESTAMPTZ(3),
    "swept_at" TIMESTAMPTZ(3),

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stored_file_owner_is_whole" CHECK (("owner_kind" IS NULL) = ("owner_id" IS NULL))
);

-- CreateTable
CREATE TABLE "stored_file_piece" (
    "content" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_file_piece_pkey" PRIMARY KEY ("content","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "stored_file_content_key" ON "stored_file"("content");

-- CreateIndex
CREATE INDEX "stored_file_owner_kind_owner_id_idx" ON "stored_file"("owner_kind", "owner_id");

-- CreateIndex
CREATE INDEX "stored_file_uploaded_by_user_id_owner_kind_idx" ON "stored_file"("uploaded_by_user_id", "owner_kind");

-- Pictures and documents are packed already: to pack them again would only cost time.
ALTER TABLE "stored_file_piece" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
