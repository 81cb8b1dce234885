import type { Locale } from '@rastro/sdk/domain';
import { createContext, useContext } from 'react';

/** The language that the toolbar chose. */
export const StoryLanguage = createContext<Locale>('pt-BR');

/** The language that the toolbar chose, for providers that a story puts up itself. */
export const useStoryLanguage = (): Locale => useContext(StoryLanguage);
