-- Contracts: classes with their price lists, templates in versions, the contracts themselves with everything that happened
-- to them, signatures, requests for changes, and the parts they are paid in. Amounts are whole numbers of the smallest unit.

CREATE TABLE contract_class (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition     integer NOT NULL,
  name_zh     text NOT NULL CHECK (name_zh <> ''),
  name_en     text NOT NULL CHECK (name_en <> ''),
  user_type   text NOT NULL CHECK (user_type IN ('CHN', 'ENG')),
  currency    text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  -- Prices, surcharges and discounts, as the domain's rule for them says.
  rules       jsonb NOT NULL,
  -- The first that is meant for a company and has all its prices is taken.
  position    integer NOT NULL,
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL DEFAULT now(),
  created_by  uuid REFERENCES account,
  updated_at  timestamptz NOT NULL DEFAULT now(),
  updated_by  uuid REFERENCES account,
  deleted_at  timestamptz
);
CREATE INDEX contract_class_live ON contract_class (edition, user_type, position) WHERE deleted_at IS NULL;

-- A save makes the next version; none ever changes, because contracts point at the one they were made from.
CREATE TABLE contract_template (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  class_id    uuid NOT NULL REFERENCES contract_class,
  language    text NOT NULL CHECK (language IN ('zh', 'en')),
  number      integer NOT NULL CHECK (number > 0),
  title       text NOT NULL CHECK (title <> ''),
  body        text NOT NULL CHECK (body <> ''),
  created_at  timestamptz NOT NULL DEFAULT now(),
  created_by  uuid REFERENCES account,
  UNIQUE (class_id, language, number)
);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% never changes', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER contract_template_kept BEFORE UPDATE OR DELETE ON contract_template
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Counted up in the transaction that takes the number, so that one that fails leaves no gap.
CREATE TABLE contract_number (
  edition  integer PRIMARY KEY,
  last     integer NOT NULL CHECK (last > 0)
);

-- Until now nothing in the product has written a contract, so there is none to carry over.
ALTER TABLE contract
  DROP CONSTRAINT contract_company_id_key,
  DROP CONSTRAINT contract_state_check,
  ADD CONSTRAINT contract_state_check CHECK (state IN
    ('drawnUp', 'sent', 'signed', 'returned', 'inForce', 'payment', 'paid', 'superseded', 'void')),
  ADD COLUMN edition          integer NOT NULL,
  ADD COLUMN class_id         uuid NOT NULL REFERENCES contract_class,
  ADD COLUMN template_id      uuid NOT NULL REFERENCES contract_template,
  ADD COLUMN language         text NOT NULL CHECK (language IN ('zh', 'en')),
  ADD COLUMN currency         text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  ADD COLUMN lines            jsonb NOT NULL,
  ADD COLUMN total            bigint NOT NULL CHECK (total >= 0),
  -- The company and the organiser as they were, how it is to be paid, and the text with everything filled in.
  ADD COLUMN party            jsonb NOT NULL,
  ADD COLUMN organiser        text NOT NULL,
  ADD COLUMN plan             jsonb NOT NULL,
  ADD COLUMN title            text NOT NULL,
  ADD COLUMN body             text NOT NULL,
  ADD COLUMN drawn_up_on      date NOT NULL,
  ADD COLUMN sign_by          date,
  ADD COLUMN amends_id        uuid REFERENCES contract,
  -- Why it was returned or made void; empty in every other state.
  ADD COLUMN reason           text NOT NULL DEFAULT '',
  ADD COLUMN sent_at          timestamptz,
  ADD COLUMN signed_at        timestamptz,
  ADD COLUMN countersigned_at timestamptz,
  ADD COLUMN countersigned_by uuid REFERENCES account,
  -- SHA-256 of the whole text as it was signed.
  ADD COLUMN document_sha256  text,
  ADD COLUMN sealed_file_id   uuid REFERENCES stored_file,
  ADD COLUMN sealed_sha256    text,
  ADD COLUMN sealed_at        timestamptz,
  ADD COLUMN version          integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_by       uuid REFERENCES account,
  ADD CONSTRAINT contract_sealed_whole CHECK ((sealed_file_id IS NULL) = (sealed_sha256 IS NULL)
    AND (sealed_file_id IS NULL) = (sealed_at IS NULL)),
  ADD CONSTRAINT contract_void_has_reason CHECK (state <> 'void' OR reason <> '');
-- One live contract for each company, and one amendment beside it, whatever the code does.
CREATE UNIQUE INDEX contract_one_live ON contract (company_id)
  WHERE amends_id IS NULL AND state NOT IN ('superseded', 'void');
CREATE UNIQUE INDEX contract_one_amendment ON contract (amends_id)
  WHERE amends_id IS NOT NULL AND state <> 'void';
CREATE INDEX contract_company ON contract (company_id);
CREATE INDEX contract_edition_state ON contract (edition, state);

-- The contract that binds a company now: an amendment takes the place of what it amends once that is superseded.
CREATE VIEW company_contract AS
SELECT DISTINCT ON (company_id) company_id, id, number, state FROM contract
WHERE state NOT IN ('superseded', 'void')
ORDER BY company_id, state IN ('inForce', 'payment', 'paid') DESC, created_at, id;

-- A booth is in one live contract only. What an amendment keeps of the one before becomes its own when that is superseded.
CREATE TABLE contract_booth (
  contract_id  uuid NOT NULL REFERENCES contract,
  booth_id     uuid NOT NULL REFERENCES booth,
  live         boolean NOT NULL DEFAULT true,
  PRIMARY KEY (contract_id, booth_id)
);
CREATE UNIQUE INDEX contract_booth_one_live ON contract_booth (booth_id) WHERE live;

CREATE TABLE contract_event (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id  uuid NOT NULL REFERENCES contract,
  at           timestamptz NOT NULL DEFAULT clock_timestamp(),
  event        text NOT NULL CHECK (event IN ('drawUp', 'revise', 'send', 'recall', 'sign', 'return', 'countersign', 'seal',
    'settle', 'reopen', 'supersede', 'void', 'request', 'withdraw', 'answer')),
  -- None for what the product does by itself.
  actor_id     uuid REFERENCES account,
  actor_name   text NOT NULL,
  reason       text NOT NULL DEFAULT '',
  details      jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX contract_event_contract ON contract_event (contract_id, id);
CREATE TRIGGER contract_event_append_only BEFORE UPDATE OR DELETE ON contract_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE contract_signature (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contract_id  uuid NOT NULL REFERENCES contract,
  kind         text NOT NULL CHECK (kind IN ('code', 'scan')),
  account_id   uuid NOT NULL REFERENCES account,
  signer_name  text NOT NULL CHECK (signer_name <> ''),
  signer_post  text NOT NULL DEFAULT '',
  authority    text NOT NULL CHECK (authority IN ('legalRepresentative', 'authorised')),
  signed_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  address      text NOT NULL,
  -- Where the code went, most of it hidden.
  sent_to      text NOT NULL DEFAULT '',
  text_sha256  text NOT NULL,
  -- One code signs once.
  ticket       uuid UNIQUE,
  scan_file_id uuid UNIQUE REFERENCES stored_file,
  CHECK ((kind = 'code') = (ticket IS NOT NULL) AND (kind = 'scan') = (scan_file_id IS NOT NULL))
);
CREATE INDEX contract_signature_contract ON contract_signature (contract_id, signed_at);
CREATE TRIGGER contract_signature_kept BEFORE UPDATE OR DELETE ON contract_signature
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE contract_request (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contract_id  uuid NOT NULL REFERENCES contract,
  text         text NOT NULL CHECK (text <> ''),
  state        text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'withdrawn', 'answered')),
  asked_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  asked_by     uuid NOT NULL REFERENCES account,
  answer       text NOT NULL DEFAULT '',
  closed_at    timestamptz,
  closed_by    uuid REFERENCES account,
  CHECK ((state = 'answered') = (answer <> ''))
);
CREATE UNIQUE INDEX contract_request_one_open ON contract_request (contract_id) WHERE state = 'open';
CREATE INDEX contract_request_contract ON contract_request (contract_id, asked_at);

CREATE TABLE contract_instalment (
  contract_id  uuid NOT NULL REFERENCES contract,
  number       integer NOT NULL CHECK (number > 0),
  share        integer NOT NULL CHECK (share > 0 AND share <= 10000),
  amount       bigint NOT NULL CHECK (amount >= 0),
  due_on       date NOT NULL,
  PRIMARY KEY (contract_id, number)
);
CREATE INDEX contract_instalment_due ON contract_instalment (due_on);
