import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../frame/i18n/text-context';
import { CopyButton } from '../../../frame/resource/copy-button';

const Root = styled.div`
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-control);
`;
const Head = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  min-height: 34px;
  padding: 0 4px 0 12px;
  border-bottom: 1px solid var(--rastro-border);
  color: var(--rastro-text-muted);
  font-size: 12px;
`;
const Text = styled.pre`
  margin: 0;
  padding: 8px 12px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  background: var(--rastro-surface-sunken);
  color: var(--rastro-text);
  font:
    400 13px/20px ui-monospace,
    SFMono-Regular,
    Menlo,
    Consolas,
    monospace;
`;

const Missing = styled.p`
  margin: 0;
  padding: 4px 12px 8px;
  color: var(--rastro-status-idle-text);
  font-size: 12px;
`;

/** A text to a tracker, in a box with the button that copies it. */
export function TrackerText({
  name,
  text,
  missing,
}: {
  name: string;
  text: string;
  /** Places of it that nothing is known for. */
  missing: readonly string[];
}): ReactElement {
  const t = useText();
  return (
    <Root className="rastro-tracker-text">
      <Head>
        <span>{name}</span>
        <CopyButton text={text} label={t('tracker.copy.action', { name })} />
      </Head>
      <Text dir="ltr">{text}</Text>
      {missing.length > 0 ? (
        <Missing>{t('tracker.text.missing', { places: missing.join(', ') })}</Missing>
      ) : null}
    </Root>
  );
}
