import { computedAttribute } from '../../contract';
import { defineView } from './define-view';

/** View of computed attributes. */
export const computedAttributeView = /* @__PURE__ */ defineView(computedAttribute, {
  columns: ['description', 'attribute', 'type', 'expression', 'priority', 'lastError'],
  form: [['description', 'attribute', 'type', 'priority', 'expression']],
  styles: { expression: 'lines' },
});
