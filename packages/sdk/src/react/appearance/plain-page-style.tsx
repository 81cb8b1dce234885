'use client';
import type { ReactElement } from 'react';
import { createGlobalStyle } from 'styled-components';
import { plainPageCss } from './appearance-css';

const Style = createGlobalStyle`
  ${plainPageCss}
`;

/** Colours for a page that brings none; every brand on the page wins over them. */
export function PlainPageStyle(): ReactElement {
  return <Style />;
}
