-- The change log is searched by who did it.
CREATE INDEX audit_entry_grams ON audit_entry USING gin (grams(actor_name));
