-- Why an amendment was drawn up, as its text says; empty for every other contract. And a code that is printed on the sealed
-- paper, by which anybody can ask whether it is genuine without being told anything they do not hold already.

ALTER TABLE contract
  ADD COLUMN amend_reason text NOT NULL DEFAULT '',
  ADD COLUMN check_code   text UNIQUE,
  ADD CONSTRAINT contract_amendment_has_reason CHECK ((amends_id IS NULL) = (amend_reason = ''));
CREATE UNIQUE INDEX contract_sealed_sha256 ON contract (sealed_sha256);

-- A booth its company gave up follows the money of nobody; that contract no longer keeps it from another one.
UPDATE contract_booth SET live = false FROM contract
WHERE contract.id = contract_booth.contract_id AND contract_booth.live
  AND NOT EXISTS (SELECT FROM booth_holding holding WHERE holding.booth_id = contract_booth.booth_id
    AND holding.company_id = contract.company_id AND holding.released_at IS NULL);
