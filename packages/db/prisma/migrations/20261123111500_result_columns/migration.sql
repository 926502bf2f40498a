-- The same numbers as calc.row, by column: what a chunk wrote of one column, packed (copy/column-blocks.ts). Written in the chunk's transaction; a partial
-- run, which corrects rows, takes the blocks of its tables away. place: 0 whose rows they are, p the position p of v, -p that of t.
CREATE TABLE calc.column_block (
    run_id   integer  NOT NULL,
    table_no smallint NOT NULL,
    place    smallint NOT NULL,
    chunk    integer  NOT NULL,
    rows     integer  NOT NULL,
    data     bytea    NOT NULL,
    PRIMARY KEY (run_id, table_no, place, chunk)
);
-- packed already: trying to compress it again would cost more than it takes in
ALTER TABLE calc.column_block ALTER data SET STORAGE EXTERNAL;
