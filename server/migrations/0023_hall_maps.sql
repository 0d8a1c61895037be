-- What a plan tells beside where things stand, who keeps a booth back and why, and when a booth last changed.

ALTER TABLE hall
  ADD COLUMN background_file_id uuid REFERENCES stored_file,
  ADD COLUMN plan_version       integer NOT NULL DEFAULT 1,
  ADD COLUMN clear_height_m     numeric(5, 2) CHECK (clear_height_m > 0),
  ADD COLUMN floor_load_kg_m2   integer CHECK (floor_load_kg_m2 > 0),
  ADD COLUMN move_in_from       timestamptz,
  ADD COLUMN move_in_until      timestamptz,
  ADD COLUMN move_out_from      timestamptz,
  ADD COLUMN move_out_until     timestamptz,
  ADD CHECK (move_in_until > move_in_from),
  ADD CHECK (move_out_until > move_out_from);

ALTER TABLE booth
  -- What a service area is called in English; a company's booth goes by the company's own names.
  ADD COLUMN name_en     text NOT NULL DEFAULT '',
  ADD COLUMN changed_at  timestamptz NOT NULL DEFAULT now();
CREATE UNIQUE INDEX booth_code_in_edition ON booth (edition, upper(code)) WHERE deleted_at IS NULL;
CREATE INDEX booth_changed ON booth (changed_at);

-- By itself, so that no writer can forget it: a map that was not told of a change finds it by this.
CREATE FUNCTION mark_booth_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER booth_changed BEFORE UPDATE ON booth FOR EACH ROW EXECUTE FUNCTION mark_booth_changed();

-- A booth kept back for nobody in particular. One that has expired is listed; a person frees it.
CREATE TABLE booth_reservation (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booth_id     uuid NOT NULL REFERENCES booth,
  reason       text NOT NULL,
  expires_on   date,
  reserved_at  timestamptz NOT NULL DEFAULT now(),
  reserved_by  uuid REFERENCES account,
  released_at  timestamptz,
  released_by  uuid REFERENCES account,
  release_reason  text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX booth_reservation_one_live ON booth_reservation (booth_id) WHERE released_at IS NULL;
-- Booths that were kept back before reasons were written down.
INSERT INTO booth_reservation (booth_id, reason)
SELECT id, '预留' FROM booth WHERE status = 'bespoke' AND deleted_at IS NULL;

-- Who gave a booth and who took it back, and why; an exhibitor's own choice needs no reason.
ALTER TABLE booth_holding
  ADD COLUMN reason          text NOT NULL DEFAULT '',
  ADD COLUMN taken_by        uuid REFERENCES account,
  ADD COLUMN released_by     uuid REFERENCES account,
  ADD COLUMN release_reason  text NOT NULL DEFAULT '';
CREATE INDEX booth_holding_booth ON booth_holding (booth_id);
CREATE INDEX booth_reservation_booth ON booth_reservation (booth_id);

-- Everything that happened to booths, each with its moment.
CREATE VIEW booth_log AS
SELECT event.id, event.at, event.action, event.company_id, event.reason, booth.id AS booth_id, booth.edition,
  booth.code AS booth_code, hall.code AS hall_code,
  coalesce(nullif(company.name_zh, ''), company.name_en, '') AS company_name,
  coalesce(actor.username, '') AS actor_name
FROM (
  SELECT id, booth_id, company_id, taken_at AS at, reason, taken_by AS actor_id,
    CASE origin WHEN 'assigned' THEN 'assign' ELSE 'choose' END AS action
  FROM booth_holding
  UNION ALL
  SELECT md5(id::text || 'released')::uuid, booth_id, company_id, released_at, release_reason, released_by,
    CASE origin WHEN 'assigned' THEN 'unassign' ELSE 'release' END
  FROM booth_holding WHERE released_at IS NOT NULL
  UNION ALL
  SELECT id, booth_id, NULL, reserved_at, reason, reserved_by, 'reserve' FROM booth_reservation
  UNION ALL
  SELECT md5(id::text || 'released')::uuid, booth_id, NULL, released_at, release_reason, released_by, 'unreserve'
  FROM booth_reservation WHERE released_at IS NOT NULL
) event
JOIN booth ON booth.id = event.booth_id
JOIN hall ON hall.id = booth.hall_id
LEFT JOIN company ON company.id = event.company_id
LEFT JOIN account actor ON actor.id = event.actor_id;

-- Where the halls lie and what is between them. Shape checked by floorplan's schema.
CREATE TABLE site_plan (
  edition  integer PRIMARY KEY,
  plan     jsonb NOT NULL
);
