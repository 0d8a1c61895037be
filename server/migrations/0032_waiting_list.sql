-- The waiting list: who waits for booths that become free, what they were offered, and everything that was done about it.

-- When a booth last became free after somebody had it or it was kept back. By the table itself, whoever lets go of it
-- and wherever: only what was had before goes to those who wait, the rest of the plan is for those whose time it is.
ALTER TABLE booth ADD COLUMN freed_at timestamptz;
CREATE FUNCTION note_booth_freed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.freed_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER booth_freed BEFORE UPDATE OF status ON booth FOR EACH ROW
  WHEN (NEW.status = 'normal' AND OLD.status NOT IN ('normal', 'function', 'disabled'))
  EXECUTE FUNCTION note_booth_freed();
CREATE INDEX booth_freed_and_free ON booth (edition) WHERE freed_at IS NOT NULL AND status = 'normal';

CREATE TABLE waiting_entry (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition        integer NOT NULL,
  company_id     uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  least          integer NOT NULL CHECK (least > 0),
  wanted         integer NOT NULL CHECK (wanted >= least),
  -- Sides open to visitors, and halls; empty where any will do.
  openings       integer[] NOT NULL DEFAULT '{}',
  hall_ids       uuid[] NOT NULL DEFAULT '{}',
  all_or_none    boolean NOT NULL,
  -- What the company has goes back at the moment it gets what it waits for.
  gives_back     boolean NOT NULL,
  joined_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  joined_by      uuid REFERENCES account,
  behalf_reason  text NOT NULL DEFAULT '',
  -- The order: seconds since 1970 until somebody moves it between two others.
  rank           numeric NOT NULL DEFAULT extract(epoch FROM clock_timestamp()),
  order_reason   text NOT NULL DEFAULT '',
  version        integer NOT NULL DEFAULT 1,
  ended_at       timestamptz,
  ended_as       text CHECK (ended_as IN ('placed', 'withdrawn', 'removed')),
  end_reason     text NOT NULL DEFAULT '',
  CHECK ((ended_at IS NULL) = (ended_as IS NULL))
);
CREATE UNIQUE INDEX waiting_entry_one_per_company ON waiting_entry (company_id) WHERE ended_at IS NULL;
CREATE INDEX waiting_entry_order ON waiting_entry (edition, rank, id) WHERE ended_at IS NULL;

-- It names its entry and not the company: whoever makes an offer must not wait for what the company does at that moment.
CREATE TABLE waiting_offer (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  entry_id    uuid NOT NULL REFERENCES waiting_entry ON DELETE CASCADE,
  booth_ids   uuid[] NOT NULL CHECK (cardinality(booth_ids) > 0),
  offered_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at  timestamptz NOT NULL,
  -- By hand and out of order, with the reason; nobody where the list itself made it.
  offered_by  uuid REFERENCES account,
  reason      text NOT NULL DEFAULT '',
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'expired', 'recalled')),
  ended_at    timestamptz,
  ended_by    uuid REFERENCES account,
  end_reason  text NOT NULL DEFAULT '',
  CHECK ((state = 'open') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX waiting_offer_one_open ON waiting_offer (entry_id) WHERE state = 'open';
CREATE INDEX waiting_offer_entry ON waiting_offer (entry_id);
CREATE INDEX waiting_offer_expiry ON waiting_offer (expires_at) WHERE state = 'open';

-- Booths of an offer are kept the way all booths are kept: one live reservation each, whatever the code does.
ALTER TABLE booth_reservation ADD COLUMN offer_id uuid REFERENCES waiting_offer;
CREATE INDEX booth_reservation_offer ON booth_reservation (offer_id) WHERE offer_id IS NOT NULL;

CREATE TABLE waiting_event (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at         timestamptz NOT NULL DEFAULT clock_timestamp(),
  entry_id   uuid NOT NULL REFERENCES waiting_entry,
  offer_id   uuid REFERENCES waiting_offer,
  actor_id   uuid REFERENCES account,
  action     text NOT NULL CHECK (action IN
               ('join', 'change', 'move', 'withdraw', 'remove', 'offer', 'accept', 'decline', 'expire', 'recall')),
  booth_ids  uuid[] NOT NULL DEFAULT '{}',
  detail     jsonb NOT NULL DEFAULT '{}',
  reason     text NOT NULL DEFAULT ''
);
CREATE INDEX waiting_event_entry ON waiting_event (entry_id, id);
CREATE TRIGGER waiting_event_append_only BEFORE UPDATE OR DELETE ON waiting_event
  FOR EACH ROW EXECUTE FUNCTION refuse_log_change();
CREATE TRIGGER waiting_event_no_truncate BEFORE TRUNCATE ON waiting_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();

-- A choice made by right of an offer is told from one made in a window.
ALTER TABLE selection_event DROP CONSTRAINT selection_event_action_check;
ALTER TABLE selection_event ADD CONSTRAINT selection_event_action_check CHECK (action IN
  ('choose', 'release', 'finish', 'confirm', 'return', 'move', 'swap', 'quota', 'accept'));
