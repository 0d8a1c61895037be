-- A workbook is packed already; packing it once more while it is kept only takes time.
ALTER TABLE import_run ALTER COLUMN content SET STORAGE EXTERNAL;
