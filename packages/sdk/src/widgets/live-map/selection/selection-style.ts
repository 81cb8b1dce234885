import { createGlobalStyle } from 'styled-components';

/** Styles outside the bar: the drawn box, the pointer meanwhile, and space for other controls. */
export const SelectionStyle = createGlobalStyle`
  .rastro-selection-box {
    position: absolute;
    z-index: 700;
    box-sizing: border-box;
    border: 2px solid var(--rastro-accent-ink);
    border-radius: 3px;
    background: color-mix(in srgb, var(--rastro-accent) 16%, transparent);
    pointer-events: none;
  }
  .leaflet-container[data-picking] {
    cursor: crosshair !important;
  }
  :has(> .rastro-map-tools > *) > .rastro-map-selection {
    margin-bottom: 64px;
  }
  :has(> .rastro-map-tools iframe) > .rastro-map-selection {
    display: none;
  }
`;
