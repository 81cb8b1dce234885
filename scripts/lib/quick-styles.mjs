/**
 * For tests in jsdom, whose own `getComputedStyle` reads all rules of all sheets and writes down every property for each
 * element it is asked about: a look for something by its role asks about hundreds, and only whether they are shown. What
 * says that is found among the rules that speak of it; whoever asks for more gets jsdom's own answer.
 */
/** The properties that are asked for in crowds, and what each is where no rule says anything. */
const INITIAL = {
  display: 'inline',
  visibility: 'visible',
  opacity: '1',
  'pointer-events': 'auto',
};
const PROPERTIES = Object.keys(INITIAL);
const NAMES = new Map([
  ...PROPERTIES.map((name) => [name, name]),
  ['pointerEvents', 'pointer-events'],
]);
const INHERITED = new Set(['visibility', 'pointer-events']);
const KEYWORDS = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);
/** Attributes that jsdom's own sheet matches, beside the name of an element. */
const ATTRIBUTES = ['hidden', 'open', 'popover', 'type'];

/** The parts of a list of selectors, without those of pseudo-elements, which are no elements. */
function partsOf(text) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => !/::|:(before|after)\b/.test(part));
}

/** Returns the specificity of a selector: ids before classes before names. */
function weigh(part) {
  let text = part.replace(/\[[^\]]*\]/g, '.x');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/:where\([^()]*\)/g, '')
      .replace(/:(?:is|not|has|matches)\(([^()]*)\)/g, ' $1 ')
      .replace(/(:[\w-]+)\([^()]*\)/g, '$1');
  }
  const ids = text.match(/#[\w-]+/g)?.length ?? 0;
  const classes = text.match(/[.:][\w-]+/g)?.length ?? 0;
  const names = text.match(/(?:^|[\s>+~])[a-z][\w-]*/gi)?.length ?? 0;
  return (ids * 1000 + classes) * 1000 + names;
}

/** A class or a name that whatever a selector fits must have, so that the others are not asked at all. */
function keyOf(part) {
  const last = part.split(/[\s>+~]+(?![^(]*\))(?![^[]*\])/).at(-1) ?? '';
  const own = last.replace(/\[[^\]]*\]/g, '').replace(/:[\w-]+(\(.*\))?/g, '');
  const [, name] = /\.([\w-]+)/.exec(own) ?? [];
  if (name !== undefined) return `.${name}`;
  return /^[a-z][\w-]*/i.exec(own)?.[0].toLowerCase() ?? '*';
}

/** Reads the values that a rule sets for the relevant properties; most rules set none. */
function readRule(rule) {
  if ('media' in rule && 'cssRules' in rule) {
    // A question about the window has no answer in jsdom.
    const list = [...rule.media];
    if (list.length > 0 && !list.some((query) => query === 'all' || query === 'screen')) return [];
    return [...rule.cssRules].flatMap(readRule);
  }
  if (!('selectorText' in rule)) return [];
  const said = PROPERTIES.filter((name) => rule.style.getPropertyValue(name) !== '');
  if (said.length === 0) return [];
  const parts = partsOf(rule.selectorText);
  if (parts.length === 0) return [];
  const values = Object.fromEntries(
    said.map((name) => [
      name,
      {
        value: rule.style.getPropertyValue(name),
        isImportant: rule.style.getPropertyPriority(name) === 'important',
      },
    ]),
  );
  const weight = Math.max(...parts.map(weigh));
  return [{ selector: parts.join(', '), keys: parts.map(keyOf), weight, values }];
}

/** The rules of a page that matter, in their order, kept up to date as rules are put into its sheets one by one. */
function createRules(document) {
  let lists = new WeakMap();
  let sheets = [];
  let byKey;
  let byLook = new Map();

  const listOf = (sheet) => {
    let list = lists.get(sheet);
    if (list === undefined) lists.set(sheet, (list = [...sheet.cssRules].map(readRule)));
    return list;
  };
  const change = (Kind, name, note) => {
    const own = Kind?.prototype[name];
    if (own === undefined) return;
    Kind.prototype[name] = function (...given) {
      const answer = own.apply(this, given);
      byKey = undefined;
      note(this, ...given);
      return answer;
    };
  };
  const forget = () => {
    lists = new WeakMap();
  };
  const { CSSStyleSheet, CSSGroupingRule } = globalThis;
  change(CSSStyleSheet, 'insertRule', (sheet, _text, index = 0) =>
    lists.get(sheet)?.splice(index, 0, readRule(sheet.cssRules[index])),
  );
  change(CSSStyleSheet, 'deleteRule', (sheet, index) => lists.get(sheet)?.splice(index, 1));
  change(CSSStyleSheet, 'replaceSync', forget);
  change(CSSGroupingRule, 'insertRule', forget);
  change(CSSGroupingRule, 'deleteRule', forget);

  function fill() {
    byKey = new Map();
    byLook = new Map();
    let order = 0;
    for (const rule of sheets.flatMap(listOf).flat()) {
      const numbered = { ...rule, order: (order += 1) };
      for (const key of new Set(rule.keys)) {
        const known = byKey.get(key);
        if (known === undefined) byKey.set(key, [numbered]);
        else known.push(numbered);
      }
    }
  }

  /** The rules that an element of this name and these classes may fit. */
  return function rulesFor(element) {
    const now = [...document.styleSheets];
    if (now.length !== sheets.length || now.some((sheet, index) => sheet !== sheets[index])) {
      sheets = now;
      byKey = undefined;
    }
    if (byKey === undefined) fill();
    const classes = element.getAttribute('class') ?? '';
    const look = `${element.localName} ${classes}`;
    let rules = byLook.get(look);
    if (rules === undefined) {
      const keys = ['*', element.localName, ...classes.split(/\s+/).map((name) => `.${name}`)];
      const found = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
      rules = [...found].sort((one, other) => one.order - other.order);
      byLook.set(look, rules);
    }
    return rules;
  };
}

function fits(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function makeQuick(window) {
  const { document } = window;
  const own = window.getComputedStyle;
  const rulesFor = createRules(document);
  const empty = document.implementation.createHTMLDocument('');
  const plain = new Map();

  /** Returns the default display of an element, without any rule of the page. */
  function displayOf(element) {
    const attributes = ATTRIBUTES.filter((name) => element.hasAttribute(name));
    const key = [
      element.localName,
      ...attributes.map((at) => at + element.getAttribute(at)),
    ].join();
    let display = plain.get(key);
    if (display === undefined) {
      const copy = empty.createElementNS(element.namespaceURI, element.localName);
      for (const name of attributes) copy.setAttribute(name, element.getAttribute(name));
      empty.body.replaceChildren(copy);
      plain.set(key, (display = own.call(window, copy).display));
    }
    return display;
  }

  /** The value, or undefined where only jsdom itself knows it. */
  function valueOf(element, property) {
    let found;
    for (const { selector, weight, values } of rulesFor(element)) {
      const said = values[property];
      if (said === undefined || (found?.isImportant && !said.isImportant)) continue;
      if (found !== undefined && !said.isImportant && weight < found.weight) continue;
      if (fits(element, selector)) found = { ...said, weight };
    }
    if (element.hasAttribute('style') && !found?.isImportant) {
      const value = element.style.getPropertyValue(property);
      if (value !== '') found = { value };
    }
    if (found !== undefined) {
      const isUnclear = found.weight !== undefined && found.weight < 1000 && property === 'display';
      return isUnclear || KEYWORDS.has(found.value) ? undefined : found.value;
    }
    if (property === 'display') return displayOf(element);
    const parent = INHERITED.has(property) ? element.parentElement : null;
    return parent === null ? INITIAL[property] : valueOf(parent, property);
  }
  /**
   * True when jsdom's own sheet has the same weight as the page's, or depends on what is around the
   * element.
   */
  const isOdd = (element) =>
    element.localName === 'dialog' ||
    element.parentElement?.localName === 'details' ||
    ATTRIBUTES.slice(0, 3).some((name) => element.hasAttribute(name));

  return function getComputedStyle(element, pseudo) {
    if (pseudo || element?.ownerDocument !== document) return own.call(window, element, pseudo);
    let whole;
    const all = () => (whole ??= own.call(window, element));
    const read = (property) =>
      (property === 'display' && isOdd(element) ? undefined : valueOf(element, property)) ??
      all()[property];
    return new Proxy(
      {},
      {
        get(_, name) {
          const property = NAMES.get(name);
          if (property !== undefined) return read(property);
          if (name === 'getPropertyValue') {
            return (asked) => (asked in INITIAL ? read(asked) : all().getPropertyValue(asked));
          }
          const value = all()[name];
          return typeof value === 'function' ? value.bind(all()) : value;
        },
        has: (_, name) => name in all(),
      },
    );
  };
}

/** Replaces the answer of this page, once; a test of what a server draws has none. */
export function quickenStyles() {
  const { window } = globalThis;
  if (window?.document === undefined || window.getComputedStyle.name === 'quick') return;
  const quick = makeQuick(window);
  Object.defineProperty(quick, 'name', { value: 'quick' });
  window.getComputedStyle = quick;
  globalThis.getComputedStyle = quick;
}
