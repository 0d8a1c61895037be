-- Each day of the audit trail, sealed once it is over, so that whoever changes a row afterwards has to change every seal since.
CREATE TABLE audit_seal (
  -- As the fair's clock named it. Its bounds stay what they were when the fair moves to another time zone.
  day         date PRIMARY KEY,
  -- Where the day before ended; the first day also holds whatever was before it.
  from_at     timestamptz,
  until_at    timestamptz NOT NULL,
  row_count   integer NOT NULL,
  -- sha-256 over the rows. Outlives them, so that the seal can still be checked when their time is over.
  digest      bytea NOT NULL CHECK (length(digest) = 32),
  -- sha-256 over the seal of the day before, the day and the digest.
  seal        bytea NOT NULL CHECK (length(seal) = 32),
  sealed_at   timestamptz NOT NULL DEFAULT now(),
  -- When the rows' time was over.
  removed_at  timestamptz,
  CHECK (from_at < until_at)
);

-- A seal may only note that its rows are gone, once, and not before the time the law asks for.
CREATE FUNCTION refuse_seal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.removed_at IS NULL AND OLD.until_at < now() - interval '190 days'
      AND to_jsonb(NEW) - 'removed_at' = to_jsonb(OLD) - 'removed_at' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_seal_append_only BEFORE UPDATE OR DELETE ON audit_seal
  FOR EACH ROW EXECUTE FUNCTION refuse_seal_change();
CREATE TRIGGER audit_seal_no_truncate BEFORE TRUNCATE ON audit_seal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_seal_change();

-- A clock that was put back must not write into a day that is sealed: such a row counts from the day's end.
CREATE FUNCTION keep_out_of_sealed_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed_until timestamptz := (SELECT until_at FROM audit_seal ORDER BY day DESC LIMIT 1);
BEGIN
  IF NEW.at < sealed_until THEN
    NEW.at := sealed_until;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_entry_not_into_sealed_days BEFORE INSERT ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION keep_out_of_sealed_days();
