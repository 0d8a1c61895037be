-- Menu entries come from the product's screens; what the organiser has changed about one is marked and stays, and the rest
-- follows the product from version to version.
ALTER TABLE menu_resource
  ADD COLUMN own_words boolean NOT NULL DEFAULT false,
  ADD COLUMN own_icon boolean NOT NULL DEFAULT false,
  ADD COLUMN own_place boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
