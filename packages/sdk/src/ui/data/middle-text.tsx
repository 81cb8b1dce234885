import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names';
import { truncate } from '../mixins';

/** Shorter ones fit, and are cut at their end where they do not. */
const MIN_CHARACTERS = 13;
const MAX_AT_END = 12;

const Root = styled.span`
  display: flex;
  min-width: 0;
  max-width: 100%;
  white-space: pre;
  & > span:first-child {
    ${truncate}
    white-space: pre;
  }
  & > span:last-child:not(:first-child) {
    flex: none;
  }
  @media print {
    display: inline;
  }
`;
const Short = styled.span`
  display: block;
  ${truncate}
`;

/** The beginning of a text, which may be cut, and its last word, which tells it from others. */
export function splitAtLastWord(text: string): [beginning: string, end: string] {
  const at = text.trimEnd().lastIndexOf(' ');
  const end = text.slice(at);
  const isSplit = at > 0 && text.length >= MIN_CHARACTERS && end.length <= MAX_AT_END;
  return isSplit ? [text.slice(0, at), end] : [text, ''];
}

/**
 * A name on one line that is cut before its last word where it has no room: of "Capital Metro 1–99" and
 * "Capital Metro 100–199" the end is what differs. Read aloud, searched and copied it is whole.
 */
export function MiddleText({
  children,
  className,
}: {
  children: string;
  className?: string;
}): ReactElement {
  const [beginning, end] = splitAtLastWord(children);
  const name = classNames('rastro-middle-text', className);
  if (end === '') {
    return (
      <Short dir="auto" title={children} className={name}>
        {children}
      </Short>
    );
  }
  return (
    <Root dir="auto" title={children} className={name}>
      <span>{beginning}</span>
      <span>{end}</span>
    </Root>
  );
}
