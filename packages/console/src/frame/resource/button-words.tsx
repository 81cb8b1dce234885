import { visuallyHidden } from '@rastro/sdk/internal/ui';
import { styled } from 'styled-components';

/** On a phone the title needs the room: its sign says what a button does, and its name is read aloud. */
export const ButtonWords = styled.span`
  @media (max-width: 768px) {
    ${visuallyHidden}
  }
`;
