import { Link } from 'react-router';
import { styled } from 'styled-components';

/** The column of a form's fields. */
export const FormColumn = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

/** A sentence about the whole form; announced when it appears. */
export const FormError = styled.p.attrs({ role: 'alert' })`
  margin: 0;
  color: var(--rastro-status-alarm-text);
  font-size: 12px;
  line-height: 16px;
`;

/** A quiet way from one form to another. */
export const FormLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  border-radius: var(--rastro-radius-tag);
  color: var(--rastro-accent-ink);
  font-weight: 500;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 2px;
  }
  @media (pointer: coarse), (max-width: 768px) {
    min-height: 44px;
  }
`;
