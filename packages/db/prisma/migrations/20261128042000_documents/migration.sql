-- Documents of people, with what they are and until when they hold.
CREATE TABLE "employee_document" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "issued_by" TEXT,
    "issued_on" DATE,
    "valid_until" DATE,
    "remarks" TEXT,
    "is_brought" BOOLEAN NOT NULL,
    "added_by_user_id" INTEGER NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "employee_document_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "employee_document_employee_id_idx" ON "employee_document"("employee_id");
CREATE INDEX "employee_document_valid_until_idx" ON "employee_document"("valid_until");
ALTER TABLE "employee_document" ADD CONSTRAINT "employee_document_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE employee_document ADD CONSTRAINT employee_document_days CHECK (valid_until >= issued_on);

-- However a document goes (with its person, too), its file goes with it: the next sweep deletes the content.
CREATE FUNCTION let_files_of_document_go() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE public.stored_file SET removed_at = now() WHERE owner_kind = 'document' AND owner_id = OLD.id AND removed_at IS NULL;
    RETURN NULL;
END $$;
CREATE TRIGGER let_files_go AFTER DELETE ON employee_document FOR EACH ROW EXECUTE FUNCTION let_files_of_document_go();
