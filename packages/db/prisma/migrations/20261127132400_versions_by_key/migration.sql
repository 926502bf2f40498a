-- A transaction that ends the versions of many records and then brings as many (an import of compensation) looked each of those up among all that it had just ended:
-- the planner takes the partial index of ended versions for empty. Asked by `<>`, which that index cannot answer, it looks in the key.
-- Ends the versions of the rows that a statement took away or changed and begins those of the rows that it brought. Its arguments are the
-- columns of the table's primary key. A version that began in this transaction was known to nobody and is not kept. Versions are looked up
-- row by row in their key, whatever the planner believes of tables that have just grown: OFFSET 0 keeps it from joining them otherwise.
CREATE OR REPLACE FUNCTION known.keep_versions() RETURNS trigger
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
            WHERE %s AND v.known_until <> ''infinity'' OFFSET 0) s', came, versions, same_key) INTO latest_of_came;
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
