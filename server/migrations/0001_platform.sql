-- What no feature owns: settings, audit, limits, tickets, files, messages.

CREATE TABLE setting (
  key         text PRIMARY KEY,
  value       jsonb NOT NULL,
  version     integer NOT NULL DEFAULT 1,
  updated_at  timestamptz NOT NULL DEFAULT now(),
  updated_by  uuid
);

CREATE TABLE audit_entry (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at            timestamptz NOT NULL DEFAULT now(),
  actor_id      uuid,
  actor_name    text NOT NULL,
  action        text NOT NULL,
  subject_type  text NOT NULL,
  subject_id    text NOT NULL,
  before        jsonb,
  after         jsonb,
  address       text,
  request_id    text
);
CREATE INDEX audit_entry_subject ON audit_entry (subject_type, subject_id, id DESC);
CREATE INDEX audit_entry_at ON audit_entry (at);

-- Logs are append-only whatever the code does. Rows may leave only after the retention the law asks for (190 days).
CREATE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '190 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_log_change();
CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();

-- Counters of fixed windows. Losing them in a crash only forgives, so they need no write-ahead log.
CREATE UNLOGGED TABLE rate_window (
  key         text PRIMARY KEY,
  hits        integer NOT NULL,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX rate_window_expires_at ON rate_window (expires_at);

CREATE UNLOGGED TABLE captcha (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  answer_hash  bytea NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX captcha_expires_at ON captcha (expires_at);

CREATE TABLE verification_ticket (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  purpose     text NOT NULL,
  target      text NOT NULL,
  code_hash   bytea NOT NULL,
  tries_left  integer NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz
);
CREATE INDEX verification_ticket_expires_at ON verification_ticket (expires_at);

-- A file row exists before its blob is written and is `stored` only afterwards, so a crash leaves an orphan row
-- that the clean-up finds, never a row that promises a blob which is not there.
CREATE TABLE stored_file (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id       uuid,
  purpose        text NOT NULL,
  original_name  text NOT NULL,
  content_type   text NOT NULL,
  byte_size      integer NOT NULL,
  sha256         bytea NOT NULL,
  blob_key       text NOT NULL UNIQUE,
  thumbnail_key  text UNIQUE,
  stored         boolean NOT NULL DEFAULT false,
  claimed_at     timestamptz,
  created_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stored_file_owner ON stored_file (owner_id, purpose);
CREATE INDEX stored_file_unclaimed ON stored_file (created_at) WHERE claimed_at IS NULL;

CREATE TABLE outbox_message (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  channel      text NOT NULL CHECK (channel IN ('sms', 'mail')),
  recipient    text NOT NULL,
  template     text NOT NULL,
  subject      text NOT NULL DEFAULT '',
  body         text NOT NULL,
  -- Values that must not outlive delivery (codes, initial passwords). Emptied once sent, except in demo mode.
  secrets      jsonb,
  params       jsonb NOT NULL DEFAULT '{}',
  dedupe_key   text UNIQUE,
  status       text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
  attempts     integer NOT NULL DEFAULT 0,
  last_error   text,
  provider_id  text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  settled_at   timestamptz
);
CREATE INDEX outbox_message_recipient ON outbox_message (recipient, created_at DESC);
CREATE INDEX outbox_message_created_at ON outbox_message (created_at DESC);
