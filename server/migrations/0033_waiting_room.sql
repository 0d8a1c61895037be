-- The room before the login: who waits to have a password checked, in which order, and who was called. No password is here.

CREATE TABLE login_ticket (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The order of coming, whichever process somebody came to.
  arrival      bigint GENERATED ALWAYS AS IDENTITY,
  -- As typed, in small letters. Nobody has asked yet whether there is such an account.
  username     text NOT NULL,
  network      text NOT NULL,
  has_pass     boolean NOT NULL,
  joined_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Whoever no longer asks is passed over, and keeps the place for a while.
  seen_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  called_at    timestamptz,
  -- The process that has room for them.
  called_by    uuid,
  -- The picture was solved on joining: it counts for one try, and the next one needs another.
  picture_used boolean NOT NULL DEFAULT false,
  ended_at     timestamptz,
  CHECK ((called_at IS NULL) = (called_by IS NULL))
);
-- One place for a name, on however many devices.
CREATE UNIQUE INDEX login_ticket_one_per_name ON login_ticket (username) WHERE ended_at IS NULL;
CREATE INDEX login_ticket_network ON login_ticket (network) WHERE ended_at IS NULL;
CREATE INDEX login_ticket_waiting ON login_ticket (arrival) WHERE ended_at IS NULL AND called_at IS NULL;
CREATE INDEX login_ticket_called ON login_ticket (called_at) WHERE called_at IS NOT NULL;

-- Sent with the notice of a window: whoever comes by that link is called before those who come by themselves.
CREATE TABLE login_pass (
  token_hash  bytea PRIMARY KEY,
  username    text NOT NULL,
  valid_until timestamptz NOT NULL
);
