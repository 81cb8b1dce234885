import { useEffect, useRef, type ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import { makeUser } from '../../testing';
import { ChannelTests } from './channel-field';

export default { title: 'SDK / widgets / Telegram' };

const link = { username: 'norte_rastreamento_bot', code: 'c'.repeat(43) };
const answers = {
  'GET /api/notifications/types': [],
  'GET /api/notifications/notificators': [{ type: 'web' }, { type: 'telegram' }],
  'GET /api/telegram-bot': { username: link.username, isLinked: false },
  'POST /api/telegram-bot/link': { ...link, expiresAt: '2026-08-21T12:10:00Z' },
  'GET /api/telegram-bot/link': { state: 'waiting', problem: 'webhook' },
};

/** A square in place of a picture, which hosts draw. */
const drawQr = (_link: string, label: string): ReactElement => (
  <div
    role="img"
    aria-label={label}
    style={{ alignSelf: 'center', width: 184, height: 184, border: '1px solid' }}
  />
);

function Opened(): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      // The last button is another one until it is known that a bot is there.
      if (document.querySelector('[role=dialog]')) return clearInterval(timer);
      [...(ref.current?.querySelectorAll('button') ?? [])].at(-1)?.click();
    }, 50);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={ref}>
      <ChannelTests label="Canais" telegram={{ drawQr }} />
    </div>
  );
}

export const Waiting = (): ReactElement => (
  <StoryServer state={{ user: makeUser({ id: 7, email: 'ana@example.com' }), answers }}>
    <Opened />
  </StoryServer>
);
Waiting.meta = {
  about: 'A link waits for Start, and another system hears the bot.',
  ready: '[role=dialog] [role=alert]',
};
