-- Hashes of what a batch has frozen, a thousand rows of a table each: a change of one person hashes theirs again and nobody else's (ADR 101).
-- A batch that was prepared before has none, and has all of them after its first change.
CREATE TABLE calc.input_part (
    batch_id   integer  NOT NULL,
    table_no   smallint NOT NULL,
    part_no    integer  NOT NULL,
    hash       bytea    NOT NULL,
    PRIMARY KEY (batch_id, table_no, part_no)
);
