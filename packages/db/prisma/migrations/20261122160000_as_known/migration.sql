-- What the records said at any time (ADR 54). Each table that preparation reads has one of the same name in the schema `known`: the row as it
-- stood, from when until when. Triggers write them, so that screens, imports and corrections by hand are seen alike; the app only reads them.

CREATE SCHEMA known;

-- From when on a table's versions say all that stood in it. What is asked of an earlier time cannot be answered.
CREATE TABLE known.since (
    table_name  name        PRIMARY KEY,
    known_since timestamptz NOT NULL
);

-- The time that all changes of the running transaction carry: that of its first change, so that what it changes and changes back was never
-- known otherwise. Where another transaction has changed one of the rows since (latest), the clock of now. A time outside of the transaction,
-- which a session could set to tell a lie, is not taken.
CREATE FUNCTION known.time_of_change(latest timestamptz) RETURNS timestamptz
    LANGUAGE plpgsql VOLATILE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    kept text := current_setting('wagewright.changed_at', true);
    changed_at timestamptz := CASE WHEN pg_input_is_valid(kept, 'timestamptz') THEN kept::timestamptz END;
BEGIN
    IF changed_at BETWEEN now() AND clock_timestamp() AND changed_at >= coalesce(latest, changed_at) THEN RETURN changed_at; END IF;
    changed_at := greatest(clock_timestamp(), latest + interval '1 microsecond');
    PERFORM set_config('wagewright.changed_at', to_char(changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), true);
    RETURN changed_at;
END $$;

-- Ends the versions of the rows that a statement took away or changed and begins those of the rows that it brought. Its arguments are the
-- columns of the table's primary key. A version that began in this transaction was known to nobody and is not kept. Versions are looked up
-- row by row in their key, whatever the planner believes of tables that have just grown: OFFSET 0 keeps it from joining them otherwise.
CREATE FUNCTION known.keep_versions() RETURNS trigger
    LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    versions text := format('known.%I', TG_TABLE_NAME);
    same_key text := (SELECT string_agg(format('v.%1$I = r.%1$I', name), ' AND ') FROM unnest(TG_ARGV) AS name);
    -- an update that leaves a row as it was is no change
    gone text := CASE TG_OP WHEN 'DELETE' THEN 'old_rows' WHEN 'UPDATE' THEN '(SELECT * FROM old_rows EXCEPT SELECT * FROM new_rows)'
        WHEN 'TRUNCATE' THEN versions END;
    came text := CASE TG_OP WHEN 'INSERT' THEN 'new_rows' WHEN 'UPDATE' THEN '(SELECT * FROM new_rows EXCEPT SELECT * FROM old_rows)' END;
    standing tid[];
    latest timestamptz;
    latest_of_came timestamptz;
    changed_at timestamptz;
BEGIN
    IF gone IS NOT NULL THEN
        EXECUTE format('SELECT array_agg(s.place), max(s.known_from) FROM %s r CROSS JOIN LATERAL (SELECT v.ctid AS place, v.known_from FROM %s v
            WHERE %s AND v.known_until = ''infinity'' OFFSET 0) s', gone, versions, same_key) INTO standing, latest;
    END IF;
    IF came IS NOT NULL THEN
        EXECUTE format('SELECT max(s.known_until) FROM %s r CROSS JOIN LATERAL (SELECT max(v.known_until) AS known_until FROM %s v
            WHERE %s AND v.known_until < ''infinity'' OFFSET 0) s', came, versions, same_key) INTO latest_of_came;
    END IF;
    changed_at := known.time_of_change(greatest(latest, latest_of_came));
    IF standing IS NOT NULL THEN
        EXECUTE format('DELETE FROM %s WHERE ctid = ANY ($1) AND known_from = $2', versions) USING standing, changed_at;
        EXECUTE format('UPDATE %s SET known_until = $2 WHERE ctid = ANY ($1)', versions) USING standing, changed_at;
    END IF;
    IF came IS NOT NULL THEN
        EXECUTE format('INSERT INTO %s SELECT $1, ''infinity'', r.* FROM %s r', versions, came) USING changed_at;
    END IF;
    RETURN NULL;
END $$;

-- Starts the versions of a table with what stands in it now. A migration that adds a column to the table adds it to its versions too.
CREATE FUNCTION known.start_versions(source name) RETURNS void
    LANGUAGE plpgsql VOLATILE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    started timestamptz := clock_timestamp();
    key name[] := (SELECT array_agg(a.attname ORDER BY k.place) FROM pg_index i
        CROSS JOIN unnest(i.indkey::int2[]) WITH ORDINALITY AS k(number, place)
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number
        WHERE i.indrelid = format('public.%I', source)::regclass AND i.indisprimary);
    key_columns text := (SELECT string_agg(quote_ident(name), ', ') FROM unnest(key) AS name);
    key_arguments text := (SELECT string_agg(quote_literal(name), ', ') FROM unnest(key) AS name);
    trigger_of text := 'CREATE TRIGGER keep_versions_%1$s AFTER %1$s ON public.%2$I %3$s FOR EACH STATEMENT EXECUTE FUNCTION known.keep_versions(%4$s)';
BEGIN
    EXECUTE format('CREATE TABLE known.%1$I (known_from timestamptz NOT NULL, known_until timestamptz NOT NULL, LIKE public.%1$I,
        PRIMARY KEY (%2$s, known_until), CHECK (known_from < known_until))', source, key_columns);
    EXECUTE format('INSERT INTO known.%1$I SELECT $1, ''infinity'', r.* FROM public.%1$I r', source) USING started;
    EXECUTE format(trigger_of, 'insert', source, 'REFERENCING NEW TABLE AS new_rows', key_arguments);
    EXECUTE format(trigger_of, 'update', source, 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows', key_arguments);
    EXECUTE format(trigger_of, 'delete', source, 'REFERENCING OLD TABLE AS old_rows', key_arguments);
    EXECUTE format(trigger_of, 'truncate', source, '', key_arguments);
    INSERT INTO known.since VALUES (source, started);
END $$;

-- Who may call the trigger's function could hang it to a table of their own and write what was known.
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA known FROM PUBLIC;

SELECT known.start_versions(name) FROM unnest(ARRAY[
    'legal_entity', 'employee', 'assignment', 'department', 'department_version', 'position', 'grade', 'cost_center', 'cost_center_allocation',
    'compensation_item', 'compensation_record', 'overtime_request', 'leave_type', 'leave_request', 'shift', 'attendance_record',
    'work_calendar_day']) AS name;

-- When a row of the ledger was written. Rows from before today carry today: nothing can be asked of an earlier time.
ALTER TABLE calc.ledger ADD COLUMN recorded_at timestamptz NOT NULL DEFAULT now();
