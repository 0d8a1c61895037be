-- Halls with their plans, booths on them, and who holds which booth.

CREATE TABLE hall (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition       integer NOT NULL,
  code          text NOT NULL,
  name_zh       text NOT NULL,
  name_en       text NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('indoor', 'outdoor')),
  exhibit_type  text NOT NULL,
  position      integer NOT NULL,
  width_m       numeric(7, 2) NOT NULL CHECK (width_m > 0),
  depth_m       numeric(7, 2) NOT NULL CHECK (depth_m > 0),
  -- Everything drawn that is no booth: walls, doors, pillars, labels. Shape checked by floorplan's schema.
  scenery       jsonb NOT NULL DEFAULT '[]',
  UNIQUE (edition, code)
);

CREATE TABLE booth (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hall_id       uuid NOT NULL REFERENCES hall,
  edition       integer NOT NULL,
  code          text NOT NULL,
  booth_class   text NOT NULL CHECK (booth_class IN ('standard', 'raw')),
  exhibit_type  text NOT NULL,
  open_sides    smallint NOT NULL CHECK (open_sides BETWEEN 1 AND 4),
  special       boolean NOT NULL DEFAULT false,
  status        text NOT NULL DEFAULT 'normal'
                CHECK (status IN ('normal', 'allotted', 'bespoke', 'completed', 'occupy', 'function', 'partial', 'disabled')),
  name          text NOT NULL DEFAULT '',
  x_m           numeric(7, 2) NOT NULL,
  y_m           numeric(7, 2) NOT NULL,
  width_m       numeric(6, 2) NOT NULL CHECK (width_m > 0),
  depth_m       numeric(6, 2) NOT NULL CHECK (depth_m > 0),
  area_m2       numeric(8, 2) GENERATED ALWAYS AS (width_m * depth_m) STORED,
  deleted_at    timestamptz
);
CREATE UNIQUE INDEX booth_code_in_hall ON booth (hall_id, code) WHERE deleted_at IS NULL;
CREATE INDEX booth_hall ON booth (hall_id) WHERE deleted_at IS NULL;

CREATE TABLE booth_holding (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booth_id     uuid NOT NULL REFERENCES booth,
  company_id   uuid NOT NULL REFERENCES company,
  edition      integer NOT NULL,
  origin       text NOT NULL CHECK (origin IN ('chosen', 'assigned')),
  taken_at     timestamptz NOT NULL DEFAULT now(),
  released_at  timestamptz
);
-- Two live holdings of a booth are impossible whatever the code does.
CREATE UNIQUE INDEX booth_holding_one_live ON booth_holding (booth_id) WHERE released_at IS NULL;
CREATE INDEX booth_holding_company ON booth_holding (company_id) WHERE released_at IS NULL;

CREATE TABLE selection_window (
  company_id  uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  batch       integer,
  starts_at   timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL,
  CHECK (ends_at > starts_at)
);
