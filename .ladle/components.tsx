import './reduce-motion';
// After it: from then on nobody can replace them.
import './keep-style-rules';
import type { GlobalProvider } from '@ladle/react';
import type { ReactElement } from 'react';
import { readChoices } from './story-choices';
import { StoryFrame } from './story-frame';
import { StoryPage } from './story-page';

/** Around every story: alone on its page it gets the product's providers, else a frame with controls. */
export const Provider: GlobalProvider = ({ children, globalState, storyMeta }): ReactElement => {
  const { mode, story, theme } = globalState;
  if (mode !== 'preview')
    return <StoryFrame story={story} scheme={theme} about={storyMeta?.about} />;
  return (
    <StoryPage
      key={story}
      story={story}
      choices={readChoices(window.location.search)}
      scheme={theme === 'dark' ? 'dark' : 'light'}
      layout={storyMeta?.layout}
    >
      {children}
    </StoryPage>
  );
};
