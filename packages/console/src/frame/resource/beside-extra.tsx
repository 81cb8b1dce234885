import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShell } from '../shell/surface/shell-context';

const Root = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  background: var(--rastro-surface);
`;
const List = styled.div`
  position: relative;
  flex: none;
  width: clamp(384px, 34vw, 520px);
  border-inline-end: 1px solid var(--rastro-border);
  @media (max-width: 1180px) {
    width: 320px;
  }
  @media (max-width: 768px) {
    width: 100%;
    border: 0;
  }
`;
const Extra = styled.div`
  /* The drawer lies over it, whatever lies over what in it. */
  isolation: isolate;
  position: relative;
  flex: 1;
  min-width: 0;
`;

/** A column beside that of the list of a page. */
export interface ExtraColumn {
  content: ReactNode;
  /** On phones, which show one of the two: it is this. */
  isChosen: boolean;
}

/** The list of a page in a narrow column, what more the page shows beside it, and what is open. */
export function BesideExtra({
  extra,
  drawer,
  children,
}: {
  extra: ExtraColumn;
  drawer: ReactNode;
  children: ReactNode;
}): ReactElement {
  const { isPhone } = useShell();
  return (
    <Root>
      {isPhone && extra.isChosen ? null : <List>{children}</List>}
      {isPhone && !extra.isChosen ? null : <Extra>{extra.content}</Extra>}
      {drawer}
    </Root>
  );
}
