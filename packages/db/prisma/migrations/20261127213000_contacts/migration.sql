-- Family and emergency contacts of people.
CREATE TABLE "employee_contact" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "relationship" TEXT NOT NULL,
    "phone" TEXT,
    "birth_date" DATE,
    "is_emergency" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "employee_contact_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "employee_contact_employee_id_idx" ON "employee_contact"("employee_id");
ALTER TABLE "employee_contact" ADD CONSTRAINT "employee_contact_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE employee_contact ADD CONSTRAINT employee_contact_reached CHECK (NOT is_emergency OR phone <> '');
