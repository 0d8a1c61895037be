-- Getting back in: initial passwords, applications for a new mobile, a record of every code, menus.

-- Set with a password we sent; that password works once and only until then.
ALTER TABLE account ADD COLUMN initial_password_expires_at timestamptz;

CREATE TABLE phone_change_request (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id    uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  company_name  text NOT NULL,
  credit_code   text NOT NULL,
  old_mobile    text NOT NULL,
  new_mobile    text NOT NULL,
  state         text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'rejected', 'approved')),
  opinion       text NOT NULL DEFAULT '',
  reviewer_id   uuid REFERENCES account,
  reviewed_at   timestamptz,
  created_at    timestamptz NOT NULL DEFAULT now()
);
-- One application at a time per account, also when two tabs submit together.
CREATE UNIQUE INDEX phone_change_request_one_pending ON phone_change_request (account_id) WHERE state = 'pending';
CREATE INDEX phone_change_request_newest ON phone_change_request (created_at DESC);

CREATE TABLE code_log (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at       timestamptz NOT NULL DEFAULT now(),
  event    text NOT NULL CHECK (event IN ('sent', 'accepted', 'refused')),
  purpose  text NOT NULL,
  target   text NOT NULL,
  address  text NOT NULL
);
CREATE INDEX code_log_target ON code_log (target, id DESC);
CREATE TRIGGER code_log_append_only BEFORE UPDATE OR DELETE ON code_log
  FOR EACH ROW EXECUTE FUNCTION refuse_log_change();
CREATE TRIGGER code_log_no_truncate BEFORE TRUNCATE ON code_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();

-- Who or what caused a message, and from where.
ALTER TABLE outbox_message ADD COLUMN caused_by text NOT NULL DEFAULT 'system';
ALTER TABLE outbox_message ADD COLUMN address text NOT NULL DEFAULT '';

CREATE TABLE menu_resource (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  module      text NOT NULL CHECK (module IN ('exhibition', 'portal')),
  -- What the entry opens; a group opens nothing and is named by a word of its own.
  route       text NOT NULL,
  parent      text,
  position    integer NOT NULL,
  label_zh    text NOT NULL,
  label_en    text NOT NULL,
  icon        text NOT NULL DEFAULT '',
  permission  text,
  enabled     boolean NOT NULL DEFAULT true,
  UNIQUE (module, route)
);
