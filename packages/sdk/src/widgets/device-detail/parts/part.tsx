import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../../react';
import { Button, Skeleton } from '../../../ui';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 28px;
  margin: 4px 0;
`;

const Title = styled.h2`
  margin: 0;
  font: 600 13px/20px var(--rastro-font-family);
`;

/** A line in place of what a part has not got. */
export const PartNote = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0;
  color: var(--rastro-text-muted);
`;

/** A part of the detail under its heading. */
export function Part({
  title,
  aside,
  children,
}: {
  title: string;
  /** Beside the heading: a button, a sum. */
  aside?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {aside}
      </Head>
      {children}
    </section>
  );
}

/**
 * Content loaded from the server: a skeleton of `heightPx` until it arrives, and a retry after a
 * failure.
 */
export function Asked<Data>({
  state,
  heightPx,
  children,
}: {
  state: { data: Data | undefined; error: unknown; refresh: () => Promise<unknown> };
  heightPx: number;
  children: (data: Data) => ReactNode;
}): ReactElement {
  const t = useLabels();
  if (state.data !== undefined) return <>{children(state.data)}</>;
  if (!state.error) return <Skeleton style={{ height: heightPx }} />;
  return (
    <PartNote role="status">
      {t('detail.part.failed')}
      <Button size="sm" onClick={() => void state.refresh().catch(() => undefined)}>
        {t('detail.part.retry')}
      </Button>
    </PartNote>
  );
}
