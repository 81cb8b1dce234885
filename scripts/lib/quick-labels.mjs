import { quickenElements } from './quick-elements.mjs';
import { quickenErrors } from './quick-errors.mjs';
import { quickenStyles } from './quick-styles.mjs';

/**
 * For tests in jsdom, whose own labels walk the whole page once for each label: on a form of fifty fields a look for
 * one by its name took a second.
 */
const isFor = (label, control) => {
  const id = label.getAttribute('for');
  return id === null ? label.contains(control) : id === control.id;
};

/** The labels of a page, found anew once something on it came or went. */
const known = new WeakMap();
function labelsOf(document) {
  let page = known.get(document);
  if (page === undefined) {
    page = {
      labels: undefined,
      observer: new globalThis.MutationObserver(() => (page.labels = undefined)),
    };
    page.observer.observe(document, { childList: true, subtree: true });
    known.set(document, page);
  }
  if (page.observer.takeRecords().length > 0) page.labels = undefined;
  return (page.labels ??= [...document.getElementsByTagName('label')]);
}

for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
  const Kind = globalThis[`HTML${name}Element`];
  // A test of what a server draws has no page; files that share a page share what watches it.
  if (Kind === undefined || 'knowsLabels' in Kind) continue;
  Object.defineProperty(Kind, 'knowsLabels', { value: true });
  Object.defineProperty(Kind.prototype, 'labels', {
    configurable: true,
    get() {
      if (this.type === 'hidden') return null;
      return labelsOf(this.ownerDocument).filter((label) => isFor(label, this));
    },
  });
}

quickenElements();
quickenErrors();
quickenStyles();
