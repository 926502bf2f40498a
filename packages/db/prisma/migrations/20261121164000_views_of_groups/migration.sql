-- Tables over all employees have views as well; their rows belong to nobody (employee 0), so no employee number stands there.

CREATE OR REPLACE FUNCTION calc.publish_view(solution_code text, copy_id integer, copy_number integer, table_no integer, table_code text, columns jsonb)
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
        LEFT JOIN public.employee e ON e.id = r.employee_id WHERE b.copy_id = %s AND r.table_no = %s', view_name, list, copy_id, table_no);
    EXECUTE format('GRANT SELECT ON bi.%I TO wagewright_app', view_name);
END $$;
