-- Records of the organisation are changed by people: whoever changes one says which version of it they have seen. Their versions in `known` carry the column too.
DO $$
DECLARE
    record name;
BEGIN
    FOREACH record IN ARRAY ARRAY['legal_entity', 'employee', 'department', 'position', 'grade', 'cost_center', 'compensation_item']::name[] LOOP
        EXECUTE format('ALTER TABLE public.%I ADD COLUMN version integer NOT NULL DEFAULT 1', record);
        EXECUTE format('ALTER TABLE known.%I ADD COLUMN version integer NOT NULL DEFAULT 1', record);
        EXECUTE format('ALTER TABLE known.%I ALTER COLUMN version DROP DEFAULT', record);
    END LOOP;
END $$;
