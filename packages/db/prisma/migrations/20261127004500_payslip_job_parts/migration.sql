-- A job about payslips says how far it is: what it is at, and how many people it has done (ADR 122).
UPDATE payslip_job SET part = 'people', done = 0, total = 0 WHERE part NOT IN ('queued', 'people', 'sums');
ALTER TABLE payslip_job ADD CONSTRAINT payslip_job_part_check CHECK (part IN ('queued', 'people', 'sums'));

-- Jobs of batches and of rounds tell who asked by the same messages.
UPDATE notification SET template = 'payslips-generated' WHERE template = 'payslip-round-generated';
UPDATE notification SET template = 'payslips-not-generated' WHERE template = 'payslip-round-failed';
