-- Numbers of people in files (ADR 159): what a file says, until it is written, and what gave way to it, until that can come back no more.
CREATE TABLE "import_number" (
    "import_id" INTEGER NOT NULL,
    "sealed_as" UUID NOT NULL,
    "number" BYTEA NOT NULL,

    CONSTRAINT "import_number_pkey" PRIMARY KEY ("import_id","sealed_as")
);

-- AddForeignKey
ALTER TABLE "import_number" ADD CONSTRAINT "import_number_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
