-- Groups of exhibitors choose as one: a delegate takes a block of booths and divides it among the units.

CREATE TABLE group_delegate (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition     integer NOT NULL,
  group_type  text NOT NULL,
  group_name  text NOT NULL CHECK (group_name <> ''),
  company_id  uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  reason      text NOT NULL,
  set_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  set_by      uuid REFERENCES account,
  -- One more with each division, so that a second tab does not divide what it has not seen.
  version     integer NOT NULL DEFAULT 1,
  ended_at    timestamptz,
  ended_by    uuid REFERENCES account,
  end_reason  text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX group_delegate_one_live ON group_delegate (edition, group_type, group_name) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX group_delegate_one_per_company ON group_delegate (company_id) WHERE ended_at IS NULL;

CREATE INDEX group_unit_company ON group_unit (company_id) WHERE deleted_at IS NULL;
CREATE INDEX group_unit_group ON group_unit (group_type, group_name) WHERE deleted_at IS NULL;

-- Of which block a booth is, and from whose holding a unit got it when the block was divided.
ALTER TABLE booth_holding
  ADD COLUMN group_delegate_id  uuid REFERENCES group_delegate,
  ADD COLUMN divided_from       uuid REFERENCES booth_holding;
CREATE INDEX booth_holding_block ON booth_holding (group_delegate_id) WHERE group_delegate_id IS NOT NULL;
CREATE UNIQUE INDEX booth_holding_divided_once ON booth_holding (divided_from) WHERE divided_from IS NOT NULL;

-- For whom a delegate chooses besides itself: approved units of its group that asked for the same type of booth and have
-- none yet. Whoever is in two groups belongs to the one that had its delegate first, and a delegate belongs to its own.
CREATE VIEW block_member AS
SELECT DISTINCT company.id AS company_id, delegate.id AS group_delegate_id, delegate.company_id AS delegate_company_id
FROM group_delegate delegate
JOIN company leader ON leader.id = delegate.company_id AND leader.deleted_at IS NULL
JOIN booth_request wanted ON wanted.company_id = leader.id AND wanted.saved
JOIN group_unit unit ON unit.group_type = delegate.group_type AND unit.group_name = delegate.group_name
  AND unit.deleted_at IS NULL
JOIN company ON company.id = unit.company_id AND company.edition = delegate.edition AND company.deleted_at IS NULL
  AND company.review_state = 'approved' AND company.id <> leader.id
JOIN booth_request own ON own.company_id = company.id AND own.saved AND own.booth_type = wanted.booth_type
WHERE delegate.ended_at IS NULL
  AND NOT EXISTS (SELECT FROM booth_holding WHERE booth_holding.company_id = company.id AND released_at IS NULL)
  AND NOT EXISTS (SELECT FROM group_delegate other WHERE other.company_id = company.id AND other.ended_at IS NULL)
  AND NOT EXISTS (
    SELECT FROM group_unit elsewhere JOIN group_delegate earlier ON earlier.group_type = elsewhere.group_type
      AND earlier.group_name = elsewhere.group_name
    WHERE elsewhere.company_id = company.id AND elsewhere.deleted_at IS NULL AND earlier.ended_at IS NULL
      AND earlier.edition = delegate.edition AND (earlier.set_at, earlier.id) < (delegate.set_at, delegate.id))
  AND blacklisting_of(company.account_id) IS NULL;

ALTER TABLE selection_event DROP CONSTRAINT selection_event_action_check;
ALTER TABLE selection_event ADD CONSTRAINT selection_event_action_check CHECK (action IN
  ('choose', 'release', 'finish', 'confirm', 'return', 'move', 'swap', 'quota', 'accept', 'divide'));

-- A booth that a unit got from its group's block was neither let go of nor chosen.
CREATE OR REPLACE VIEW booth_log AS
SELECT event.id, event.at, event.action, event.company_id, event.reason, booth.id AS booth_id, booth.edition,
  booth.code AS booth_code, hall.code AS hall_code,
  coalesce(nullif(company.name_zh, ''), company.name_en, '') AS company_name,
  coalesce(actor.username, '') AS actor_name
FROM (
  SELECT id, booth_id, company_id, taken_at AS at, reason, taken_by AS actor_id,
    CASE WHEN divided_from IS NOT NULL THEN 'divide' WHEN origin = 'assigned' THEN 'assign' ELSE 'choose' END AS action
  FROM booth_holding
  UNION ALL
  SELECT md5(id::text || 'released')::uuid, booth_id, company_id, released_at, release_reason, released_by,
    CASE origin WHEN 'assigned' THEN 'unassign' ELSE 'release' END
  FROM booth_holding ended WHERE released_at IS NOT NULL
    AND (group_delegate_id IS NULL OR NOT EXISTS (SELECT FROM booth_holding WHERE divided_from = ended.id))
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
