-- A form or a file says a name in the languages that it knows. What the name is called in further ones stays with the record, whoever renames it.
CREATE FUNCTION keep_further_names() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF TG_ARGV[0] = 'title' THEN NEW.title := OLD.title || NEW.title;
    ELSE NEW.name := OLD.name || NEW.name;
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER keep_further_names BEFORE UPDATE OF name ON role FOR EACH ROW EXECUTE FUNCTION keep_further_names('name');
CREATE TRIGGER keep_further_names BEFORE UPDATE OF name ON legal_entity FOR EACH ROW EXECUTE FUNCTION keep_further_names('name');
CREATE TRIGGER keep_further_names BEFORE UPDATE OF name ON department_version FOR EACH ROW EXECUTE FUNCTION keep_further_names('name');
CREATE TRIGGER keep_further_names BEFORE UPDATE OF title ON position FOR EACH ROW EXECUTE FUNCTION keep_further_names('title');
CREATE TRIGGER keep_further_names BEFORE UPDATE OF name ON compensation_item FOR EACH ROW EXECUTE FUNCTION keep_further_names('name');
CREATE TRIGGER keep_further_names BEFORE UPDATE OF name ON solution FOR EACH ROW EXECUTE FUNCTION keep_further_names('name');
CREATE TRIGGER keep_further_names BEFORE UPDATE OF name ON global_table FOR EACH ROW EXECUTE FUNCTION keep_further_names('name');
CREATE TRIGGER keep_further_names BEFORE UPDATE OF name ON pay_type FOR EACH ROW EXECUTE FUNCTION keep_further_names('name');
CREATE TRIGGER keep_further_names BEFORE UPDATE OF name ON balance_element FOR EACH ROW EXECUTE FUNCTION keep_further_names('name');

-- Why a scenario failed is told in the reader's language.
UPDATE scenario SET failure = jsonb_build_object('reason', jsonb_build_object('en', concat_ws(' ', failure->>'reason', failure->>'nextStep'), 'zh-CN', concat_ws(' ', failure->>'reason', failure->>'nextStep')))
    WHERE jsonb_typeof(failure->'reason') = 'string' AND status = 'failed';
