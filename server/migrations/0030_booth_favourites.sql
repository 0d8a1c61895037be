-- Booths a company marked for itself before its window opens. They are nobody else's business and promise nothing.
CREATE TABLE booth_favourite (
  company_id  uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  booth_id    uuid NOT NULL REFERENCES booth ON DELETE CASCADE,
  at          timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, booth_id)
);
CREATE INDEX booth_favourite_booth ON booth_favourite (booth_id);
