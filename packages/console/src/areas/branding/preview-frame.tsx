import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled, StyleSheetManager } from 'styled-components';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: var(--rastro-surface);
`;

/** Draws its children in a document of their own, as wide as the frame: what depends on the window's width follows it. */
export function PreviewFrame({
  title,
  children,
}: {
  title: string;
  children: (root: HTMLElement) => ReactNode;
}): ReactElement {
  const [page, setPage] = useState<Document | null>(null);
  const take = useCallback((frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument;
    if (!inside) return;
    // Fonts, which files bring; what is styled here brings its own.
    for (const style of document.head.querySelectorAll('style, link[rel="stylesheet"]')) {
      inside.head.append(inside.importNode(style, true));
    }
    inside.documentElement.lang = document.documentElement.lang;
    setPage(inside);
  }, []);
  return (
    <>
      <Frame ref={take} title={title} tabIndex={-1} />
      {page
        ? createPortal(
            <StyleSheetManager target={page.head}>
              {children(page.documentElement)}
            </StyleSheetManager>,
            page.body,
          )
        : null}
    </>
  );
}
