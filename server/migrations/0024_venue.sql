-- Halls as rows that people keep: who changed them, which version, in use or not, and gone without being lost.

ALTER TABLE hall
  ADD COLUMN usage       text NOT NULL DEFAULT 'open' CHECK (usage IN ('open', 'closed')),
  ADD COLUMN version     integer NOT NULL DEFAULT 1,
  ADD COLUMN deleted_at  timestamptz,
  ADD COLUMN created_at  timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN created_by  uuid REFERENCES account,
  ADD COLUMN updated_at  timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_by  uuid REFERENCES account,
  DROP CONSTRAINT hall_edition_code_key;
-- Named the same, however it is typed: booth numbers begin with it, and the site plan finds its halls by it.
CREATE UNIQUE INDEX hall_code_in_edition ON hall (edition, upper(code)) WHERE deleted_at IS NULL;
CREATE INDEX hall_order ON hall (edition, position, id) WHERE deleted_at IS NULL;
-- Whether anybody may see a picture is asked each time somebody wants to.
CREATE INDEX hall_background ON hall (background_file_id) WHERE background_file_id IS NOT NULL;
CREATE INDEX hall_changed ON hall (updated_at);

-- What a booth is, changed by hand, stands in its log beside what happened to it.
CREATE INDEX audit_entry_retype ON audit_entry (at) WHERE action = 'retype';
CREATE OR REPLACE VIEW booth_log AS
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
  UNION ALL
  -- Other entries name subjects that are no uuid, and conditions are met in no particular order.
  SELECT md5(id::text || 'retyped')::uuid, CASE action WHEN 'retype' THEN subject_id::uuid END, NULL, at,
    coalesce(after->>'reason', ''), actor_id, 'retype'
  FROM audit_entry WHERE action = 'retype'
) event
JOIN booth ON booth.id = event.booth_id
JOIN hall ON hall.id = booth.hall_id
LEFT JOIN company ON company.id = event.company_id
LEFT JOIN account actor ON actor.id = event.actor_id;
