-- A company's sign-up for one edition of the fair, section by section.

CREATE TABLE company (
  id                   uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id           uuid NOT NULL REFERENCES account,
  edition              integer NOT NULL,
  name_zh              text NOT NULL DEFAULT '',
  name_en              text NOT NULL DEFAULT '',
  short_name_zh        text NOT NULL DEFAULT '',
  short_name_en        text NOT NULL DEFAULT '',
  former_name          text NOT NULL DEFAULT '',
  registered_address   text NOT NULL DEFAULT '',
  contact_name         text NOT NULL DEFAULT '',
  contact_mobile       text NOT NULL DEFAULT '',
  backup_name          text NOT NULL DEFAULT '',
  backup_mobile        text NOT NULL DEFAULT '',
  mailing_name         text NOT NULL DEFAULT '',
  mailing_mobile       text NOT NULL DEFAULT '',
  mailing_province     text NOT NULL DEFAULT '',
  mailing_city         text NOT NULL DEFAULT '',
  mailing_detail       text NOT NULL DEFAULT '',
  invoice_address      text NOT NULL DEFAULT '',
  office_phone         text NOT NULL DEFAULT '',
  office_extension     text NOT NULL DEFAULT '',
  fax                  text NOT NULL DEFAULT '',
  website              text NOT NULL DEFAULT '',
  recovery_email       text NOT NULL DEFAULT '',
  email                text NOT NULL DEFAULT '',
  wechat               text NOT NULL DEFAULT '',
  postal_code          text NOT NULL DEFAULT '',
  licence_file_id      uuid REFERENCES stored_file,
  sign_up_file_id      uuid REFERENCES stored_file,
  basics_saved         boolean NOT NULL DEFAULT false,
  data_state           text NOT NULL DEFAULT 'draft' CHECK (data_state IN ('draft', 'submitted', 'rejected')),
  review_state         text CHECK (review_state IN ('awaiting', 'rejected', 'approved', 'started', 'second')),
  review_remark        text NOT NULL DEFAULT '',
  reviewed_by          uuid REFERENCES account,
  reviewed_at          timestamptz,
  registration_number  text UNIQUE,
  submitted_at         timestamptz,
  deleted_at           timestamptz,
  created_at           timestamptz NOT NULL DEFAULT now(),
  created_by           uuid,
  updated_at           timestamptz NOT NULL DEFAULT now(),
  updated_by           uuid
);
CREATE UNIQUE INDEX company_one_per_account_and_edition ON company (account_id, edition) WHERE deleted_at IS NULL;
CREATE INDEX company_states ON company (edition, data_state, review_state) WHERE deleted_at IS NULL;

CREATE TABLE invoice_profile (
  company_id    uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  edition       integer NOT NULL,
  invoice_type  text NOT NULL DEFAULT 'special' CHECK (invoice_type IN ('special', 'ordinary', 'overseas')),
  title         text NOT NULL DEFAULT '',
  credit_code   text,
  address       text NOT NULL DEFAULT '',
  contact       text NOT NULL DEFAULT '',
  area_code     text NOT NULL DEFAULT '',
  phone         text NOT NULL DEFAULT '',
  fax           text NOT NULL DEFAULT '',
  bank          text NOT NULL DEFAULT '',
  bank_account  text NOT NULL DEFAULT '',
  saved         boolean NOT NULL DEFAULT false,
  deleted_at    timestamptz,
  updated_at    timestamptz NOT NULL DEFAULT now(),
  updated_by    uuid
);
CREATE UNIQUE INDEX invoice_profile_credit_code ON invoice_profile (edition, credit_code)
  WHERE credit_code IS NOT NULL AND deleted_at IS NULL;

CREATE TABLE qualification_survey (
  company_id            uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  company_nature        text NOT NULL DEFAULT '',
  overseas_agent        boolean,
  overseas_brand        text NOT NULL DEFAULT '',
  invention_patents     integer,
  utility_patents       integer,
  design_patents        integer,
  high_tech             boolean,
  high_tech_level       text NOT NULL DEFAULT '',
  product_categories    text[] NOT NULL DEFAULT '{}',
  credit_rated          boolean,
  credit_grade          text NOT NULL DEFAULT '',
  certifications        text[] NOT NULL DEFAULT '{}',
  other_certification   text NOT NULL DEFAULT '',
  saved                 boolean NOT NULL DEFAULT false,
  updated_at            timestamptz NOT NULL DEFAULT now(),
  updated_by            uuid
);

CREATE TABLE scale_survey (
  company_id             uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  region                 text NOT NULL DEFAULT '',
  years_established      text NOT NULL DEFAULT '',
  paid_in_capital        text NOT NULL DEFAULT '',
  revenue_scale          text NOT NULL DEFAULT '',
  staff_scale            text NOT NULL DEFAULT '',
  intellectual_property  text NOT NULL DEFAULT '',
  research_share         text NOT NULL DEFAULT '',
  bad_record             text NOT NULL DEFAULT '',
  responsibility_report  text NOT NULL DEFAULT '',
  domestic_fairs         integer,
  foreign_fairs          integer,
  saved                  boolean NOT NULL DEFAULT false,
  updated_at             timestamptz NOT NULL DEFAULT now(),
  updated_by             uuid
);

CREATE TABLE company_intro (
  company_id    uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  intro_zh      text NOT NULL DEFAULT '',
  intro_en      text NOT NULL DEFAULT '',
  logo_file_id  uuid REFERENCES stored_file,
  saved         boolean NOT NULL DEFAULT false,
  updated_at    timestamptz NOT NULL DEFAULT now(),
  updated_by    uuid
);

CREATE TABLE product_intro (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id     uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  position       integer NOT NULL,
  category       text NOT NULL DEFAULT '',
  intro_zh       text NOT NULL DEFAULT '',
  intro_en       text NOT NULL DEFAULT '',
  image_file_id  uuid REFERENCES stored_file,
  UNIQUE (company_id, position) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE booth_request (
  company_id       uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  exhibit_type     text NOT NULL DEFAULT '',
  booth_type       text NOT NULL DEFAULT '',
  standard_booths  integer NOT NULL DEFAULT 0 CHECK (standard_booths >= 0),
  indoor_area      integer NOT NULL DEFAULT 0 CHECK (indoor_area >= 0),
  outdoor_area     integer NOT NULL DEFAULT 0 CHECK (outdoor_area >= 0),
  saved            boolean NOT NULL DEFAULT false,
  updated_at       timestamptz NOT NULL DEFAULT now(),
  updated_by       uuid
);

-- What an account held at earlier editions, as counted when that edition closed.
CREATE TABLE booth_history (
  account_id       uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  edition          integer NOT NULL,
  standard_booths  integer NOT NULL DEFAULT 0,
  raw_area         numeric(8, 2) NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, edition)
);
