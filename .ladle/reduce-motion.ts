import { readChoices } from './story-choices';

const REDUCED = '(prefers-reduced-motion: reduce)';

declare global {
  interface Window {
    SC_DISABLE_SPEEDY?: boolean;
  }
}

/** Makes the page's own rules for reduced motion hold, since a page cannot ask the device for it. */
function reduceMotion(): void {
  // Styles then come through insertRule in development too.
  window.SC_DISABLE_SPEEDY = false;
  const insertRule = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return insertRule.call(
      this,
      rule.replace(/\(prefers-reduced-motion:\s*reduce\)/g, 'all'),
      index,
    );
  };
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(query === REDUCED ? 'all' : query);
}

if (readChoices(window.location.search).motion === 'reduced') reduceMotion();
