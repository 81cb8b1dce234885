'use client';
import type { ReactElement } from 'react';
import { createGlobalStyle } from 'styled-components';

const ROOTS =
  '.rastro-device-list,.rastro-live-map,.rastro-menu,.rastro-tooltip,.rastro-map-layers';
const TEXT = 'div,span,p,label,legend,fieldset,small,kbd,a,section';

/**
 * Three element names weigh more than a page's rules for bare elements and less than any class, so
 * that resets and the like stop at our widgets while everything written for the widgets wins.
 */
const Style = createGlobalStyle`
  html body :where(${ROOTS}) :is(${TEXT},strong,svg,canvas) {
    float: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    letter-spacing: inherit;
    line-height: inherit;
    text-align: inherit;
    text-transform: inherit;
  }
  html body :where(${ROOTS}) :is(${TEXT}) {
    font: inherit;
  }
  html body :where(${ROOTS}) svg:where([fill='none']) {
    fill: none;
  }
`;

/** Keeps a page's rules for bare elements out of the widgets. */
export function OwnElementsStyle(): ReactElement {
  return <Style />;
}
