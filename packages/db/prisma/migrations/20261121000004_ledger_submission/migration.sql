-- A batch whose data was submitted, reversed and submitted again keeps all three in the ledger: the submission tells them apart.

ALTER TABLE calc.ledger ADD COLUMN submission smallint NOT NULL DEFAULT 1;
ALTER TABLE calc.ledger DROP CONSTRAINT ledger_pkey;
ALTER TABLE calc.ledger ADD PRIMARY KEY (employee_id, period_paid, period_earned, batch_id, kind, submission);
