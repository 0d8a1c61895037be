-- Badges: the people of a company, what was sealed of them, and what the organiser allowed beyond the rule.

-- Numbers people can type at the gate. Gaps are nobody's business, repeats would be.
CREATE SEQUENCE badge_number START 100001;

CREATE TABLE badge_person (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition          integer NOT NULL,
  company_id       uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  number           integer NOT NULL DEFAULT nextval('badge_number') UNIQUE,
  name             text NOT NULL,
  name_en          text NOT NULL DEFAULT '',
  post             text NOT NULL,
  mobile           text NOT NULL,
  identity_kind    text NOT NULL CHECK (identity_kind IN ('idCard', 'passport', 'homeReturn', 'other')),
  -- Sealed by a data key and bound to this row; gone as soon as nobody needs it.
  identity_sealed  text,
  photo_file_id    uuid UNIQUE REFERENCES stored_file,
  -- Which printing of the badge is the valid one; none before the first.
  printing         integer NOT NULL DEFAULT 0 CHECK (printing >= 0),
  printed_at       timestamptz,
  printed_by       uuid REFERENCES account,
  -- Whoever was printed and taken off stays here by name: their badge exists, and the gate must know it.
  removed_at       timestamptz,
  removed_by       uuid REFERENCES account,
  added_at         timestamptz NOT NULL DEFAULT clock_timestamp(),
  added_by         uuid REFERENCES account,
  changed_at       timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_by       uuid REFERENCES account,
  version          integer NOT NULL DEFAULT 1,
  CHECK ((printing = 0) = (printed_at IS NULL)),
  CHECK (removed_at IS NULL OR identity_sealed IS NULL)
);
ALTER SEQUENCE badge_number OWNED BY badge_person.number;
CREATE INDEX badge_person_company ON badge_person (company_id, number);
CREATE INDEX badge_person_edition ON badge_person (edition, number);

-- More badges, or fewer again, than the area gives: every word on it stays, and the sum counts.
CREATE TABLE badge_extra (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id  uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  count       integer NOT NULL CHECK (count <> 0),
  reason      text NOT NULL,
  given_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  given_by    uuid REFERENCES account
);
CREATE INDEX badge_extra_company ON badge_extra (company_id, given_at);

-- After the deadline people change only by the organiser's word. What was asked for is emptied once it is decided.
CREATE TABLE badge_request (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id       uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  kind             text NOT NULL CHECK (kind IN ('add', 'replace', 'remove')),
  person_id        uuid REFERENCES badge_person ON DELETE SET NULL,
  -- Whom it is about now, for whoever reads it later.
  person_name      text NOT NULL DEFAULT '',
  name             text NOT NULL DEFAULT '',
  name_en          text NOT NULL DEFAULT '',
  post             text NOT NULL DEFAULT '',
  mobile           text NOT NULL DEFAULT '',
  identity_kind    text CHECK (identity_kind IN ('idCard', 'passport', 'homeReturn', 'other')),
  identity_sealed  text,
  photo_file_id    uuid UNIQUE REFERENCES stored_file,
  reason           text NOT NULL,
  state            text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'refused', 'withdrawn')),
  made_at          timestamptz NOT NULL DEFAULT clock_timestamp(),
  made_by          uuid REFERENCES account,
  decided_at       timestamptz,
  decided_by       uuid REFERENCES account,
  decision_reason  text NOT NULL DEFAULT '',
  CHECK ((state = 'open') = (decided_at IS NULL)),
  CHECK (state = 'open' OR (identity_sealed IS NULL AND photo_file_id IS NULL))
);
CREATE UNIQUE INDEX badge_request_one_open ON badge_request (person_id) WHERE state = 'open';
CREATE INDEX badge_request_company ON badge_request (company_id, made_at);

-- Signs what stands in the code on a badge. The public half is for whoever checks it; the other half is sealed.
CREATE TABLE badge_signing_key (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition         integer NOT NULL UNIQUE,
  -- The thirty-two bytes themselves, in hexadecimal.
  public_key      text NOT NULL,
  private_sealed  text NOT NULL,
  made_at         timestamptz NOT NULL DEFAULT clock_timestamp()
);
