-- Columns of results in pieces of a page each, each with what its values come to, and without a log of their own: what they say stands in calc.row as well,
-- and a table whose blocks are gone (after a crash) is read by its rows until it is calculated again (ADR 104).
DROP TABLE calc.column_block;
CREATE UNLOGGED TABLE calc.column_block (
    run_id   integer  NOT NULL,
    table_no smallint NOT NULL,
    place    smallint NOT NULL,
    chunk    integer  NOT NULL,
    -- the piece's first row in its chunk
    first    integer  NOT NULL,
    rows     integer  NOT NULL,
    -- of numbers: exact, in minor units; null where all are blank, the sum also where no double holds it
    sum      double precision,
    least    double precision,
    most     double precision,
    blanks   integer  NOT NULL,
    data     bytea    NOT NULL,
    PRIMARY KEY (run_id, table_no, place, chunk, first)
) WITH (toast_tuple_target = 8160);
-- packed already: trying to compress it again would cost more than it takes in
ALTER TABLE calc.column_block ALTER data SET STORAGE EXTERNAL;
