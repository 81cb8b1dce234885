import { focusRingInset, stillWhenAsked } from '@rastro/sdk/internal/ui';
import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent, type ReactElement } from 'react';
import { NavLink } from 'react-router';
import { css, styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { useMenuEntries } from '../../navigation/use-menu-entries';

const OPEN_AFTER_MS = 150;

const Root = styled.nav`
  position: relative;
  z-index: 25;
  flex: none;
  width: 56px;
  &[data-pinned='true'] {
    width: 208px;
  }
`;

const Sheet = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  width: 56px;
  padding: 8px;
  overflow: hidden;
  border-inline-end: 1px solid var(--rastro-border);
  background: var(--rastro-surface);
  transition: width 180ms cubic-bezier(0.2, 0.8, 0.2, 1);
  ${stillWhenAsked}
  &[data-open='true'] {
    width: 208px;
  }
  &[data-floating='true'] {
    box-shadow: var(--rastro-shadow-menu);
  }
`;

const entryStyles = css`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  height: 40px;
  margin: 0 0 4px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--rastro-radius-card);
  background: transparent;
  color: var(--rastro-text-muted);
  font: 500 13px/20px var(--rastro-font-family);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  ${focusRingInset}
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  &:hover {
    background: var(--rastro-surface-hover);
    color: var(--rastro-text);
  }
`;

const Entry = styled(NavLink)`
  ${entryStyles}
  &[aria-current='page'] {
    background: var(--rastro-accent-soft);
    color: var(--rastro-accent-ink);
  }
`;

const PinButton = styled.button`
  ${entryStyles}
  margin: 0;
`;

const Words = styled.span`
  transition: opacity 120ms;
  ${stillWhenAsked}
  [data-open='false'] & {
    opacity: 0;
  }
`;

/** The main menu at the left: icons, with their words on hover, on focus, or while pinned. */
export function Rail({
  isPinned,
  onPinChange,
}: {
  isPinned: boolean;
  onPinChange: (isPinned: boolean) => void;
}): ReactElement {
  const t = useText();
  const entries = useMenuEntries('rail');
  const [isPeeking, setPeeking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = isPinned || isPeeking;
  useEffect(() => () => clearTimeout(timer.current), []);

  function peekSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPeeking(true), OPEN_AFTER_MS);
  }
  function leave() {
    clearTimeout(timer.current);
    setPeeking(false);
  }
  function handleFocus(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) peekSoon();
  }

  return (
    <Root aria-label={t('nav.main.label')} data-pinned={isPinned}>
      <Sheet
        data-open={isOpen}
        data-floating={isPeeking && !isPinned}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && peekSoon()}
        onPointerLeave={leave}
        onFocus={handleFocus}
        onBlur={leave}
      >
        <div>
          {entries.map(({ path, to, label, Icon }) => (
            <Entry key={path} to={to}>
              <Icon aria-hidden="true" />
              <Words>{label}</Words>
            </Entry>
          ))}
        </div>
        <PinButton type="button" aria-pressed={isPinned} onClick={() => onPinChange(!isPinned)}>
          {isPinned ? <ChevronsLeft aria-hidden="true" /> : <ChevronsRight aria-hidden="true" />}
          <Words>{t(isPinned ? 'nav.collapse.label' : 'nav.pin.label')}</Words>
        </PinButton>
      </Sheet>
    </Root>
  );
}
