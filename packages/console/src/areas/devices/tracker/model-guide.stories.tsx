import { BrandProvider, useBrand } from '@rastro/theme';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { fleetState } from '../../../testing/story-fleet';
import { ModelGuide } from './model-guide';

export default { title: 'Console / shell / Model guide' };

const trackers = {
  host: 'track.example.com',
  models: [
    {
      name: 'ST-901',
      port: 5023,
      note: 'Connect the white wire to the ignition.',
      texts: [
        { name: 'APN', text: 'APN,{apn}#' },
        { name: { 'pt-BR': 'Servidor', 'en-US': 'Server' }, text: 'SERVER,1,{host},{port}#' },
      ],
    },
    { name: 'FMB920', port: 5027 },
  ],
};

function Guide({ model }: { model: string | null }): ReactElement {
  const { branding, scheme } = useBrand();
  return (
    <BrandProvider branding={{ ...branding, trackers }} scheme={scheme}>
      <ConsoleStory state={fleetState}>
        <ModelGuide uniqueId="864180068905999" model={model} />
      </ConsoleStory>
    </BrandProvider>
  );
}

export const Known = (): ReactElement => <Guide model="st 901" />;
Known.meta = {
  about:
    'Where a tracker of a model sends to, and the texts for its SIM; one lacks its access point.',
  ready: '.rastro-tracker-text',
};

export const NotChosen = (): ReactElement => <Guide model={null} />;
NotChosen.meta = { about: 'The model is chosen first.', ready: 'button' };
