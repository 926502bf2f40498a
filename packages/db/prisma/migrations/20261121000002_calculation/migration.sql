-- What Prisma does not write: the schemas calc and bi, constraints over time ranges, partial indexes, the audit chain.

CREATE SCHEMA calc;
CREATE SCHEMA bi;

-- One row of a calculated table. v holds minor units, days and 0/1 by position; t holds texts. Appended under a new run, never updated
-- by a whole-batch run.
CREATE TABLE calc.row (
    run_id      integer  NOT NULL,
    table_no    smallint NOT NULL,
    employee_id integer  NOT NULL,
    line        smallint NOT NULL,
    v           bigint[] NOT NULL,
    t           text[]   NOT NULL,
    errors      smallint NOT NULL,
    PRIMARY KEY (run_id, table_no, employee_id, line)
);

-- Why a cell has no value. detail: { message parts, expression position, inputs }.
CREATE TABLE calc.cell_error (
    run_id      integer  NOT NULL,
    table_no    smallint NOT NULL,
    employee_id integer  NOT NULL,
    line        smallint NOT NULL,
    column_code text     NOT NULL,
    code        text     NOT NULL,
    detail      jsonb    NOT NULL,
    PRIMARY KEY (run_id, table_no, employee_id, line, column_code)
);

-- A batch's frozen input. Ordered by the payee's dense row number, so that chunks are ranges and values are placed by position.
CREATE TABLE calc.input (
    batch_id    integer  NOT NULL,
    table_no    smallint NOT NULL,
    row_number  integer  NOT NULL,
    employee_id integer  NOT NULL,
    line        smallint NOT NULL,
    v           bigint[] NOT NULL,
    t           text[]   NOT NULL,
    PRIMARY KEY (batch_id, table_no, row_number, line)
);

-- What has been paid. v is indexed by the serial number of the balance element, at the element's scale.
CREATE TABLE calc.ledger (
    employee_id     integer  NOT NULL,
    legal_entity_id integer  NOT NULL,
    period_earned   integer  NOT NULL REFERENCES period (id),
    period_paid     integer  NOT NULL REFERENCES period (id),
    batch_id        integer  NOT NULL REFERENCES batch (id),
    kind            text     NOT NULL CHECK (kind IN ('normal', 'retro', 'reversal', 'opening')),
    v               bigint[] NOT NULL,
    PRIMARY KEY (employee_id, period_paid, period_earned, batch_id, kind)
);
CREATE INDEX ledger_batch_id_idx ON calc.ledger (batch_id);

-- At most one active run of a batch; one default dynamic batch per period.
CREATE UNIQUE INDEX calculation_run_one_active_idx ON calculation_run (batch_id)
    WHERE state = 'running' AND kind IN ('calculate', 'partial');
CREATE UNIQUE INDEX batch_one_default_idx ON batch (period_id) WHERE is_default;
CREATE INDEX calculation_chunk_open_idx ON calculation_chunk (run_id) WHERE state <> 'done';
CREATE INDEX notification_unread_idx ON notification (user_id) WHERE read_at IS NULL;

-- Dated records of one owner may not overlap. An integer becomes a one-element range, so that no extension is needed.
ALTER TABLE department_version ADD CONSTRAINT department_version_no_overlap EXCLUDE USING gist
    (int4range(department_id, department_id, '[]') WITH &&, daterange(effective_date, expiry_date, '[]') WITH &&);
ALTER TABLE assignment ADD CONSTRAINT assignment_no_overlap EXCLUDE USING gist
    (int4range(employee_id, employee_id, '[]') WITH &&, daterange(effective_date, expiry_date, '[]') WITH &&);
ALTER TABLE compensation_record ADD CONSTRAINT compensation_record_no_overlap EXCLUDE USING gist
    (int4range(employee_id, employee_id, '[]') WITH &&, int4range(item_id, item_id, '[]') WITH &&,
     daterange(effective_date, expiry_date, '[]') WITH &&);
ALTER TABLE compensation_record ADD CONSTRAINT compensation_record_amount_not_zero CHECK (amount <> 0);
ALTER TABLE period ADD CONSTRAINT period_no_overlap EXCLUDE USING gist
    (int4range(solution_id, solution_id, '[]') WITH &&, daterange(start_date, end_date, '[]') WITH &&);
ALTER TABLE period ADD CONSTRAINT period_dates_in_order CHECK (end_date >= start_date AND attendance_end >= attendance_start);

-- The audit chain: each entry's hash covers the entry and the hash before it. The lock is held to the end of the transaction, so the
-- order of ids is the order of commits.
CREATE FUNCTION audit_entry_chain() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(7202611);
    NEW.id := nextval('audit_entry_id_seq');
    NEW.at := date_trunc('milliseconds', clock_timestamp());
    NEW.previous_hash := coalesce((SELECT hash FROM audit_entry ORDER BY id DESC LIMIT 1), '\x00'::bytea);
    NEW.hash := audit_entry_hash(NEW);
    RETURN NEW;
END $$;

CREATE FUNCTION audit_entry_hash(entry audit_entry) RETURNS bytea LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
    SELECT sha256(entry.previous_hash || convert_to(jsonb_build_array(
        entry.id, extract(epoch FROM entry.at), entry.actor_user_id, entry.on_behalf_of_user_id, entry.procedure, entry.entity,
        entry.entity_id, entry.before, entry.after, entry.trace_id)::text, 'UTF8'))
$$;

CREATE TRIGGER audit_entry_chain BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION audit_entry_chain();

-- Ends a backend of one of our own workers: a worker paused inside COPY holds its row lock for ever, and nothing else frees it.
CREATE FUNCTION calc.terminate_worker_backend(backend_pid integer) RETURNS boolean
    LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT coalesce(bool_or(pg_terminate_backend(pid)), false) FROM pg_stat_activity
    WHERE pid = backend_pid AND datname = current_database() AND application_name = 'wagewright-worker'
$$;

-- Makes the view of one table of a published copy, with names and numeric values, for SQL and BI.
-- columns: [{ "code", "storage": "v" | "t", "position": from 1, "scale", "type" }]
CREATE FUNCTION calc.publish_view(solution_code text, copy_id integer, copy_number integer, table_no integer, table_code text, columns jsonb)
    RETURNS void LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    view_name text := lower(solution_code) || '_' || copy_number || '_' || lower(table_code);
    list text;
BEGIN
    SELECT string_agg(CASE
        WHEN c->>'storage' = 't' THEN format('r.t[%s] AS %I', (c->>'position')::int, lower(c->>'code'))
        WHEN c->>'type' = 'date' THEN format('(date ''1970-01-01'' + r.v[%s]::int) AS %I', (c->>'position')::int, lower(c->>'code'))
        WHEN c->>'type' = 'boolean' THEN format('(r.v[%s] = 1) AS %I', (c->>'position')::int, lower(c->>'code'))
        ELSE format('(r.v[%s] * (10::numeric ^ %s))::numeric(38, %s) AS %I', (c->>'position')::int, -(c->>'scale')::int,
                    (c->>'scale')::int, lower(c->>'code'))
    END, ', ' ORDER BY ordinality) INTO list
    FROM jsonb_array_elements(columns) WITH ORDINALITY AS e(c, ordinality);
    EXECUTE format('CREATE OR REPLACE VIEW bi.%I AS SELECT b.id AS batch_id, p.name AS period, e.employee_number, r.employee_id, r.line, %s
        FROM calc.row r JOIN public.batch b ON b.current_run_id = r.run_id JOIN public.period p ON p.id = b.period_id
        JOIN public.employee e ON e.id = r.employee_id WHERE b.copy_id = %s AND r.table_no = %s', view_name, list, copy_id, table_no);
    EXECUTE format('GRANT SELECT ON bi.%I TO wagewright_app', view_name);
END $$;
