-- Companies that stand with another one, named by it and confirmed by the organiser.

CREATE TABLE co_exhibitor (
  id             uuid PRIMARY KEY,
  company_id     uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  name_zh        text NOT NULL DEFAULT '',
  name_en        text NOT NULL DEFAULT '',
  country        text NOT NULL,
  contact_name   text NOT NULL,
  contact_phone  text NOT NULL,
  website        text NOT NULL DEFAULT '',
  intro_zh       text NOT NULL DEFAULT '',
  intro_en       text NOT NULL DEFAULT '',
  logo_file_id   uuid UNIQUE REFERENCES stored_file,
  state          text NOT NULL DEFAULT 'named' CHECK (state IN ('named', 'confirmed', 'refused')),
  remark         text NOT NULL DEFAULT '',
  version        integer NOT NULL DEFAULT 1,
  named_at       timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_by     uuid REFERENCES account,
  decided_at     timestamptz,
  decided_by     uuid REFERENCES account,
  CHECK (name_zh <> '' OR name_en <> ''),
  CHECK ((state = 'named') = (decided_at IS NULL))
);
CREATE INDEX co_exhibitor_company ON co_exhibitor (company_id, named_at);
