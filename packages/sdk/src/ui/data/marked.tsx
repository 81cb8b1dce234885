'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { markMatches } from '../../domain';

const Mark = styled.mark`
  background: none;
  color: var(--rastro-accent-ink);
  font-weight: 650;
`;

/** Props of {@link Marked}. */
export interface MarkedProps {
  /** Shown as the text that it is. */
  text: string;
  /** The words of a search; '' marks nothing. */
  query: string;
}

/** A text with what a search found in it, whatever its case, accents and signs. */
export function Marked({ text, query }: MarkedProps): ReactElement {
  if (query.trim() === '') return <>{text}</>;
  return (
    <>
      {markMatches(text, query).map((piece, index) =>
        piece.isMatch ? <Mark key={index}>{piece.text}</Mark> : piece.text,
      )}
    </>
  );
}
