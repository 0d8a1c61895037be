-- Bank statements: what came in as the bank tells it, line by line, and which contracts a person booked it on.

CREATE TABLE statement_import (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition    integer NOT NULL,
  file_name  text NOT NULL,
  -- Lines the file brought, and those that had been imported before.
  taken      integer NOT NULL,
  known      integer NOT NULL,
  -- Rows about money that went out, or about none.
  skipped    integer NOT NULL,
  -- What could not be read, by row and column; the rest was taken all the same.
  faults     jsonb NOT NULL DEFAULT '[]',
  made_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  made_by    uuid NOT NULL REFERENCES account
);
CREATE INDEX statement_import_edition ON statement_import (edition, made_at);

CREATE TABLE statement_line (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  import_id   uuid NOT NULL REFERENCES statement_import,
  edition     integer NOT NULL,
  row_number  integer NOT NULL,
  paid_on     date NOT NULL,
  amount      bigint NOT NULL CHECK (amount > 0 AND amount <= 100000000000),
  currency    text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  payer       text NOT NULL DEFAULT '',
  remark      text NOT NULL DEFAULT '',
  reference   text NOT NULL DEFAULT '',
  -- The same transfer is taken once, in whichever file it stands. A SHA-256, since a remark may be longer than an index
  -- takes.
  identity    text NOT NULL UNIQUE,
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'booked', 'aside')),
  reason      text NOT NULL DEFAULT '',
  -- How often it was opened again, so that what was booked before does not keep it from being booked.
  round       integer NOT NULL DEFAULT 0,
  decided_at  timestamptz,
  decided_by  uuid REFERENCES account,
  CHECK ((state = 'open') = (decided_at IS NULL)),
  CHECK ((state = 'aside') = (reason <> ''))
);
CREATE INDEX statement_line_place ON statement_line (edition, state, paid_on, id);
CREATE INDEX statement_line_import ON statement_line (import_id);

-- Which entries a line became; one for each contract it was divided over.
CREATE TABLE statement_part (
  line_id      uuid NOT NULL REFERENCES statement_line,
  round        integer NOT NULL,
  contract_id  uuid NOT NULL REFERENCES contract,
  amount       bigint NOT NULL CHECK (amount > 0),
  entry_id     uuid NOT NULL UNIQUE REFERENCES ledger_entry,
  PRIMARY KEY (line_id, round, contract_id)
);
CREATE INDEX statement_part_contract ON statement_part (contract_id);

-- Invoices: what companies wish for, as their sign-up said it then, and what was issued for it.

CREATE TABLE invoice_wish (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contract_id  uuid NOT NULL REFERENCES contract,
  state        text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'issued', 'refused', 'withdrawn')),
  kind         text NOT NULL CHECK (kind IN ('special', 'ordinary', 'overseas')),
  details      jsonb NOT NULL,
  amount       bigint NOT NULL CHECK (amount > 0 AND amount <= 100000000000),
  remark       text NOT NULL DEFAULT '',
  asked_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  asked_by     uuid NOT NULL REFERENCES account,
  decided_at   timestamptz,
  decided_by   uuid REFERENCES account,
  reason       text NOT NULL DEFAULT '',
  CHECK ((state = 'open') = (decided_at IS NULL)),
  CHECK ((state = 'refused') = (reason <> ''))
);
CREATE UNIQUE INDEX invoice_wish_open ON invoice_wish (contract_id) WHERE state = 'open';
CREATE INDEX invoice_wish_contract ON invoice_wish (contract_id, asked_at);

CREATE TABLE invoice (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  wish_id        uuid NOT NULL UNIQUE REFERENCES invoice_wish,
  contract_id    uuid NOT NULL REFERENCES contract,
  number         text NOT NULL UNIQUE CHECK (number <> ''),
  issued_on      date NOT NULL,
  amount         bigint NOT NULL CHECK (amount > 0 AND amount <= 100000000000),
  file_id        uuid NOT NULL UNIQUE REFERENCES stored_file,
  issued_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  issued_by      uuid NOT NULL REFERENCES account,
  -- A red letter: it stays on record.
  cancelled_at   timestamptz,
  cancelled_by   uuid REFERENCES account,
  cancel_reason  text NOT NULL DEFAULT '',
  CHECK ((cancelled_at IS NULL) = (cancel_reason = ''))
);
CREATE INDEX invoice_contract ON invoice (contract_id);
