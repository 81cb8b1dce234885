import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { Column } from './driver-parts';
import { ScanLists } from './scan-lists';

export default { title: 'Console / pages / Scan lists' };

const made = (key: string, time: string) => ({
  key,
  userId: 9,
  id: 'V12-1-7K3M-9QX2-ABCD',
  at: `2026-08-21T${time}:00Z`,
});
const lists = {
  waiting: [made('a', '10:30'), { ...made('b', '10:40'), id: 0 as const }],
  taken: [
    {
      scan: made('c', '09:10'),
      result: {
        driver: { id: 3, name: 'João Souza' },
        device: { id: 1, name: 'Fiorino 07' },
        drive: null,
        isLate: true,
        engine: 'released' as const,
      },
    },
  ],
  refused: [
    { ...made('d', '08:00'), refusal: { code: 'QR_CODE_REPLACED', status: 409 } },
    { ...made('e', '08:05'), refusal: { code: 'FIELD_INVALID', status: 422, field: 'at' } },
  ],
};

export const All = (): ReactElement => (
  <ConsoleStory path="/qr-driver">
    <Column>
      <ScanLists {...lists} isBusy={false} dismiss={async () => undefined} />
    </Column>
  </ConsoleStory>
);
All.meta = { about: 'Scans that wait, that were taken, and that were refused, with the reason.' };
