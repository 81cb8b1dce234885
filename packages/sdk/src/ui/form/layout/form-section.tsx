'use client';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { css, styled } from 'styled-components';
import { classNames } from '../../class-names';
import { focusRing, ownControl, stillWhenAsked, touchTarget } from '../../mixins';

const Root = styled.section`
  padding: 14px 24px 20px;
  container-type: inline-size;
  & + & {
    border-top: 1px solid var(--rastro-border);
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  min-height: 28px;
`;
const Title = styled.h3`
  margin: 0;
  color: var(--rastro-text);
  font: 600 15px/20px var(--rastro-font-family);
  letter-spacing: -0.011em;
  outline: 0;
  scroll-margin-top: 72px;
`;
const Fold = styled.button`
  ${ownControl(css`
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    border-radius: var(--rastro-radius-tag);
    color: inherit;
    cursor: pointer;
  `)}
  ${focusRing}
  ${touchTarget}
  & > svg {
    color: var(--rastro-text-muted);
    transition: transform 120ms;
    ${stillWhenAsked}
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;
const Help = styled.p`
  margin: 0;
  color: var(--rastro-text-subtle);
  font: 400 12.5px/20px var(--rastro-font-family);
`;
/** Two columns where there is room; a child with `data-wide="true"` takes both. */
const Fields = styled.div`
  &[hidden] {
    display: none;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px 24px;
  margin-top: 10px;
  @container (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > [data-wide='true'] {
      grid-column: 1 / -1;
    }
  }
`;

/** Props of {@link FormSection}. */
export interface FormSectionProps {
  title: string;
  /** One line of help beside the title. */
  help?: ReactNode;
  /** Fields; one inside `data-wide="true"` takes the whole width. */
  children: ReactNode;
  /** Can be folded away: how it starts. Always open without it. */
  startsOpen?: boolean;
  /** Something in it is wrong: it opens, and stays so until that is mended. */
  hasError?: boolean;
  /** Id of the section, for links to it; its title has `<id>-title`. */
  id?: string;
  className?: string;
}

/** A titled part of a form with its fields in one or two columns. */
export function FormSection({
  title,
  help,
  children,
  startsOpen,
  hasError = false,
  id: givenId,
  className,
}: FormSectionProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isWanted, setWanted] = useState(startsOpen ?? true);
  const isOpen = isWanted || hasError;
  return (
    <Root
      id={id}
      className={classNames('rastro-form-section', className)}
      aria-labelledby={`${id}-title`}
    >
      <Head>
        <Title id={`${id}-title`} tabIndex={-1}>
          {startsOpen === undefined ? (
            title
          ) : (
            <Fold
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-fields`}
              onClick={() => setWanted(!isOpen)}
            >
              <ChevronRight size={15} aria-hidden="true" />
              {title}
            </Fold>
          )}
        </Title>
        {help ? <Help>{help}</Help> : null}
      </Head>
      <Fields id={`${id}-fields`} hidden={!isOpen}>
        {children}
      </Fields>
    </Root>
  );
}
