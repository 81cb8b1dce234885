import { makeDevice, makeUser, SAMPLE_TIME } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { AskDialog } from './ask-dialog';
import { ConsentBand } from './consent-band';
import { ConsentDialog } from './consent-dialog';

export default { title: 'Console / Consents' };

const device = makeDevice(1, { name: 'Rastreador pessoal 7' });
const asked = {
  id: 1,
  deviceId: 1,
  deviceName: 'Rastreador pessoal 7',
  personName: 'Bia Souza',
  status: 'asked',
  email: '',
  purpose: '',
  askedBy: 'Ana Lima',
  createdAt: SAMPLE_TIME,
  answers: [],
};

const Story = ({
  consents,
  children,
}: {
  consents: readonly object[] | 'hang' | 502;
  children: ReactElement;
}): ReactElement => (
  <ConsoleStory
    path="/devices/1"
    state={{
      user: makeUser({ administrator: true }),
      devices: [device],
      answers: { 'GET /api/consents': consents },
    }}
  >
    {children}
  </ConsoleStory>
);
const nothing = (): void => undefined;

export const Stopped = (): ReactElement => (
  <Story consents={[asked]}>
    <ConsentBand device={device} />
  </Story>
);
Stopped.meta = { about: 'Why a vehicle records nothing.', ready: 'h2' };

export const Recorded = (): ReactElement => (
  <Story consents={[{ ...asked, status: 'given' }]}>
    <ConsentBand device={device} />
  </Story>
);
Recorded.meta = { about: 'A vehicle that is recorded with consent.', ready: 'h2' };

export const OfVehicle = (): ReactElement => (
  <Story consents={[asked]}>
    <ConsentDialog device={device} onClose={nothing} />
  </Story>
);
OfVehicle.meta = { about: 'Consents of a vehicle.', ready: 'dl' };

export const OfNobody = (): ReactElement => (
  <Story consents={[]}>
    <ConsentDialog device={device} onClose={nothing} />
  </Story>
);
OfNobody.meta = { about: 'A vehicle that nobody was asked for.', ready: '[role=dialog]' };

export const Ask = (): ReactElement => (
  <Story consents={[]}>
    <AskDialog onAsked={nothing} onClose={nothing} />
  </Story>
);
Ask.meta = { about: 'Asking a person for their consent.', ready: '[role=dialog]' };
