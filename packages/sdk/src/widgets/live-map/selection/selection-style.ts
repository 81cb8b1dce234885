import { createGlobalStyle } from 'styled-components';

/** What stands outside of the bar: the box that is drawn, the pointer meanwhile, room for other tools. */
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
