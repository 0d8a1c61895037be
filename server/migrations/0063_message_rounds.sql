-- A message to a chosen circle of companies: who is meant stands when it begins, each gets it once, and it may be stopped.
CREATE TABLE message_round (
  id          uuid PRIMARY KEY,
  edition     integer NOT NULL,
  circle      text NOT NULL,
  area        text CHECK (area IN ('CHN', 'ENG')),
  text_zh     text NOT NULL,
  text_en     text NOT NULL,
  state       text NOT NULL CHECK (state IN ('running', 'stopped', 'done')),
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL DEFAULT now(),
  created_by  uuid NOT NULL REFERENCES account,
  settled_at  timestamptz
);

CREATE TABLE message_round_receiver (
  round_id    uuid NOT NULL REFERENCES message_round,
  company_id  uuid NOT NULL REFERENCES company,
  told_at     timestamptz,
  PRIMARY KEY (round_id, company_id)
);
CREATE INDEX message_round_waiting ON message_round_receiver (round_id, company_id) WHERE told_at IS NULL;
CREATE INDEX message_round_company ON message_round_receiver (company_id);
