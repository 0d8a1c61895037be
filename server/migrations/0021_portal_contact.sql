-- How to reach the organiser, as the portal says it. One row, there from the start: people fill it in and change it.

CREATE TABLE portal_contact (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organiser_zh  text NOT NULL DEFAULT '',
  organiser_en  text NOT NULL DEFAULT '',
  address_zh    text NOT NULL DEFAULT '',
  address_en    text NOT NULL DEFAULT '',
  hours_zh      text NOT NULL DEFAULT '',
  hours_en      text NOT NULL DEFAULT '',
  phone         text NOT NULL DEFAULT '',
  fax           text NOT NULL DEFAULT '',
  email         text NOT NULL DEFAULT '',
  postcode      text NOT NULL DEFAULT '',
  wechat        text NOT NULL DEFAULT '',
  state         text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published', 'withdrawn')),
  published_at  timestamptz,
  published_by  uuid REFERENCES account,
  -- When its words were last changed while it could be read.
  revised_at    timestamptz,
  version       integer NOT NULL DEFAULT 1,
  deleted_at    timestamptz CHECK (deleted_at IS NULL),
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    uuid REFERENCES account,
  updated_at    timestamptz NOT NULL DEFAULT now(),
  updated_by    uuid REFERENCES account,
  -- A language is there as a whole or not at all; of what is published, one of them is there.
  CHECK ((organiser_zh = '') = (address_zh = '') AND (organiser_en = '') = (address_en = '')),
  CHECK (state = 'draft' OR published_at IS NOT NULL),
  CHECK (state <> 'published' OR organiser_zh || organiser_en <> '')
);
CREATE UNIQUE INDEX portal_contact_single ON portal_contact ((true));

INSERT INTO portal_contact DEFAULT VALUES;
