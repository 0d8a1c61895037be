-- Another type or size of booth than the sign-up asked for: asked by the company, decided by the organiser.

CREATE TABLE booth_type_change (
  id               uuid PRIMARY KEY,
  company_id       uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  -- What the sign-up asked for when this was made: a number of booths or square metres, by the type.
  from_booth_type  text NOT NULL,
  from_size        integer NOT NULL,
  booth_type       text NOT NULL,
  size             integer NOT NULL CHECK (size > 0),
  reason           text NOT NULL,
  state            text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'granted', 'refused', 'withdrawn')),
  made_at          timestamptz NOT NULL DEFAULT clock_timestamp(),
  made_by          uuid REFERENCES account,
  settled_at       timestamptz,
  settled_by       uuid REFERENCES account,
  answer           text NOT NULL DEFAULT '',
  CHECK ((state = 'open') = (settled_at IS NULL))
);
CREATE UNIQUE INDEX booth_type_change_one_open ON booth_type_change (company_id) WHERE state = 'open';
CREATE INDEX booth_type_change_company ON booth_type_change (company_id, made_at);
