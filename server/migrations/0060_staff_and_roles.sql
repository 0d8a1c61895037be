-- Users, roles and what they may do, kept by the organiser.

-- The organiser's own departments, as a tree. No right follows from it.
CREATE TABLE org_unit (
  id         uuid PRIMARY KEY,
  parent_id  uuid REFERENCES org_unit,
  name_zh    text NOT NULL,
  name_en    text NOT NULL DEFAULT '',
  position   integer NOT NULL,
  version    integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX org_unit_name ON org_unit (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name_zh));

-- Of staff only: where they work and how colleagues reach them. Neither number nor mailbox opens an account.
ALTER TABLE account
  ADD COLUMN staff_unit_id uuid REFERENCES org_unit,
  ADD COLUMN staff_post text NOT NULL DEFAULT '',
  ADD COLUMN staff_mobile text NOT NULL DEFAULT '',
  ADD COLUMN staff_email text NOT NULL DEFAULT '',
  ADD COLUMN staff_version integer NOT NULL DEFAULT 1;
CREATE INDEX account_staff_unit ON account (staff_unit_id) WHERE staff_unit_id IS NOT NULL;
CREATE INDEX account_staff ON account (department) WHERE department <> 'exhibitor';

ALTER TABLE role
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE UNIQUE INDEX role_name_zh ON role (lower(name_zh));
CREATE INDEX account_role_role ON account_role (role_id);

-- Every key this fair has seen. A key that comes with a later version waits here, granted to nobody, until somebody who
-- may keep roles has decided on it.
CREATE TABLE permission_key (
  key         text PRIMARY KEY,
  decided_at  timestamptz,
  decided_by  uuid
);
INSERT INTO permission_key (key, decided_at)
SELECT key, now() FROM unnest(ARRAY[
  'industry/gradeList:add',
  'industry/gradeList:delete',
  'industry/gradeList:import',
  'industry/gradeList:edit',
  'council/membersList:add',
  'council/membersList:delete',
  'council/membersList:import',
  'council/membersList:edit',
  'member/unitsList:add',
  'member/unitsList:delete',
  'member/unitsList:import',
  'member/unitsList:edit',
  'blacklist/index:add',
  'blacklist/index:delete',
  'blacklist/index:edit',
  'prediction/exhprediction:edit',
  'prediction/exhprediction_approve:decide',
  'exhibitor/commentary:add',
  'exhibitor/commentary:delete',
  'exhibitor/commentary:edit',
  'booth/GearList:add',
  'booth/GearList:delete',
  'booth/GearList:edit',
  'messageboard/index:edit',
  'portal/question:list',
  'portal/question:add',
  'portal/question:delete',
  'portal/question:edit',
  'portal/contact:list',
  'portal/contact:edit',
  'portal/download:list',
  'portal/download:add',
  'portal/download:delete',
  'portal/download:edit',
  'log/index:list',
  'booth/positionDesign:assign',
  'booth/positionDesign:list',
  'booth/positionType:edit',
  'booth/select:confirm',
  'booth/select:onBehalf',
  'booth/select:quota',
  'booth/select:startStop',
  'booth/select:waiting',
  'booth/time:edit',
  'booth/typeChange:decide',
  'drawLots/drawLotsSetting:edit',
  'drawLots/drawLotsRecord:draw',
  'number/number_manage:edit',
  'undertaking/index:decide',
  'undertaking/index:edit',
  'undertaking/index:remind',
  'participants/gate:admit',
  'participants/participants_baseinfo:identity',
  'participants/participants_baseinfo:list',
  'participants/participants_baseinfo:print',
  'participants/participants_manage:decide',
  'coExhibitors/index:decide',
  'publication/index:decide',
  'publication/index:remind',
  'venue/plan:add',
  'venue/plan:delete',
  'venue/plan:edit',
  'contract/classify:edit',
  'contract/manage:countersign',
  'contract/manage:drawUp',
  'contract/manage:send',
  'contract/manage:void',
  'contract/set:edit',
  'financial/deferredPayment:propose',
  'financial/deferredPaymentApprove:decide',
  'financial/payment:check',
  'financial/payment:correct',
  'system/codelist:edit',
  'system/settings:edit'
]) AS key
WHERE EXISTS (SELECT FROM role);
