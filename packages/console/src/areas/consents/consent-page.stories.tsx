import type { ConsentStatus } from '@rastro/sdk/domain';
import { SAMPLE_TIME } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { ConsentPage } from './consent-page';

export default { title: 'Console / pages / Consent page' };

const Page = ({ status }: { status: ConsentStatus }): ReactElement => {
  const told = {
    personName: 'Bia Souza',
    deviceName: 'Rastreador pessoal 7',
    status,
    askedBy: 'Ana Lima <ana@example.com>',
    purpose: 'Rondas noturnas',
    expiresAt: null,
    answeredAt: status === 'asked' ? null : SAMPLE_TIME,
  };
  return (
    <ConsoleStory
      path="/consent#token"
      state={{ user: null, answers: { 'POST /api/session/consent': told } }}
    >
      <ConsentPage />
    </ConsoleStory>
  );
};

export const Asked = (): ReactElement => <Page status="asked" />;
Asked.meta = { about: 'A person reads what they are asked.', layout: 'page', ready: 'dl' };

export const Given = (): ReactElement => <Page status="given" />;
Given.meta = { about: 'They agreed, and may take it back.', layout: 'page', ready: 'dl' };

export const Ended = (): ReactElement => <Page status="ended" />;
Ended.meta = { about: 'Nobody asks by this link any more.', layout: 'page', ready: 'dl' };

export const DeadLink = (): ReactElement => (
  <ConsoleStory
    path="/consent#token"
    state={{ user: null, answers: { 'POST /api/session/consent': 502 } }}
  >
    <ConsentPage />
  </ConsoleStory>
);
DeadLink.meta = { about: 'It could not be read.', layout: 'page' };
