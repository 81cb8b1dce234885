import { ChevronDown, Globe } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { nameLanguage } from '../i18n/language-names';
import { useLanguages, usePageLocale, useText } from '../i18n/text-context';
import { usePreferences } from '../preferences/preferences-context';

const Root = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  & > svg {
    position: absolute;
    pointer-events: none;
    color: var(--rastro-text-muted);
  }
  & > svg:first-child {
    left: 10px;
  }
  & > svg:last-child {
    right: 10px;
  }
`;

const Select = styled.select`
  height: 32px;
  padding: 0 32px;
  border: 0;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface);
  box-shadow: inset 0 0 0 1px var(--rastro-border-control);
  color: var(--rastro-text);
  font: 500 13px/20px var(--rastro-font-family);
  appearance: none;
  cursor: pointer;
  &:hover {
    background: var(--rastro-surface-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 2px;
  }
  @media (pointer: coarse), (max-width: 768px) {
    height: 44px;
    font-size: 14px;
  }
`;

/** The language of the page; the platform's own list, so that the first screen stays light. */
export function LanguageSelect(): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const languages = useLanguages();
  const { setLocale } = usePreferences();
  return (
    <Root>
      <Globe size={15} aria-hidden="true" />
      <Select
        aria-label={t('login.language.label')}
        value={locale}
        onChange={({ target }) => setLocale(target.value)}
      >
        {languages.map((known) => (
          <option key={known} value={known} lang={known}>
            {nameLanguage(known)}
          </option>
        ))}
      </Select>
      <ChevronDown size={15} aria-hidden="true" />
    </Root>
  );
}
