-- The least and the most that an item of compensation allows, in one currency. The versions in `known` carry the columns too.
DO $$
DECLARE
    place text;
BEGIN
    FOREACH place IN ARRAY ARRAY['public', 'known'] LOOP
        EXECUTE format('ALTER TABLE %I.compensation_item ADD COLUMN limit_currency text, ADD COLUMN minimum numeric(19, 4), ADD COLUMN maximum numeric(19, 4)', place);
    END LOOP;
END $$;
ALTER TABLE compensation_item ADD CONSTRAINT compensation_item_limits
    CHECK (minimum <= maximum AND (limit_currency IS NOT NULL OR coalesce(minimum, maximum) IS NULL));
