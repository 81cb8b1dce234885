import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../react';

const Head = styled.h3`
  display: flex;
  gap: 6px;
  align-items: center;
  min-height: 32px;
  margin: 0;
  padding: 0 16px;
  border-bottom: 1px solid var(--rastro-border);
  background: var(--rastro-surface-sunken);
  color: var(--rastro-text);
  font: 600 12.5px/16px var(--rastro-font-family);
  & > span {
    color: var(--rastro-text-muted);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  &[data-kind='unattended'],
  &[data-kind='unattended'] > span {
    background: var(--rastro-status-alarm-soft);
    color: var(--rastro-status-alarm-text);
  }
  &[data-kind='attended'],
  &[data-kind='attended'] > span {
    background: var(--rastro-accent-soft);
    color: var(--rastro-accent-ink);
  }
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A part of the drawer with its name and count; nothing while it is empty. */
export function NoticeSection({
  kind,
  title,
  count,
  children,
}: {
  kind: 'unattended' | 'attended' | 'day';
  title: string;
  /** Left out where what stands below counts itself. */
  count?: number;
  children: ReactNode;
}): ReactElement | null {
  const { number } = useFormat();
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Head id={id} data-kind={kind}>
        {title} {count === undefined ? null : <span data-figure>{number(count)}</span>}
      </Head>
      <List aria-labelledby={id}>{children}</List>
    </section>
  );
}
