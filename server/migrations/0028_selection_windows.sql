-- When a company may choose its booths: one window per company and round, by whose word, and everything that was changed.

ALTER TABLE selection_window
  ADD COLUMN round   integer NOT NULL DEFAULT 1 CHECK (round > 0),
  ADD COLUMN set_at  timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN set_by  uuid REFERENCES account,
  ADD COLUMN source  text NOT NULL DEFAULT 'hand' CHECK (source IN ('hand', 'draw'));
UPDATE selection_window SET source = 'draw' WHERE batch IS NOT NULL;
ALTER TABLE selection_window DROP CONSTRAINT selection_window_pkey, ADD PRIMARY KEY (company_id, round);
CREATE INDEX selection_window_start ON selection_window (starts_at);

-- The window that counts for a company now: the one that is open, else the next, else the last. One row per company
-- however many rounds there are. By the clock itself, not by the moment a transaction began: whoever waited for a lock
-- past the end of a window is too late.
CREATE VIEW current_window AS
SELECT company.id AS company_id, current.round, current.batch, current.starts_at, current.ends_at, current.set_at,
  current.set_by, current.source
FROM company
CROSS JOIN LATERAL (
  SELECT own.* FROM selection_window own CROSS JOIN LATERAL (SELECT clock_timestamp() AS now) clock
  WHERE own.company_id = company.id
  ORDER BY CASE WHEN own.ends_at <= clock.now THEN 3 WHEN own.starts_at > clock.now THEN 2 ELSE 1 END,
    CASE WHEN own.starts_at > clock.now THEN own.starts_at END, own.ends_at DESC, own.round DESC
  LIMIT 1
) current;

CREATE TABLE selection_window_change (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at             timestamptz NOT NULL DEFAULT clock_timestamp(),
  company_id     uuid NOT NULL REFERENCES company,
  round          integer NOT NULL,
  action         text NOT NULL CHECK (action IN ('set', 'change', 'cancel')),
  source         text NOT NULL CHECK (source IN ('hand', 'draw')),
  starts_before  timestamptz,
  ends_before    timestamptz,
  starts_after   timestamptz,
  ends_after     timestamptz,
  reason         text NOT NULL DEFAULT '',
  actor_id       uuid REFERENCES account,
  CHECK ((action = 'set') = (starts_before IS NULL) AND (starts_before IS NULL) = (ends_before IS NULL)),
  CHECK ((action = 'cancel') = (starts_after IS NULL) AND (starts_after IS NULL) = (ends_after IS NULL))
);
CREATE INDEX selection_window_change_company ON selection_window_change (company_id, id);
CREATE INDEX selection_window_change_at ON selection_window_change (at);
CREATE TRIGGER selection_window_change_append_only BEFORE UPDATE OR DELETE ON selection_window_change
  FOR EACH ROW EXECUTE FUNCTION refuse_log_change();
CREATE TRIGGER selection_window_change_no_truncate BEFORE TRUNCATE ON selection_window_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();

CREATE VIEW window_log AS
SELECT change.id, change.at, change.action, change.source, change.round, change.starts_before, change.ends_before,
  change.starts_after, change.ends_after, change.reason, company.edition,
  coalesce(nullif(company.name_zh, ''), company.name_en) AS company_name, coalesce(actor.username, '') AS actor_name
FROM selection_window_change change
JOIN company ON company.id = change.company_id
LEFT JOIN account actor ON actor.id = change.actor_id;
