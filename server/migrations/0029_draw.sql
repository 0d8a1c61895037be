-- The draw for the order in which companies choose their booths.

-- Batches as the organiser sets them, until a list is frozen with them.
CREATE TABLE draw_batch (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition     integer NOT NULL,
  round       integer NOT NULL CHECK (round > 0),
  sequence    integer NOT NULL CHECK (sequence > 0),
  size        integer NOT NULL CHECK (size >= 0),
  starts_at   timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL,
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL DEFAULT now(),
  created_by  uuid REFERENCES account,
  updated_at  timestamptz NOT NULL DEFAULT now(),
  updated_by  uuid REFERENCES account,
  CHECK (ends_at > starts_at),
  CONSTRAINT draw_batch_place UNIQUE (edition, round, sequence) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE draw (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition          integer NOT NULL,
  round            integer NOT NULL CHECK (round > 0),
  -- 1, and one more for each time the round is drawn anew.
  attempt          integer NOT NULL CHECK (attempt > 0),
  state            text NOT NULL CHECK (state IN ('frozen', 'drawn', 'withdrawn')),
  -- Everything that was said in public before the draw, and its hash.
  announced        jsonb NOT NULL,
  list_hash        text NOT NULL,
  -- The little of it that every screen shows: whoever watches must not make us read the whole list.
  companies        integer NOT NULL CHECK (companies > 0),
  source           jsonb NOT NULL,
  commitment       text NOT NULL,
  -- Known to nobody before the draw.
  secret           text NOT NULL,
  frozen_at        timestamptz NOT NULL,
  frozen_by        uuid REFERENCES account,
  public_value     text,
  public_proof     text NOT NULL DEFAULT '',
  value_at         timestamptz,
  value_by         uuid REFERENCES account,
  seed             text,
  drawn_at         timestamptz,
  drawn_by         uuid REFERENCES account,
  withdrawn_at     timestamptz,
  withdrawn_by     uuid REFERENCES account,
  withdraw_reason  text NOT NULL DEFAULT '',
  UNIQUE (edition, round, attempt),
  CHECK (state <> 'drawn' OR (drawn_at IS NOT NULL AND seed IS NOT NULL AND public_value IS NOT NULL)),
  CHECK ((state = 'withdrawn') = (withdrawn_at IS NOT NULL)),
  CHECK (state <> 'withdrawn' OR withdraw_reason <> '')
);
-- Two draws of one round are impossible whatever the code does. Those withdrawn stay on record.
CREATE UNIQUE INDEX draw_one_live ON draw (edition, round) WHERE state <> 'withdrawn';

-- The list as it was frozen, and what each company drew.
CREATE TABLE draw_place (
  draw_id              uuid NOT NULL REFERENCES draw,
  company_id           uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  registration_number  text NOT NULL,
  -- Empty until the draw.
  place                integer CHECK (place > 0),
  batch                integer CHECK (batch > 0),
  starts_at            timestamptz,
  ends_at              timestamptz,
  told_at              timestamptz,
  PRIMARY KEY (draw_id, company_id),
  CHECK ((place IS NULL) = (batch IS NULL) AND (place IS NULL) = (starts_at IS NULL)),
  UNIQUE (draw_id, registration_number)
);
CREATE UNIQUE INDEX draw_place_order ON draw_place (draw_id, place);
CREATE INDEX draw_place_company ON draw_place (company_id);
