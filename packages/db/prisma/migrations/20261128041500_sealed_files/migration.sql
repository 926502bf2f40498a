-- Contents of files are sealed by a key of their own, which is sealed itself; null: kept as it came.
ALTER TABLE "stored_file" ADD COLUMN "content_key" BYTEA;
