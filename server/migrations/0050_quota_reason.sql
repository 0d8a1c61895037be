-- Why the organiser gave a company what its quota does not have. The log of booths says it in a line of its own.
ALTER TABLE booth_holding ADD COLUMN quota_reason text NOT NULL DEFAULT '';

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
  SELECT md5(id::text || 'quota')::uuid, booth_id, company_id, taken_at, quota_reason, taken_by, 'outside-quota'
  FROM booth_holding WHERE quota_reason <> ''
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
