'use client';
export {
  defineView,
  type FormGroup,
  type ResourceView,
  type TextStyle,
  type ViewAttribute,
  type Warn,
} from './define-view';
export { deviceView } from './device.view';
export { calendarView } from './calendar.view';
export { commandView } from './command.view';
export { computedAttributeView } from './computed-attribute.view';
export { driverView } from './driver.view';
export { maintenanceView } from './maintenance.view';
export { useBulk, type Bulk } from './form/bulk/use-bulk';
export { type BulkAsked, type BulkOptions } from './form/bulk/bulk-options';
export { bulkGeofenceView, bulkRuleView, bulkUserView } from './form/bulk/bulk-views';
export { useDeviceBulk } from './form/bulk/use-device-bulk';
export { useSave } from './form/use-save';
export { useFormWords } from './form/use-form-words';
export { groupView } from './group.view';
export { apiKeyView } from './api-key.view';
export { invitationView } from './invitation.view';
export { contractView } from './billing-contract.view';
export { resellerView } from './reseller.view';
export { webhookView } from './webhook.view';
export { shareView } from './share.view';
export { userView } from './user.view';
export { ownUserFormView, userFormView } from './form/user/user-form';
export { toFieldItem } from './form/fields/field-form';
export { useFieldSave } from './form/fields/use-field-save';
export { ReferencesField, type ReferencesFieldProps } from './form/references-field';
export {
  type FillOthers,
  type OwnField,
  type OwnFieldProps,
  type OwnFields,
} from './form/own-field';
export { type FieldProblem } from './form/find-errors';
export { ResourceForm } from './form/resource-form';
export type { ResourceFormProps } from './form/resource-form-props';
export { type Save, type SavedItem } from './form/use-save';
export { ResourceTable, type ResourceTableProps } from './table/resource-table';
export { type TableItem } from './table/to-column';
export { ResourceWords } from './words/resource-words';
export { useFieldWords, type FieldWords } from './words/use-field-words';
export { useMemberWords, type MemberWords } from './words/use-member-words';
export { useThingWords, type ThingWords } from './words/use-thing-words';
export { ruleView, toRuleItem } from './form/rule/rule-form';
export { useRuleSave } from './form/rule/use-rule-save';
export { accountView, serverView, toSettingsItem } from './form/settings/settings-form';
export { useSettingsSave } from './form/settings/use-settings-save';
export { useTableLabels } from './words/use-table-labels';
export { useTreeLabels } from './words/use-tree-labels';
export { useUnsavedWords } from './words/use-unsaved-words';
