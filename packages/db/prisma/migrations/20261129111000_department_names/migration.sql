-- What every department is called in lists on a day: as shown_department_name says of one, for all of them in one look.
CREATE FUNCTION "shown_department_names"(on_day date) RETURNS TABLE (id integer, name jsonb) LANGUAGE sql STABLE ROWS 1000 AS $$
  WITH RECURSIVE setting AS MATERIALIZED (
    SELECT EXISTS (SELECT FROM system_config c WHERE c.type_code = 'department-name' AND (c.value ->> 'full')::boolean) AS is_full
  ), held AS MATERIALIZED (
    SELECT v.department_id, v.parent_id, v.name ->> 'en' AS en, v.name ->> 'zh-CN' AS zh FROM department_version v
    WHERE daterange(v.effective_date, v.expiry_date, '[]') @> on_day
  ), called AS (
    SELECT h.department_id, h.en, h.zh FROM held h, setting s
    WHERE NOT s.is_full OR NOT EXISTS (SELECT FROM held p WHERE p.department_id = h.parent_id)
    UNION ALL
    SELECT h.department_id, a.en || ' / ' || h.en, a.zh || ' / ' || h.zh
    FROM called a JOIN held h ON h.parent_id = a.department_id, setting s WHERE s.is_full
  )
  SELECT c.department_id, jsonb_build_object('en', c.en, 'zh-CN', c.zh) FROM called c
$$;
