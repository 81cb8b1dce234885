import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { TermsPage } from './terms-page';

export default { title: 'Console / pages / Terms page' };

const contact = {
  name: 'Bia Souza',
  email: 'privacidade@andorinha.example',
  phone: '+55 11 4002-8922',
  url: 'https://andorinha.example/privacidade',
};
const Page = ({ terms }: { terms: object }) => (
  <ConsoleStory
    path="/home"
    state={{
      user: makeUser({ needsTerms: true }),
      answers: {
        'GET /api/session/terms': {
          version: '2026-11',
          url: null,
          text: null,
          contact: null,
          isDue: true,
          accepted: null,
          ...terms,
        },
      },
    }}
  >
    <TermsPage />
  </ConsoleStory>
);

const text = Array.from(
  { length: 40 },
  (_, index) => `${index + 1}. <b>O veículo</b> é rastreado enquanto o contrato durar.`,
).join('\n');

export const WithText = (): ReactElement => <Page terms={{ text, contact }} />;
WithText.meta = { about: 'A long text, and who answers.', layout: 'page' };

export const WithLink = (): ReactElement => (
  <Page terms={{ url: 'https://andorinha.example/termos' }} />
);
WithLink.meta = { about: 'A document of its own.', layout: 'page' };
