/* global AbortSignal, CSSStyleSheet, CustomEvent, HTMLElement, customElements, document, getComputedStyle, window */
/*
 * The elements of a partner's page: <__PREFIX__-live-map>, <__PREFIX__-device-list>, <__PREFIX__-route-history>.
 * Each frames a page of this server in a shadow root. The token comes from the partner's own server, stays in
 * memory, and is in no address. One global: the prefix. Nothing here needs more of a policy than this file itself
 * in script-src, this server in frame-src, and the partner's own server in connect-src.
 */
(() => {
  'use strict';
  const PREFIX = '__PREFIX__';
  const SERVER = new URL(document.currentScript.src).origin;
  const WIDGETS = ['live-map', 'device-list', 'route-history'];
  const TOLD = ['ready', 'select', 'ended'];
  const LOOK = [
    ...['accent', 'accent-text', 'accent-soft', 'surface', 'surface-raised', 'canvas'],
    ...['text', 'text-muted', 'border', 'radius-card', 'radius-control', 'font-family'],
  ];
  const TOKEN_MS = 10_000;
  const RENEWED_MS = 1_000;
  const AGAIN_MS = { first: 2_000, most: 60_000 };
  const defaults = {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':host{display:block;position:relative;min-height:160px}:host([hidden]){display:none}' +
      'iframe{display:block;width:100%;height:100%;border:0;border-radius:inherit}',
  );

  /**
   * Fetches { token, key } from the partner's server. Any other answer throws an error that names
   * the fix.
   */
  async function fetchToken(url) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TOKEN_MS),
    });
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
    const text = await response.text();
    let answer;
    try {
      answer = JSON.parse(text);
    } catch {
      throw new Error(`${url} answers no JSON.`);
    }
    return answer;
  }

  const isToken = (value) => typeof value === 'string' && value !== '' && value.length <= 256;

  class Widget extends HTMLElement {
    static observedAttributes = ['token-url', 'locale'];
    #frame = null;
    #first = null;
    #askedAt = 0;
    #againMs = AGAIN_MS.first;
    /** In place of `token-url`: a function that gives { token, key }. */
    getToken = null;

    connectedCallback() {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      window.addEventListener('message', this);
      void this.#start();
    }

    disconnectedCallback() {
      window.removeEventListener('message', this);
      this.#frame?.remove();
      this.#frame = null;
    }

    attributeChangedCallback(_name, before, after) {
      if (this.#frame && before !== after) void this.#start();
    }

    get selected() {
      const id = Number(this.getAttribute('selected'));
      return id > 0 ? id : null;
    }

    async #ask() {
      const url = this.getAttribute('token-url') ?? defaults.tokenUrl;
      const get = this.getToken ?? defaults.getToken;
      const answer = get ? await get() : url ? await fetchToken(url) : undefined;
      if (!isToken(answer?.token) || !isToken(answer?.key)) {
        throw new Error('No token: the partner\u2019s server must answer { "token", "key" }.');
      }
      return answer;
    }

    async #start() {
      this.#frame?.remove();
      const frame = (this.#frame = document.createElement('iframe'));
      try {
        this.#first = await this.#ask();
        if (frame !== this.#frame || !this.isConnected) return;
        this.#againMs = AGAIN_MS.first;
        const address = new URL(`/embed/${this.constructor.widget}`, SERVER);
        address.searchParams.set('key', this.#first.key);
        const locale = this.getAttribute('locale') ?? defaults.locale;
        if (locale) address.searchParams.set('locale', locale);
        frame.setAttribute('part', 'frame');
        frame.title = this.getAttribute('label') ?? this.constructor.widget;
        frame.referrerPolicy = 'no-referrer';
        frame.src = address.href;
        this.shadowRoot.append(frame);
      } catch (error) {
        this.#tell('error', { message: error.message });
        // Asked again, less and less often: nobody reloads a page that shows a map all day.
        setTimeout(() => frame === this.#frame && void this.#start(), this.#againMs);
        this.#againMs = Math.min(this.#againMs * 2, AGAIN_MS.most);
      }
    }

    async #give() {
      // A token that is refused at once is asked for no more often than this.
      const waitMs = this.#first ? 0 : Math.max(0, this.#askedAt + RENEWED_MS - Date.now());
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      this.#askedAt = Date.now();
      const first = this.#first;
      this.#first = null;
      const { token } = first ?? (await this.#ask());
      this.#frame?.contentWindow?.postMessage({ type: 'embed:token', token }, SERVER);
    }

    #tell(type, detail) {
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    }

    #sendLook() {
      const style = getComputedStyle(this);
      const look = {};
      for (const name of LOOK) {
        const value = style.getPropertyValue(`--${PREFIX}-${name}`).trim();
        if (value !== '') look[name] = value;
      }
      this.#frame?.contentWindow?.postMessage({ type: 'embed:look', look }, SERVER);
    }

    /** Listens to the frame, and to nobody else. */
    handleEvent({ source, origin, data }) {
      if (origin !== SERVER || !this.#frame || source !== this.#frame.contentWindow) return;
      const type = String(data?.type).replace(/^embed:/, '');
      if (type === 'token-needed') {
        this.#give().catch((error) => this.#tell('error', { message: error.message }));
      } else if (type === 'height' && Number.isFinite(data.height)) {
        this.#frame.style.height = `${Math.min(Math.max(data.height, 0), 20_000)}px`;
      } else if (TOLD.includes(type)) {
        if (type === 'ready') this.#sendLook();
        if (type === 'select') {
          const { deviceId } = data;
          if (deviceId === null) this.removeAttribute('selected');
          else this.setAttribute('selected', String(Number(deviceId)));
        }
        this.#tell(type, type === 'select' ? { deviceId: data.deviceId } : {});
      }
    }
  }

  for (const widget of WIDGETS) {
    const name = `${PREFIX}-${widget}`;
    if (customElements.get(name)) continue;
    customElements.define(
      name,
      class extends Widget {
        static widget = widget;
      },
    );
  }
  /** For pages that prefer calls: what holds for all elements that say nothing else. */
  globalThis[PREFIX] = Object.freeze({
    init: (options) => void Object.assign(defaults, options),
    create: (widget, options = {}) =>
      Object.assign(document.createElement(`${PREFIX}-${widget}`), options),
  });
})();
