import { useQuickElements } from './quick-elements.mjs';
import { useQuickErrors } from './quick-errors.mjs';
import { useQuickStyles } from './quick-styles.mjs';

/**
 * For tests in jsdom, whose own labels walk the whole page once for each label: on a form of fifty fields a look for
 * one by its name took a second.
 */
const isFor = (label, control) => {
  const id = label.getAttribute('for');
  return id === null ? label.contains(control) : id === control.id;
};

for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
  const Kind = globalThis[`HTML${name}Element`];
  // A test of what a server draws has no page.
  if (Kind === undefined) continue;
  Object.defineProperty(Kind.prototype, 'labels', {
    configurable: true,
    get() {
      if (this.type === 'hidden') return null;
      const labels = this.ownerDocument.getElementsByTagName('label');
      return Array.prototype.filter.call(labels, (label) => isFor(label, this));
    },
  });
}

useQuickElements();
useQuickErrors();
useQuickStyles();
