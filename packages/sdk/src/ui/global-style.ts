'use client';
import { createGlobalStyle } from 'styled-components';

/** Page-wide rules for applications that own the whole page, such as the console. Widgets do not need it. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { color-scheme: light dark; -webkit-text-size-adjust: 100%; }
  html[data-scheme='light'] { color-scheme: light; }
  html[data-scheme='dark'] { color-scheme: dark; }
  body {
    margin: 0;
    background: var(--rastro-canvas);
    color: var(--rastro-text);
    font: 400 13px/20px var(--rastro-font-family);
    font-feature-settings: 'tnum' 1;
    -webkit-font-smoothing: antialiased;
  }
  @media (max-width: 768px) {
    body { font-size: 14px; }
  }
  @page { margin: 12mm; }
  /* A page with something to print is that and nothing else, from its first row to its last. */
  @media print {
    html:has([data-printable]), body:has([data-printable]) {
      height: auto !important;
      overflow: visible !important;
      background: none !important;
    }
    body:has([data-printable]) * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    body *:has([data-printable]):not([data-printable] *) {
      display: block !important;
      position: static !important;
      width: auto !important;
      height: auto !important;
      min-height: 0 !important;
      overflow: visible !important;
    }
    body:has([data-printable]) *:not(:has([data-printable])):not([data-printable]):not([data-printable] *),
    [data-printable]:not([role='grid']) :is(button, select, input, .rastro-segment) {
      display: none !important;
    }
  }
`;
