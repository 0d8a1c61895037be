-- The site is drawn like its halls: a draft, versions, and a record of what each publish did.

ALTER TABLE site_plan
  ADD COLUMN number  integer NOT NULL DEFAULT 1;

-- At most one an edition. Shape checked by floorplan's schema.
CREATE TABLE site_draft (
  edition    integer PRIMARY KEY,
  plan       jsonb NOT NULL,
  revision   integer NOT NULL DEFAULT nextval('plan_draft_revision'),
  -- The revision it was saved on top of.
  made_from  integer NOT NULL DEFAULT 0,
  saved_at   timestamptz NOT NULL DEFAULT now(),
  saved_by   uuid REFERENCES account
);

-- What stood before the first publish is written down when something else takes its place.
CREATE TABLE site_version (
  edition       integer NOT NULL,
  number        integer NOT NULL,
  plan          jsonb NOT NULL,
  note          text NOT NULL DEFAULT '',
  published_at  timestamptz NOT NULL DEFAULT now(),
  published_by  uuid REFERENCES account,
  -- Of the draft it was; none for what stood before there were drafts.
  revision      integer UNIQUE,
  PRIMARY KEY (edition, number)
);

-- A publish of the site belongs to an edition and to no hall.
ALTER TABLE plan_change
  ALTER COLUMN hall_id DROP NOT NULL,
  ADD COLUMN edition  integer,
  ADD COLUMN hall_code text NOT NULL DEFAULT '',
  ADD CHECK (hall_id IS NOT NULL OR edition IS NOT NULL);
CREATE OR REPLACE VIEW plan_log AS
SELECT change.id, change.at, change.action, change.booth_code, change.before AS was, change.after AS became, change.note,
  coalesce(hall.code, change.hall_code) AS hall_code, coalesce(hall.edition, change.edition) AS edition,
  coalesce(actor.username, '') AS actor_name
FROM plan_change change
LEFT JOIN hall ON hall.id = change.hall_id
LEFT JOIN account actor ON actor.id = change.published_by;
