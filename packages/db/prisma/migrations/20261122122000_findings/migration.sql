-- What a run's questions found: values that the definition does not expect. By the question's number in the program, then by person.
CREATE TABLE calc.finding (
    run_id      integer  NOT NULL,
    question    smallint NOT NULL,
    employee_id integer  NOT NULL,
    line        smallint NOT NULL,
    -- minor units of the column; against: what it is compared with, where the question does not hold it
    value       bigint   NOT NULL,
    against     bigint,
    PRIMARY KEY (run_id, question, employee_id, line)
);
