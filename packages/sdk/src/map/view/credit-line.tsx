import type { ReactNode } from 'react';
import { parseAttribution } from './parse-attribution';

/** Credits of map layers beside each other, with their links. */
export function CreditLine({ credits }: { credits: readonly string[] }): ReactNode {
  return credits.map((credit, index) => (
    <span key={credit}>
      {index > 0 ? ' · ' : null}
      {parseAttribution(credit).map((part, at) =>
        part.href ? (
          <a key={at} href={part.href} target="_blank" rel="noopener noreferrer">
            {part.text}
          </a>
        ) : (
          <span key={at}>{part.text}</span>
        ),
      )}
    </span>
  ));
}
