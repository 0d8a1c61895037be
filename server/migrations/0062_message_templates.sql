-- The organiser's own words for messages. What has no row here is worded as the product words it.
CREATE TABLE message_template (
  name        text PRIMARY KEY,
  subject_zh  text NOT NULL,
  subject_en  text NOT NULL,
  body_zh     text NOT NULL,
  body_en     text NOT NULL,
  version     integer NOT NULL DEFAULT 1
);

CREATE INDEX outbox_message_unsettled ON outbox_message (status, created_at DESC) WHERE status IN ('queued', 'failed');
