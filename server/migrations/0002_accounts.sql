-- Who may come in, and what they may do.

CREATE TABLE account (
  id                    uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username              text NOT NULL,
  password_hash         text NOT NULL,
  user_type             text NOT NULL CHECK (user_type IN ('CHN', 'ENG')),
  department            text NOT NULL CHECK (department IN ('administrator', 'exhibitor', 'staff')),
  real_name             text NOT NULL DEFAULT '',
  must_change_password  boolean NOT NULL DEFAULT false,
  disabled_at           timestamptz,
  created_at            timestamptz NOT NULL DEFAULT now(),
  updated_at            timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX account_username ON account (lower(username));

CREATE TABLE role (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  code         text NOT NULL UNIQUE,
  name_zh      text NOT NULL,
  name_en      text NOT NULL,
  permissions  text[] NOT NULL DEFAULT '{}'
);

CREATE TABLE account_role (
  account_id  uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  role_id     uuid NOT NULL REFERENCES role ON DELETE CASCADE,
  PRIMARY KEY (account_id, role_id)
);

CREATE TABLE session (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash       bytea NOT NULL UNIQUE,
  account_id       uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at       timestamptz NOT NULL DEFAULT now(),
  last_seen_at     timestamptz NOT NULL DEFAULT now(),
  idle_expires_at  timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL,
  ended_at         timestamptz,
  end_reason       text CHECK (end_reason IN ('logout', 'revoked')),
  address          text NOT NULL,
  user_agent       text NOT NULL DEFAULT ''
);
CREATE INDEX session_account ON session (account_id) WHERE ended_at IS NULL;
CREATE INDEX session_expires_at ON session (expires_at);

CREATE TABLE login_log (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at          timestamptz NOT NULL DEFAULT now(),
  username    text NOT NULL,
  account_id  uuid,
  method      text NOT NULL CHECK (method IN ('password', 'sms')),
  outcome     text NOT NULL,
  address     text NOT NULL,
  user_agent  text NOT NULL DEFAULT ''
);
CREATE INDEX login_log_username ON login_log (lower(username), id DESC);
CREATE INDEX login_log_at ON login_log (at DESC);
CREATE TRIGGER login_log_append_only BEFORE UPDATE OR DELETE ON login_log
  FOR EACH ROW EXECUTE FUNCTION refuse_log_change();
CREATE TRIGGER login_log_no_truncate BEFORE TRUNCATE ON login_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
