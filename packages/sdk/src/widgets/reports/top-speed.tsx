import type { ReactElement } from 'react';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';

const Above = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  color: var(--rastro-status-alarm-text);
  font-weight: 550;
  & > svg {
    flex: none;
  }
`;

/** A highest speed; one above what the vehicle may drive at stands out, with the limit in words. */
export function TopSpeed({ text, above }: { text: string; above: string | null }): ReactElement {
  if (above === null) return <span data-figure>{text}</span>;
  return (
    <Above title={above} data-figure>
      <TriangleAlert size={14} role="img" aria-label={above} />
      {text}
    </Above>
  );
}
