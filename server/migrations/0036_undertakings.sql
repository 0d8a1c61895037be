-- What companies with booths declare in writing: the organiser's texts, what was signed, and who was reminded.

CREATE FUNCTION refuse_any_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % stay as they were written', TG_TABLE_NAME;
END $$;

-- Every version that was ever saved; the last one is what people read.
CREATE TABLE undertaking_text (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition   integer NOT NULL,
  kind      text NOT NULL CHECK (kind IN ('participation', 'safety')),
  language  text NOT NULL CHECK (language IN ('zh', 'en')),
  version   integer NOT NULL CHECK (version > 0),
  title     text NOT NULL,
  body      text NOT NULL,
  saved_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  saved_by  uuid REFERENCES account,
  UNIQUE (edition, kind, language, version)
);
CREATE TRIGGER undertaking_text_stays BEFORE UPDATE OR DELETE ON undertaking_text
  FOR EACH ROW EXECUTE FUNCTION refuse_any_change();

CREATE TABLE undertaking_signature (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition       integer NOT NULL,
  company_id    uuid NOT NULL REFERENCES company,
  kind          text NOT NULL CHECK (kind IN ('participation', 'safety')),
  language      text NOT NULL CHECK (language IN ('zh', 'en')),
  text_version  integer NOT NULL,
  -- Whole, as it was read, with the company's own facts in it.
  title         text NOT NULL,
  body          text NOT NULL,
  text_hash     text NOT NULL CHECK (text_hash ~ '^[0-9a-f]{64}$'),
  -- Whom the text was about, as it was called then.
  company_name  text NOT NULL,
  signer_name   text NOT NULL CHECK (signer_name <> ''),
  method        text NOT NULL CHECK (method IN ('code', 'staff')),
  -- Where the code went; and which sending it was, so that a second click finds what the first one did.
  code_sent_to  text NOT NULL DEFAULT '',
  ticket        uuid,
  -- Why staff put it on record for the company.
  reason        text NOT NULL DEFAULT '',
  signed_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  signed_by     uuid REFERENCES account,
  address       text NOT NULL DEFAULT '',
  FOREIGN KEY (edition, kind, language, text_version) REFERENCES undertaking_text (edition, kind, language, version),
  UNIQUE (ticket, kind),
  CHECK ((method = 'code') = (ticket IS NOT NULL)),
  CHECK ((method = 'staff') = (reason <> ''))
);
CREATE INDEX undertaking_signature_company ON undertaking_signature (company_id, kind, signed_at DESC);
CREATE INDEX undertaking_signature_text ON undertaking_signature (edition, kind, language, text_version);
CREATE TRIGGER undertaking_signature_stays BEFORE UPDATE OR DELETE ON undertaking_signature
  FOR EACH ROW EXECUTE FUNCTION refuse_any_change();
CREATE TRIGGER undertaking_signature_no_truncate BEFORE TRUNCATE ON undertaking_signature
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_any_change();

-- A signature that is to be given anew stays; this says that it no longer counts, and why.
CREATE TABLE undertaking_renewal (
  signature_id  uuid PRIMARY KEY REFERENCES undertaking_signature,
  reason        text NOT NULL CHECK (reason <> ''),
  asked_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  asked_by      uuid REFERENCES account
);

-- One a day at most, by the clock of the fair, whatever it was about.
CREATE TABLE undertaking_reminder (
  company_id  uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  day         date NOT NULL,
  kinds       text[] NOT NULL,
  sent_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  sent_by     uuid REFERENCES account,
  -- The message it went out with.
  dedupe_key  text NOT NULL,
  PRIMARY KEY (company_id, day)
);

-- Where each company with booths stands, for both kinds.
CREATE VIEW undertaking_standing AS
SELECT company.id AS company_id, company.edition, kinds.kind, signed.id AS signature_id, signed.text_version,
  signed.language AS signed_language, signed.signer_name, signed.method, signed.signed_at, renewal.reason AS renewal_reason,
  renewal.asked_at,
  CASE WHEN signed.id IS NULL THEN 'open' WHEN renewal.signature_id IS NOT NULL THEN 'askedAgain' ELSE 'signed' END AS state
FROM company
CROSS JOIN (VALUES ('participation'), ('safety')) kinds (kind)
LEFT JOIN LATERAL (
  SELECT * FROM undertaking_signature signature
  WHERE signature.company_id = company.id AND signature.kind = kinds.kind
  ORDER BY signed_at DESC, id DESC LIMIT 1) signed ON true
LEFT JOIN undertaking_renewal renewal ON renewal.signature_id = signed.id
WHERE company.deleted_at IS NULL;
