-- What a role grants is kept in memory by the server under the role's version, so every change of its grants moves the version.
ALTER TABLE role ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE FUNCTION move_role_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN UPDATE role SET version = version + 1 WHERE id = OLD.role_id; END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR NEW.role_id <> OLD.role_id) THEN
    UPDATE role SET version = version + 1 WHERE id = NEW.role_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER role_grant_moves_version AFTER INSERT OR UPDATE OR DELETE ON role_grant
  FOR EACH ROW EXECUTE FUNCTION move_role_version();
