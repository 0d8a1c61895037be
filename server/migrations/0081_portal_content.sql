-- The content of the portal: what editors have at hand. What is read stands in row_version.

CREATE TABLE portal_welcome (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  speaker_zh text NOT NULL DEFAULT '',
  speaker_en text NOT NULL DEFAULT '',
  office_zh text NOT NULL DEFAULT '',
  office_en text NOT NULL DEFAULT '',
  portrait uuid REFERENCES stored_file,
  portrait_alt_zh text NOT NULL DEFAULT '',
  portrait_alt_en text NOT NULL DEFAULT '',
  body jsonb NOT NULL DEFAULT '[]',
  position integer NOT NULL
);
CALL add_publishing('portal_welcome');

CREATE TABLE portal_feature (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  figure_zh text NOT NULL DEFAULT '',
  figure_en text NOT NULL DEFAULT '',
  summary_zh text NOT NULL DEFAULT '',
  summary_en text NOT NULL DEFAULT '',
  picture uuid REFERENCES stored_file,
  picture_alt_zh text NOT NULL DEFAULT '',
  picture_alt_en text NOT NULL DEFAULT '',
  position integer NOT NULL
);
CALL add_publishing('portal_feature');

CREATE TABLE portal_date (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  audience text,
  begins_at timestamptz,
  ends_by timestamptz,
  remark_zh text NOT NULL DEFAULT '',
  remark_en text NOT NULL DEFAULT ''
);
CALL add_publishing('portal_date');

CREATE TABLE portal_guide (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  topic text,
  picture uuid REFERENCES stored_file,
  picture_alt_zh text NOT NULL DEFAULT '',
  picture_alt_en text NOT NULL DEFAULT '',
  body jsonb NOT NULL DEFAULT '[]',
  position integer NOT NULL
);
CALL add_publishing('portal_guide');

CREATE TABLE portal_payment_method (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  method text,
  holder_zh text NOT NULL DEFAULT '',
  holder_en text NOT NULL DEFAULT '',
  bank_zh text NOT NULL DEFAULT '',
  bank_en text NOT NULL DEFAULT '',
  account text NOT NULL DEFAULT '',
  swift text NOT NULL DEFAULT '',
  body jsonb NOT NULL DEFAULT '[]',
  position integer NOT NULL
);
CALL add_publishing('portal_payment_method');

CREATE TABLE portal_application_step (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  period_zh text NOT NULL DEFAULT '',
  period_en text NOT NULL DEFAULT '',
  body jsonb NOT NULL DEFAULT '[]',
  position integer NOT NULL
);
CALL add_publishing('portal_application_step');

CREATE TABLE portal_rule (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  number text NOT NULL DEFAULT '',
  effective_on date,
  body jsonb NOT NULL DEFAULT '[]',
  position integer NOT NULL
);
CALL add_publishing('portal_rule');

CREATE TABLE portal_notice (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  audience text,
  issued_on date,
  important boolean,
  body jsonb NOT NULL DEFAULT '[]'
);
CALL add_publishing('portal_notice');

CREATE TABLE portal_operator (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name_zh text NOT NULL DEFAULT '',
  name_en text NOT NULL DEFAULT '',
  halls_zh text NOT NULL DEFAULT '',
  halls_en text NOT NULL DEFAULT '',
  scope_zh text NOT NULL DEFAULT '',
  scope_en text NOT NULL DEFAULT '',
  contact_zh text NOT NULL DEFAULT '',
  contact_en text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  logo uuid REFERENCES stored_file,
  logo_alt_zh text NOT NULL DEFAULT '',
  logo_alt_en text NOT NULL DEFAULT '',
  body jsonb NOT NULL DEFAULT '[]',
  position integer NOT NULL
);
CALL add_publishing('portal_operator');

CREATE TABLE portal_forwarder (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name_zh text NOT NULL DEFAULT '',
  name_en text NOT NULL DEFAULT '',
  scope_zh text NOT NULL DEFAULT '',
  scope_en text NOT NULL DEFAULT '',
  contact_zh text NOT NULL DEFAULT '',
  contact_en text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  logo uuid REFERENCES stored_file,
  logo_alt_zh text NOT NULL DEFAULT '',
  logo_alt_en text NOT NULL DEFAULT '',
  position integer NOT NULL
);
CALL add_publishing('portal_forwarder');

CREATE TABLE portal_provider (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name_zh text NOT NULL DEFAULT '',
  name_en text NOT NULL DEFAULT '',
  category text,
  scope_zh text NOT NULL DEFAULT '',
  scope_en text NOT NULL DEFAULT '',
  contact_zh text NOT NULL DEFAULT '',
  contact_en text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  logo uuid REFERENCES stored_file,
  logo_alt_zh text NOT NULL DEFAULT '',
  logo_alt_en text NOT NULL DEFAULT '',
  position integer NOT NULL
);
CALL add_publishing('portal_provider');

CREATE TABLE portal_resource (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  category text,
  summary_zh text NOT NULL DEFAULT '',
  summary_en text NOT NULL DEFAULT '',
  link text NOT NULL DEFAULT '',
  picture uuid REFERENCES stored_file,
  picture_alt_zh text NOT NULL DEFAULT '',
  picture_alt_en text NOT NULL DEFAULT '',
  position integer NOT NULL
);
CALL add_publishing('portal_resource');

CREATE TABLE portal_link (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  link text NOT NULL DEFAULT '',
  logo uuid REFERENCES stored_file,
  logo_alt_zh text NOT NULL DEFAULT '',
  logo_alt_en text NOT NULL DEFAULT '',
  position integer NOT NULL
);
CALL add_publishing('portal_link');

CREATE TABLE portal_partner (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  level text,
  link text NOT NULL DEFAULT '',
  logo uuid REFERENCES stored_file,
  logo_alt_zh text NOT NULL DEFAULT '',
  logo_alt_en text NOT NULL DEFAULT '',
  position integer NOT NULL
);
CALL add_publishing('portal_partner');

CREATE TABLE portal_news (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  category text,
  shown_on date,
  pinned boolean,
  summary_zh text NOT NULL DEFAULT '',
  summary_en text NOT NULL DEFAULT '',
  cover uuid REFERENCES stored_file,
  cover_alt_zh text NOT NULL DEFAULT '',
  cover_alt_en text NOT NULL DEFAULT '',
  body jsonb NOT NULL DEFAULT '[]',
  source_zh text NOT NULL DEFAULT '',
  source_en text NOT NULL DEFAULT '',
  source_link text NOT NULL DEFAULT ''
);
CALL add_publishing('portal_news');

CREATE TABLE portal_highlight (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title_zh text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  taken_on date,
  picture uuid REFERENCES stored_file,
  picture_alt_zh text NOT NULL DEFAULT '',
  picture_alt_en text NOT NULL DEFAULT '',
  summary_zh text NOT NULL DEFAULT '',
  summary_en text NOT NULL DEFAULT '',
  video text NOT NULL DEFAULT '',
  position integer NOT NULL
);
CALL add_publishing('portal_highlight');

CREATE TABLE portal_hotel (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name_zh text NOT NULL DEFAULT '',
  name_en text NOT NULL DEFAULT '',
  stars text,
  distance numeric(6, 2),
  price integer,
  phone text NOT NULL DEFAULT '',
  address_zh text NOT NULL DEFAULT '',
  address_en text NOT NULL DEFAULT '',
  map_point text NOT NULL DEFAULT '',
  booking text NOT NULL DEFAULT '',
  agreed boolean,
  photo uuid REFERENCES stored_file,
  photo_alt_zh text NOT NULL DEFAULT '',
  photo_alt_en text NOT NULL DEFAULT '',
  summary_zh text NOT NULL DEFAULT '',
  summary_en text NOT NULL DEFAULT '',
  position integer NOT NULL
);
CALL add_publishing('portal_hotel');

CREATE TABLE portal_restaurant (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name_zh text NOT NULL DEFAULT '',
  name_en text NOT NULL DEFAULT '',
  cuisine text,
  distance numeric(6, 2),
  price integer,
  phone text NOT NULL DEFAULT '',
  address_zh text NOT NULL DEFAULT '',
  address_en text NOT NULL DEFAULT '',
  map_point text NOT NULL DEFAULT '',
  hours_zh text NOT NULL DEFAULT '',
  hours_en text NOT NULL DEFAULT '',
  photo uuid REFERENCES stored_file,
  photo_alt_zh text NOT NULL DEFAULT '',
  photo_alt_en text NOT NULL DEFAULT '',
  summary_zh text NOT NULL DEFAULT '',
  summary_en text NOT NULL DEFAULT '',
  position integer NOT NULL
);
CALL add_publishing('portal_restaurant');

-- One entry, there from the start.
CREATE TABLE portal_base (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_name_zh text NOT NULL DEFAULT '',
  site_name_en text NOT NULL DEFAULT '',
  tagline_zh text NOT NULL DEFAULT '',
  tagline_en text NOT NULL DEFAULT '',
  opens_on date,
  closes_on date,
  venue_zh text NOT NULL DEFAULT '',
  venue_en text NOT NULL DEFAULT '',
  logo uuid REFERENCES stored_file,
  logo_alt_zh text NOT NULL DEFAULT '',
  logo_alt_en text NOT NULL DEFAULT '',
  hero uuid REFERENCES stored_file,
  hero_alt_zh text NOT NULL DEFAULT '',
  hero_alt_en text NOT NULL DEFAULT '',
  blocks text[] NOT NULL DEFAULT '{}',
  visitor_registration text NOT NULL DEFAULT '',
  footer_zh text NOT NULL DEFAULT '',
  footer_en text NOT NULL DEFAULT '',
  record_number text NOT NULL DEFAULT '',
  privacy jsonb NOT NULL DEFAULT '[]',
  accessibility jsonb NOT NULL DEFAULT '[]'
);
CALL add_publishing('portal_base');
ALTER TABLE portal_base ADD CHECK (deleted_at IS NULL);
CREATE UNIQUE INDEX portal_base_single ON portal_base ((true));
INSERT INTO portal_base DEFAULT VALUES;

-- One entry, there from the start.
CREATE TABLE portal_column (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  entries jsonb NOT NULL DEFAULT '[]'
);
CALL add_publishing('portal_column');
ALTER TABLE portal_column ADD CHECK (deleted_at IS NULL);
CREATE UNIQUE INDEX portal_column_single ON portal_column ((true));
INSERT INTO portal_column DEFAULT VALUES;
