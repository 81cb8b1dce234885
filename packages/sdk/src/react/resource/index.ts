'use client';
export {
  defineView,
  type FormGroup,
  type ResourceView,
  type TextStyle,
  type ViewAttribute,
} from './define-view';
export { deviceView } from './device.view';
export { groupView } from './group.view';
export { ResourceForm, type ResourceFormProps } from './form/resource-form';
export { type ResourceFormWords } from './form/form-words';
export { type SavedItem } from './form/use-save';
export { ResourceTable, type ResourceTableProps } from './table/resource-table';
export { type ResourceTableWords } from './table/table-words';
export { type TableItem } from './table/to-column';
