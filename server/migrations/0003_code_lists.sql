-- Choices offered in forms. Items are disabled, never deleted, once something refers to them.

CREATE TABLE code_item (
  list             text NOT NULL,
  value            text NOT NULL,
  parent           text,
  position         integer NOT NULL,
  name_zh          text NOT NULL,
  name_en          text NOT NULL,
  enabled          boolean NOT NULL DEFAULT true,
  -- Shown where it occurs, never offered for choice: in forms, in the designer.
  form_hidden      boolean NOT NULL DEFAULT false,
  designer_hidden  boolean NOT NULL DEFAULT false,
  PRIMARY KEY (list, value),
  FOREIGN KEY (list, parent) REFERENCES code_item (list, value) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX code_item_order ON code_item (list, parent, position);
