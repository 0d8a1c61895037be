-- What stands about each company in the catalogue, and whether the public directory may show it.
CREATE TABLE catalogue_entry (
  company_id    uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  edition       integer NOT NULL,
  state         text NOT NULL CHECK (state IN ('draft', 'submitted', 'returned', 'approved')),
  name_zh       text NOT NULL,
  name_en       text NOT NULL,
  address_zh    text NOT NULL,
  address_en    text NOT NULL,
  phone         text NOT NULL,
  email         text NOT NULL,
  website       text NOT NULL,
  intro_zh      text NOT NULL,
  intro_en      text NOT NULL,
  -- As the company handed it in, to be read beside what a proofreader made of it; null before that.
  given         jsonb,
  submitted_at  timestamptz,
  -- What the organiser says about it; the company reads it.
  remark        text NOT NULL DEFAULT '',
  decided_at    timestamptz,
  decided_by    uuid REFERENCES account,
  version       integer NOT NULL DEFAULT 1,
  updated_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_by    uuid REFERENCES account,
  CHECK (state = 'draft' OR given IS NOT NULL)
);
CREATE INDEX catalogue_entry_state ON catalogue_entry (edition, state);

-- Agreement to the public directory: none without a row, and gone with it. Apart from the entry, since it may be taken back
-- at any time.
CREATE TABLE directory_agreement (
  company_id  uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  agreed_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  agreed_by   uuid REFERENCES account
);

-- One a day at most, by the clock of the fair.
CREATE TABLE catalogue_reminder (
  company_id  uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  day         date NOT NULL,
  sent_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  sent_by     uuid REFERENCES account,
  PRIMARY KEY (company_id, day)
);
