-- Where a legal entity is registered and sits, as certificates and payslips name it.
ALTER TABLE "legal_entity" ADD COLUMN "address" TEXT, ADD COLUMN "registration_number" TEXT;
ALTER TABLE known.legal_entity ADD COLUMN address text, ADD COLUMN registration_number text;
