-- Choosing booths: how far a company is with it, what it was allowed by the organiser's own word, and every try.

-- What one company may choose whatever its tier says. The last word counts; those before it stay.
CREATE TABLE company_quota (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id  uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  -- Counted in booths or measured in square metres, as the company asked for them then.
  scale       text NOT NULL CHECK (scale IN ('count', 'area')),
  least       integer NOT NULL CHECK (least > 0),
  most        integer NOT NULL CHECK (most >= least),
  reason      text NOT NULL,
  set_at      timestamptz NOT NULL DEFAULT now(),
  set_by      uuid REFERENCES account,
  ended_at    timestamptz,
  ended_by    uuid REFERENCES account
);
CREATE UNIQUE INDEX company_quota_one_live ON company_quota (company_id) WHERE ended_at IS NULL;

-- Until a company says it has finished, it has no row here or goes on choosing.
CREATE TABLE booth_choice (
  company_id     uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  state          text NOT NULL CHECK (state IN ('choosing', 'finished', 'confirmed')),
  finished_at    timestamptz,
  confirmed_at   timestamptz,
  confirmed_by   uuid REFERENCES account,
  -- Why the organiser gave it back, for the company to read.
  returned_at    timestamptz,
  returned_by    uuid REFERENCES account,
  return_reason  text NOT NULL DEFAULT '',
  CHECK ((state = 'choosing') = (finished_at IS NULL)),
  CHECK ((state = 'confirmed') = (confirmed_at IS NOT NULL))
);

-- Everything anybody did to choose booths, refused or not, in the order it happened.
CREATE TABLE selection_event (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at          timestamptz NOT NULL DEFAULT clock_timestamp(),
  edition     integer NOT NULL,
  company_id  uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  actor_id    uuid REFERENCES account,
  action      text NOT NULL CHECK (action IN
                ('choose', 'release', 'finish', 'confirm', 'return', 'move', 'swap', 'quota')),
  booth_ids   uuid[] NOT NULL DEFAULT '{}',
  -- Which rule refused it; empty where it was done.
  refused_by  text NOT NULL DEFAULT '',
  reason      text NOT NULL DEFAULT ''
);
CREATE INDEX selection_event_company ON selection_event (company_id, id);
CREATE INDEX selection_event_edition ON selection_event (edition, at);

-- Companies that have chosen already: their booths are with the organiser, or with its word on them once money moved.
INSERT INTO booth_choice (company_id, state, finished_at, confirmed_at)
SELECT company_id, CASE WHEN bool_and(booth.status = 'occupy') THEN 'finished' ELSE 'confirmed' END, max(taken_at),
  CASE WHEN bool_and(booth.status = 'occupy') THEN NULL ELSE max(taken_at) END
FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id
WHERE booth_holding.released_at IS NULL AND origin = 'chosen' GROUP BY company_id;
