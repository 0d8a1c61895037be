-- Plans while they are drawn, and every plan that was ever published.

-- No two drafts ever have the same one: whoever comes with the revision of a draft that is gone is known by it.
CREATE SEQUENCE plan_draft_revision AS integer;

-- At most one draft a hall. Shape checked by floorplan's schema.
CREATE TABLE plan_draft (
  hall_id    uuid PRIMARY KEY REFERENCES hall,
  scene      jsonb NOT NULL,
  revision   integer NOT NULL DEFAULT nextval('plan_draft_revision'),
  -- The revision it was saved on top of.
  made_from  integer NOT NULL DEFAULT 0,
  -- The published plan as it was when the draft began: what changed beside the draft since then is found by it.
  base       jsonb NOT NULL,
  -- Pictures and drawings on it.
  files      uuid[] NOT NULL DEFAULT '{}',
  saved_at   timestamptz NOT NULL DEFAULT now(),
  saved_by   uuid REFERENCES account
);

-- What stood before the first publish is written down when something else takes its place.
CREATE TABLE plan_version (
  hall_id       uuid NOT NULL REFERENCES hall,
  number        integer NOT NULL,
  scene         jsonb NOT NULL,
  note          text NOT NULL DEFAULT '',
  published_at  timestamptz NOT NULL DEFAULT now(),
  published_by  uuid REFERENCES account,
  booths        integer NOT NULL,
  area_m2       numeric(12, 2) NOT NULL,
  files         uuid[] NOT NULL DEFAULT '{}',
  -- Of the draft it was; none for what stood before there were drafts.
  revision      integer UNIQUE,
  PRIMARY KEY (hall_id, number)
);
CREATE INDEX plan_version_files ON plan_version USING gin (files);

-- Who draws a hall now, from which tab, and who asks to.
CREATE TABLE plan_seat (
  hall_id     uuid PRIMARY KEY REFERENCES hall,
  seat        uuid NOT NULL,
  account_id  uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  since       timestamptz NOT NULL DEFAULT now(),
  heard_at    timestamptz NOT NULL DEFAULT now(),
  asking_seat uuid,
  asking_id   uuid REFERENCES account ON DELETE SET NULL,
  asked_at    timestamptz,
  word        text NOT NULL DEFAULT ''
);

ALTER TABLE booth
  -- Why it is sold with other open sides than geometry finds; empty where geometry decides.
  ADD COLUMN opening_reason  text NOT NULL DEFAULT '',
  -- How its number and its name are written, where somebody said so.
  ADD COLUMN fonts           jsonb;

-- What each publish did, to which booth; the publish itself has a row without one.
CREATE TABLE plan_change (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hall_id       uuid NOT NULL REFERENCES hall,
  version       integer NOT NULL,
  booth_id      uuid,
  booth_code    text NOT NULL DEFAULT '',
  action        text NOT NULL,
  before        text NOT NULL DEFAULT '',
  after         text NOT NULL DEFAULT '',
  note          text NOT NULL DEFAULT '',
  at            timestamptz NOT NULL DEFAULT now(),
  published_by  uuid REFERENCES account
);
CREATE INDEX plan_change_at ON plan_change (at);
CREATE INDEX plan_change_hall ON plan_change (hall_id, version);

CREATE VIEW plan_log AS
SELECT change.id, change.at, change.action, change.booth_code, change.before AS was, change.after AS became, change.note,
  hall.code AS hall_code, hall.edition, coalesce(actor.username, '') AS actor_name
FROM plan_change change
JOIN hall ON hall.id = change.hall_id
LEFT JOIN account actor ON actor.id = change.published_by;

-- Whether a plan shows this file: one that is published, one that was, or one that is drawn.
CREATE FUNCTION is_on_some_plan(file uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM hall
      WHERE scenery @> jsonb_build_array(jsonb_build_object('kind', 'picture', 'file', file)))
    OR EXISTS (SELECT FROM plan_draft WHERE files @> ARRAY[file])
    OR EXISTS (SELECT FROM plan_version WHERE files @> ARRAY[file])
$$;

-- By itself, so that no writer can forget it: a hall that takes another background leaves the old one to the plans it is on.
CREATE FUNCTION keep_plan_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_on_some_plan(OLD.id) THEN NEW.claimed_at := OLD.claimed_at; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER stored_file_on_plan BEFORE UPDATE OF claimed_at ON stored_file FOR EACH ROW
  WHEN (OLD.claimed_at IS NOT NULL AND NEW.claimed_at IS NULL AND OLD.purpose IN ('hallBackground', 'planPicture', 'planDrawing'))
  EXECUTE FUNCTION keep_plan_file();
