-- Files the organiser offers to exhibitors, and who fetched them.

CREATE TABLE download (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  edition        integer NOT NULL,
  title_zh       text NOT NULL,
  title_en       text NOT NULL,
  audience       text NOT NULL CHECK (audience IN ('all', 'CHN', 'ENG')),
  reach          text NOT NULL CHECK (reach IN ('all', 'booths')),
  visible_from   date,
  visible_until  date,
  file_id        uuid REFERENCES stored_file,
  position       integer NOT NULL,
  version        integer NOT NULL DEFAULT 1,
  deleted_at     timestamptz,
  created_at     timestamptz NOT NULL DEFAULT now(),
  created_by     uuid REFERENCES account,
  updated_at     timestamptz NOT NULL DEFAULT now(),
  updated_by     uuid REFERENCES account,
  CHECK (visible_until >= visible_from)
);
CREATE INDEX download_order ON download (edition, position, id) WHERE deleted_at IS NULL;
CREATE INDEX download_file ON download (file_id) WHERE file_id IS NOT NULL;

CREATE TABLE download_fetch (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at           timestamptz NOT NULL DEFAULT clock_timestamp(),
  download_id  uuid NOT NULL REFERENCES download ON DELETE CASCADE,
  -- Which file it was then; an entry may get another one.
  file_id      uuid NOT NULL,
  account_id   uuid NOT NULL REFERENCES account,
  company_id   uuid REFERENCES company ON DELETE SET NULL
);
CREATE INDEX download_fetch_download ON download_fetch (download_id);

-- What companies show at the fair, apart from what they said when they signed up.
CREATE TABLE product_sheet (
  company_id  uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  version     integer NOT NULL DEFAULT 1,
  updated_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_by  uuid REFERENCES account
);

CREATE TABLE exhibit_product (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id     uuid NOT NULL REFERENCES product_sheet ON DELETE CASCADE,
  position       integer NOT NULL,
  category       text NOT NULL,
  is_new         boolean NOT NULL,
  name_zh        text NOT NULL,
  name_en        text NOT NULL,
  text_zh        text NOT NULL,
  text_en        text NOT NULL,
  image_file_id  uuid REFERENCES stored_file,
  UNIQUE (company_id, position)
);
