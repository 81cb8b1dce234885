import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  flex: none;
  padding: 12px 20px;
  /* More parts than a phone is wide. */
  overflow-x: auto;
  border-bottom: 1px solid var(--rastro-border);
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;

/** The parts of a page, of which one is chosen, below its title: the chosen one is in sight. */
export function Bar({ children }: { children: ReactNode }): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = root.current?.querySelector(':checked')?.parentElement;
    if (!root.current || !chosen) return;
    // Not `scrollIntoView`: the page is to stay where it is.
    const bar = root.current.getBoundingClientRect();
    const part = chosen.getBoundingClientRect();
    const over = Math.max(0, part.right + EDGE - bar.right);
    root.current.scrollLeft += over > 0 ? over : Math.min(0, part.left - EDGE - bar.left);
  });
  return <Root ref={root}>{children}</Root>;
}

/** Visible part of the next section, px, as a hint that there are more. */
const EDGE = 24;
