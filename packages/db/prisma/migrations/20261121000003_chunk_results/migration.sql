-- What a finished chunk counted, kept per chunk so that a retry never counts twice, and the rows at which a thread died.

ALTER TABLE "calculation_chunk" ADD COLUMN "failed_rows" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN "result" JSONB;
