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
`;
