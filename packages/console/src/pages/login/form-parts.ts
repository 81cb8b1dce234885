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
