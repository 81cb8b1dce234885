import { css } from 'styled-components';

/**
 * A cursor for putting points while the map has the attribute: vehicles under the pointer set one of their
 * own. With the keyboard on the map, the element of the class stands where the next point comes.
 */
export const crosshair = (attribute: string, middleClass: string) => css`
  .leaflet-container[${attribute}] {
    cursor: crosshair !important;
  }
  .${middleClass} {
    position: absolute;
    z-index: 7;
    display: none;
    width: 23px;
    height: 23px;
    margin: -11.5px 0 0 -11.5px;
    background:
      linear-gradient(var(--rastro-text) 0 0) 50% / 1px 100% no-repeat,
      linear-gradient(var(--rastro-text) 0 0) 50% / 100% 1px no-repeat;
    pointer-events: none;
  }
  .leaflet-container:focus-visible ~ .${middleClass} {
    display: block;
  }
`;
