-- Whom a company has named to sign its contracts: who named them, when and until when, and when that ended. What was signed
-- by a delegate points at it for good.

CREATE TABLE contract_delegation (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id     uuid NOT NULL REFERENCES company,
  name           text NOT NULL CHECK (name <> ''),
  post           text NOT NULL CHECK (post <> ''),
  -- The phone or mailbox that was shown to be theirs; their codes go there.
  contact        text NOT NULL CHECK (contact <> ''),
  named_at       timestamptz NOT NULL DEFAULT clock_timestamp(),
  named_by       uuid NOT NULL REFERENCES account,
  named_by_name  text NOT NULL,
  until          date NOT NULL,
  -- One code names once.
  ticket         uuid NOT NULL UNIQUE,
  revoked_at     timestamptz,
  revoked_by     uuid REFERENCES account,
  CHECK ((revoked_at IS NULL) = (revoked_by IS NULL))
);
-- Naming another one ends the one before.
CREATE UNIQUE INDEX contract_delegation_one ON contract_delegation (company_id) WHERE revoked_at IS NULL;
CREATE INDEX contract_delegation_company ON contract_delegation (company_id, named_at);

-- It is revoked, once, and nothing else of it ever changes.
CREATE FUNCTION keep_delegation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL
    AND to_jsonb(NEW) - '{revoked_at,revoked_by}'::text[] = to_jsonb(OLD) - '{revoked_at,revoked_by}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% never changes', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER contract_delegation_kept BEFORE UPDATE OR DELETE ON contract_delegation
  FOR EACH ROW EXECUTE FUNCTION keep_delegation();

ALTER TABLE contract_signature
  ADD COLUMN delegation_id uuid REFERENCES contract_delegation,
  DROP CONSTRAINT contract_signature_authority_check,
  ADD CONSTRAINT contract_signature_authority_check
    CHECK (authority IN ('legalRepresentative', 'authorised', 'delegated')),
  ADD CONSTRAINT contract_signature_delegated CHECK ((authority = 'delegated') = (delegation_id IS NOT NULL)
    AND (delegation_id IS NULL OR kind = 'code'));
