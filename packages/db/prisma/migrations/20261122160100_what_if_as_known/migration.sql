-- A what-if that reads what was known just before an instant: the records, the calendar's days and the ledger.
ALTER TABLE "forked_run" ADD COLUMN "known_at" TIMESTAMPTZ(3);
