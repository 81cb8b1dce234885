import { GlobalStyle } from '@rastro/sdk/internal/ui';
import { BrandProvider } from '@rastro/theme';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { TextProvider } from '../packages/console/src/frame/i18n/text-context';
import { needWords } from '../packages/console/src/frame/i18n/page-words';
import { NAMESPACES } from '@rastro/sdk/words';
import '../packages/console/src/frame/brand/fonts.css';
import './story.css';
import { brands } from './brands';
import type { StoryChoices } from './story-choices';
import { StoryLanguage } from './story-language';
import { StoryServer } from './story-server';

// A story is part of any page.
void needWords(...NAMESPACES);

/** Placement of a story: with padding around it, filling the page, or being the page itself. */
export type StoryLayout = 'part' | 'fill' | 'page';

/** The product's own providers around one story, over a fake server that knows nothing. */
export function StoryPage({
  story,
  choices,
  scheme,
  layout = 'part',
  children,
}: {
  story: string;
  choices: StoryChoices;
  scheme: 'light' | 'dark';
  layout?: StoryLayout;
  children: ReactNode;
}): ReactElement {
  const { language, brand } = choices;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <BrandProvider branding={brands[brand]} scheme={scheme}>
      <GlobalStyle />
      <StoryLanguage value={language}>
        <TextProvider locale={language}>
          <StoryServer>
            <div data-story={story} style={{ display: 'contents' }}>
              {layout === 'page' ? children : <main className={`story-${layout}`}>{children}</main>}
            </div>
          </StoryServer>
        </TextProvider>
      </StoryLanguage>
    </BrandProvider>
  );
}
