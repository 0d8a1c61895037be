-- An entry that is corrected to another company lets go of the codes of the first: they held a company that is on no list.
CREATE OR REPLACE FUNCTION keep_blacklisted_codes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept text[] := NEW.credit_codes;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.account_id <> OLD.account_id THEN
    kept := '{}';
  END IF;
  NEW.credit_codes := ARRAY(
    SELECT unnest(kept)
    UNION
    SELECT invoice.credit_code FROM company JOIN invoice_profile invoice ON invoice.company_id = company.id
    WHERE company.account_id = NEW.account_id AND invoice.credit_code IS NOT NULL AND invoice.deleted_at IS NULL
    ORDER BY 1);
  RETURN NEW;
END $$;

CREATE TEMPORARY TABLE corrected ON COMMIT DROP AS
  SELECT DISTINCT entry.subject_id::uuid AS id FROM audit_entry entry
  WHERE entry.subject_type = 'blacklistEntry' AND entry.action IN ('edit', 'restore')
    AND entry.before->>'accountId' <> entry.after->>'accountId';
UPDATE blacklist_entry SET credit_codes = '{}' WHERE id IN (SELECT id FROM corrected);
UPDATE blacklist_entry SET deleted_at = deleted_at WHERE deleted_at IS NULL AND id IN (SELECT id FROM corrected);

-- A state of its own, because what is refused here is neither a submission nor a choice.
CREATE OR REPLACE FUNCTION refuse_blacklisted_code_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM company JOIN blacklist_entry entry ON entry.account_id = company.account_id
             WHERE company.id = NEW.company_id AND entry.deleted_at IS NULL) THEN
    RAISE EXCEPTION 'company is blacklisted' USING ERRCODE = 'FG002';
  END IF;
  RETURN NEW;
END $$;

-- Undoing an import is work for the background too, and may be interrupted like the import itself.
ALTER TABLE import_run DROP CONSTRAINT import_run_state_check;
ALTER TABLE import_run ADD CONSTRAINT import_run_state_check
  CHECK (state IN ('checking', 'checked', 'applying', 'applied', 'failed', 'undoing', 'undone'));
