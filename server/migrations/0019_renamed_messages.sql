-- Imports keep the keys of what is wrong with their rows. The rules of fields and lists were renamed: an import that was
-- checked before must still say in words what is wrong.
UPDATE import_row SET
  cell_faults = regexp_replace(regexp_replace(cell_faults::text,
    '"referenceRule\.(required|choose|chooseCompany|date|dateOrder|rangeOrder)"', '"fieldRule.\1"', 'g'),
    '"reference(Rule)?\.', '"list\1.', 'g')::jsonb,
  faults = regexp_replace(regexp_replace(faults::text,
    '"referenceRule\.(required|choose|chooseCompany|date|dateOrder|rangeOrder)"', '"fieldRule.\1"', 'g'),
    '"reference(Rule)?\.', '"list\1.', 'g')::jsonb,
  warnings = regexp_replace(warnings::text, '"reference(Rule)?\.', '"list\1.', 'g')::jsonb
WHERE cell_faults::text LIKE '%"reference%' OR faults::text LIKE '%"reference%' OR warnings::text LIKE '%"reference%';
