-- What most rows of a result have: one line, no texts, no failed cell. A worker leaves out of its COPY what all rows of a chunk have so; a default
-- costs less than a field that is taken in (docs/adr/0060-what-a-run-costs-beside-its-copy.md).
ALTER TABLE calc.row ALTER line SET DEFAULT 0, ALTER t SET DEFAULT '{}', ALTER errors SET DEFAULT 0;
