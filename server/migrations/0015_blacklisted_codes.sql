-- An entry names an account; a company that opens another account, or another edition's, has the same credit code.
-- The codes an account had when it was listed stay with the entry, whatever the company saves afterwards.
ALTER TABLE blacklist_entry ADD COLUMN credit_codes text[] NOT NULL DEFAULT '{}';
CREATE INDEX blacklist_entry_codes ON blacklist_entry USING gin (credit_codes) WHERE deleted_at IS NULL;

CREATE FUNCTION keep_blacklisted_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.credit_codes := ARRAY(
    SELECT unnest(NEW.credit_codes)
    UNION
    SELECT invoice.credit_code FROM company JOIN invoice_profile invoice ON invoice.company_id = company.id
    WHERE company.account_id = NEW.account_id AND invoice.credit_code IS NOT NULL AND invoice.deleted_at IS NULL
    ORDER BY 1);
  RETURN NEW;
END $$;
CREATE TRIGGER blacklist_entry_codes_kept BEFORE INSERT OR UPDATE OF account_id, deleted_at ON blacklist_entry
  FOR EACH ROW WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION keep_blacklisted_codes();
UPDATE blacklist_entry SET deleted_at = deleted_at WHERE deleted_at IS NULL;

-- The entry that holds for an account: its own, else one whose company had a credit code this account uses now.
CREATE FUNCTION blacklisting_of(account uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT id FROM blacklist_entry WHERE account_id = account AND deleted_at IS NULL),
    (SELECT entry.id FROM company
       JOIN invoice_profile invoice ON invoice.company_id = company.id AND invoice.deleted_at IS NULL
       JOIN blacklist_entry entry ON entry.credit_codes @> ARRAY[invoice.credit_code] AND entry.deleted_at IS NULL
     WHERE company.account_id = account AND company.deleted_at IS NULL
     ORDER BY entry.created_at LIMIT 1))
$$;

CREATE OR REPLACE FUNCTION refuse_blacklisted(account uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF blacklisting_of(account) IS NOT NULL THEN
    RAISE EXCEPTION 'company is blacklisted' USING ERRCODE = 'FG001';
  END IF;
END $$;

-- Under another code the company would look like another one to every list that goes by code. Who is held only because
-- of a code it typed, perhaps by mistake, may correct it.
CREATE FUNCTION refuse_blacklisted_code_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM company JOIN blacklist_entry entry ON entry.account_id = company.account_id
             WHERE company.id = NEW.company_id AND entry.deleted_at IS NULL) THEN
    RAISE EXCEPTION 'company is blacklisted' USING ERRCODE = 'FG001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invoice_profile_code_not_blacklisted BEFORE UPDATE OF credit_code ON invoice_profile
  FOR EACH ROW WHEN (OLD.credit_code <> NEW.credit_code) EXECUTE FUNCTION refuse_blacklisted_code_change();
