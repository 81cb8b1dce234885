import { RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { RenewSecret } from './renew-secret';

export default { title: 'Console / account / Renew secret' };

export const Key = (): ReactElement => (
  <ConsoleStory>
    <RenewSecret
      icon={<RefreshCw aria-hidden="true" />}
      label="Renew the key"
      text="The key of before works for another 24 hours."
      onRenew={async () => undefined}
    />
  </ConsoleStory>
);
Key.meta = {
  about: 'Makes a secret anew, and says what becomes of the one before.',
  ready: 'button',
};
