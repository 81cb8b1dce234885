// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { quickenStyles } from './lib/quick-styles.mjs';

const RULES = [
  '.row { display: flex; opacity: 0.5 }',
  'div.off, .off > p { display: none }',
  '.row.off { display: grid }',
  '#one { visibility: hidden }',
  '#one b { visibility: inherit }',
  ':where(.row) span { visibility: visible; pointer-events: none }',
  'button { display: block !important }',
  'p::before, em { display: inline-block }',
  '[data-state="open"]:not(.off) { display: contents }',
  '@media screen { i { display: none } }',
  '@media (min-width: 1px) { b { display: none } }',
];
const PAGE = `
  <div id="one" class="row"><span>a <b>b</b></span><i>c</i><b style="visibility: visible">d</b></div>
  <div class="row off"><p>e</p><em data-state="open">f</em></div>
  <div hidden class="row">g</div><p hidden>h</p><dialog class="row">i</dialog>
  <details><summary>j</summary><p class="row">k</p></details>
  <button class="off" style="display: none">l</button><input type="hidden"><table><tr><td>m</td></tr></table>
  <ul><li style="opacity: 0">n</li></ul><x-part data-state="open">o</x-part>`;
const NAMES = ['display', 'visibility', 'opacity', 'pointerEvents', 'color'];

it('answers of every element what jsdom itself answers, as rules come and go', () => {
  const { window } = globalThis;
  const { document, getComputedStyle: own } = window;
  quickenStyles();
  expect(window.getComputedStyle).not.toBe(own);
  const { sheet } = document.head.appendChild(document.createElement('style'));
  document.body.innerHTML = PAGE;
  const compare = (when) => {
    for (const element of document.body.querySelectorAll('*')) {
      const [quick, whole] = [window.getComputedStyle(element), own.call(window, element)];
      for (const name of NAMES) {
        expect(quick[name], `${name} of ${element.outerHTML} ${when}`).toBe(whole[name]);
      }
      expect(quick.getPropertyValue('pointer-events')).toBe(whole.pointerEvents);
    }
  };
  compare('without a rule');
  for (const rule of RULES) sheet.insertRule(rule, sheet.cssRules.length);
  compare('with all rules');
  sheet.insertRule('.row { display: inline-flex }', 0);
  for (const rule of RULES.slice(1, 4)) sheet.deleteRule(RULES.indexOf(rule));
  compare('with one before and some gone');
  document.head.replaceChildren();
  compare('without a sheet');
});
