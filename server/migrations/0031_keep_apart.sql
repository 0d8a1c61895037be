-- Companies that wish not to stand beside each other. A wish warns whoever confirms or places; it refuses nothing.
CREATE TABLE keep_apart (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id  uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  other_id    uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  reason      text NOT NULL,
  set_at      timestamptz NOT NULL DEFAULT now(),
  set_by      uuid REFERENCES account,
  ended_at    timestamptz,
  ended_by    uuid REFERENCES account,
  CHECK (company_id <> other_id)
);
-- Whichever of the two said it, it is one wish.
CREATE UNIQUE INDEX keep_apart_one_live ON keep_apart (least(company_id, other_id), greatest(company_id, other_id))
  WHERE ended_at IS NULL;
CREATE INDEX keep_apart_company ON keep_apart (company_id) WHERE ended_at IS NULL;
CREATE INDEX keep_apart_other ON keep_apart (other_id) WHERE ended_at IS NULL;

-- Everything anybody tried, in the words of a log. What was done has the outcome 'done', what was not the rule that refused.
CREATE VIEW selection_log AS
SELECT event.id, event.at, event.edition, event.action, event.reason,
  CASE event.refused_by WHEN '' THEN 'done' ELSE event.refused_by END AS outcome,
  coalesce(nullif(company.name_zh, ''), company.name_en) AS company_name,
  coalesce((SELECT string_agg(booth.code, ' ' ORDER BY booth.code) FROM booth WHERE booth.id = ANY(event.booth_ids)), '')
    AS booth_codes,
  coalesce(actor.username, '') AS actor_name
FROM selection_event event
JOIN company ON company.id = event.company_id
LEFT JOIN account actor ON actor.id = event.actor_id;
