import { css } from 'styled-components';

/**
 * The rules Leaflet needs to lay out its panes and tiles, written for one container, so that
 * nothing outside a widget changes and no style sheet must be imported.
 */
export const leafletStyles = css`
  .leaflet-container {
    position: relative;
    overflow: hidden;
    outline-offset: -2px;
    -webkit-tap-highlight-color: transparent;
  }
  .leaflet-container:focus-visible {
    outline: 2px solid var(--rastro-focus);
  }
  .leaflet-pane,
  .leaflet-tile,
  .leaflet-tile-container,
  .leaflet-zoom-box,
  .leaflet-pane > canvas {
    position: absolute;
    left: 0;
    top: 0;
  }
  /* Panes are 0 px wide: a page's max-width: 100% would leave nothing of what is in them. */
  .leaflet-pane > canvas,
  .leaflet-pane img {
    max-width: none;
    max-height: none;
  }
  .leaflet-map-pane {
    z-index: 0;
  }
  .leaflet-tile-pane {
    z-index: 140;
  }
  .leaflet-tile {
    visibility: hidden;
    max-width: none;
    max-height: none;
    padding: 0;
    user-select: none;
    mix-blend-mode: normal;
    -webkit-user-drag: none;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  .leaflet-tile.rastro-tile-broken {
    visibility: hidden;
  }
  .leaflet-gl-layer,
  .maplibregl-canvas {
    position: absolute;
    left: 0;
    top: 0;
  }
  .leaflet-gl-layer {
    overflow: hidden;
  }
  /* MapLibre looks for this rule to see that there are rules for it. */
  .maplibregl-canary {
    background-color: salmon;
  }
  .leaflet-zoom-box {
    z-index: 800;
    border: 2px dotted var(--rastro-map-trail);
  }
  .leaflet-grab {
    cursor: grab;
  }
  .leaflet-dragging .leaflet-grab,
  .leaflet-dragging.leaflet-grab {
    cursor: grabbing;
  }
  .leaflet-touch-zoom {
    touch-action: pan-x pan-y;
  }
  .leaflet-touch-drag {
    touch-action: pinch-zoom;
  }
  .leaflet-touch-drag.leaflet-touch-zoom {
    touch-action: none;
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  .leaflet-zoom-anim .leaflet-zoom-animated {
    will-change: transform;
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  .leaflet-zoom-anim .leaflet-tile,
  .leaflet-pan-anim .leaflet-tile {
    transition: none;
  }
  .leaflet-zoom-anim .leaflet-zoom-hide {
    visibility: hidden;
  }
`;
