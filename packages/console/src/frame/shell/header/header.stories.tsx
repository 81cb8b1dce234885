import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../../testing/console-story';
import { HOSTILE_NAME } from '../../../testing/story-fleet';
import { Header } from './header';
import { UserMenu } from './user-menu';

export default { title: 'Console / shell / Header' };

const Bar = ({ name, ...rest }: ConsoleStoryProps & { name: string }): ReactElement => (
  <ConsoleStory {...rest}>
    <Header
      onOpenPalette={() => undefined}
      userMenu={
        <UserMenu
          user={makeUser({ name })}
          onSignOut={() => undefined}
          onSignOutEverywhere={() => Promise.resolve()}
        />
      }
    />
  </ConsoleStory>
);

const weather = {
  server: { weatherEnabled: true },
  answers: {
    'GET /api/weather': { temperature: 24.4, windSpeed: 9, code: 2, city: 'São Paulo' },
  },
};

export const Live = (): ReactElement => <Bar name="Marina Alves" state={weather} />;
Live.meta = { about: 'Logo, connection, weather, time, sound and user.', layout: 'page' };

export const Muted = (): ReactElement => <Bar name="Marina Alves" stored={{ isMuted: true }} />;
Muted.meta = { about: 'The sound is off.', layout: 'page' };

export const LongName = (): ReactElement => <Bar name={HOSTILE_NAME} />;
LongName.meta = { about: 'A long name gives way.', layout: 'page' };
