import { styled } from 'styled-components';
import { touchTarget } from '../../../ui/mixins';

/** The whole form; its parts stand by how wide it is. */
export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  background: var(--rastro-surface);
  container: rastro-form / inline-size;
`;

/** Errors above all fields. */
export const Head = styled.div`
  padding: 16px 24px 0;
  &:empty {
    display: none;
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;

/** Notice that somebody else changed the item meanwhile. */
export const Newer = styled.div`
  &:not(:empty) {
    margin: 16px 24px 0;
    padding: 8px 12px;
    border-radius: var(--rastro-radius-card);
    background: var(--rastro-status-idle-soft);
    color: var(--rastro-text);
    @media (max-width: 768px) {
      margin-inline: 16px;
    }
  }
`;

/** Ways to the parts, the parts, and what is changed: one below the other, or side by side. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @container rastro-form (width >= 900px) {
    &[data-parts='true'] {
      grid-template-columns: 224px minmax(0, 1fr);
    }
  }
  @container rastro-form (width >= 1180px) {
    flex: 1;
    grid-template-columns: minmax(0, 1fr) 288px;
    &[data-parts='true'] {
      grid-template-columns: 224px minmax(0, 1fr) 288px;
    }
  }
`;

/** Bar of links to the form's parts: always in view. */
export const Ways = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  min-width: 0;
  padding: 8px 16px;
  border-bottom: 1px solid var(--rastro-border);
  background: var(--rastro-surface);
  @container rastro-form (width >= 900px) {
    align-self: start;
    padding: 14px 8px;
    border: 0;
  }
`;

/** Form that is submitted: content below it may have forms of its own. */
export const Sent = styled.form`
  min-width: 0;
`;

/** The parts with their fields. */
export const Parts = styled.div`
  min-width: 0;
  @container rastro-form (width >= 900px) {
    [data-parts='true'] > & {
      border-inline-start: 1px solid var(--rastro-border);
    }
  }
`;

/** List of changes: beside the fields, or above the foot on request. */
export const Aside = styled.div`
  min-width: 0;
  padding: 14px 16px;
  @container rastro-form (width < 1180px) {
    position: sticky;
    /* Above the foot, which has two lines on a phone. */
    bottom: 56px;
    @media (max-width: 768px) {
      bottom: 88px;
    }
    z-index: 1;
    grid-column: 1 / -1;
    max-height: 40dvh;
    overflow-y: auto;
    border-top: 1px solid var(--rastro-border);
    background: var(--rastro-surface-raised);
    &[data-open='false'] {
      display: none;
    }
  }
  @container rastro-form (width >= 1180px) {
    border-inline-start: 1px solid var(--rastro-border);
    & > * {
      position: sticky;
      top: 14px;
    }
  }
`;

/** A box to tick stands on the line of the field beside it, not of its label. */
export const Place = styled.div`
  min-width: 0;
  &[data-kind='flag'] {
    align-self: end;
    padding-bottom: 5px;
  }
`;

/** Number of changes: text where the list is in view, else the button that opens it. */
export const Count = styled.span`
  & > span {
    display: none;
  }
  & > button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 2px;
    cursor: pointer;
    ${touchTarget}
    &:focus-visible {
      border-radius: var(--rastro-radius-tag);
      outline: 2px solid var(--rastro-focus);
      outline-offset: 2px;
    }
  }
  @container rastro-form (width >= 1180px) {
    & > span {
      display: inline;
    }
    & > button {
      display: none;
    }
  }
`;
