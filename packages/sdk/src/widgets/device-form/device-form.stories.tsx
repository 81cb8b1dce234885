import { useEffect, type ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import { makeDevice, makeGroup, makePosition, makeUser } from '../../testing';
import { DeviceForm } from './device-form';

export default { title: 'SDK / widgets / Device form' };

const van = makeDevice(1, {
  name: 'Fiorino 07',
  uniqueId: '490154203237518',
  groupId: 2,
  category: 'van',
  positionId: 1,
  attributes: {
    'rastro.plate': 'RTA4F27',
    'rastro.color': '#1f6f5c',
    'rastro.color_extra': '#f4c430',
    iccid: '89551093124007715022',
    speedLimit: 43.2,
    crew: 2,
  },
});
const state = {
  user: makeUser({ administrator: true }),
  devices: [van],
  positions: [
    makePosition(1, { deviceId: 1, attributes: { totalDistance: 84_312_000, hours: 36_000_000 } }),
  ],
  groups: [makeGroup(2, { name: 'Central Sul' })],
};

/** Writes into fields by their place, as a person would, and saves. */
function Written({ values }: { values: readonly string[] }): null {
  useEffect(() => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    let frame = 0;
    function write() {
      const form = document.querySelector('form');
      const fields = form?.querySelectorAll<HTMLInputElement>('input[type=text]:not([role])') ?? [];
      if (!form || fields.length < values.length) {
        frame = requestAnimationFrame(write);
        return;
      }
      values.forEach((value, at) => {
        setValue?.call(fields[at], value);
        fields[at]?.dispatchEvent(new Event('input', { bubbles: true }));
      });
      frame = requestAnimationFrame(() => form.requestSubmit());
    }
    write();
    return () => cancelAnimationFrame(frame);
  }, [values]);
  return null;
}

export const New = (): ReactElement => (
  <StoryServer state={state}>
    <DeviceForm device={null} onCancel={() => undefined} />
  </StoryServer>
);
New.meta = { about: 'A device that is not there yet.', ready: 'button[type=submit]' };

export const Change = (): ReactElement => (
  <StoryServer state={state}>
    <DeviceForm device={van} onCancel={() => undefined} />
  </StoryServer>
);
Change.meta = { about: 'A device that has sent positions.', ready: 'button[type=submit]' };

const DOUBTFUL = ['Fiorino 07', '490154203237512', '', '', 'ABC12', '00639884961'];

export const Warnings = (): ReactElement => (
  <StoryServer state={state}>
    <DeviceForm device={null} />
    <Written values={DOUBTFUL} />
  </StoryServer>
);
Warnings.meta = {
  about: 'What looks wrong is said at its field, and may be saved all the same.',
  ready: '[role=alert]',
};

const WANTED = ['Fiorino 07', '490154203237518'];

export const LimitReached = (): ReactElement => (
  <StoryServer
    state={{
      ...state,
      answers: {
        'POST /api/devices': () =>
          new Response(JSON.stringify({ code: 'DEVICE_LIMIT_EXCEEDED', message: 'full' }), {
            status: 409,
          }),
      },
    }}
  >
    <DeviceForm device={null} />
    <Written values={WANTED} />
  </StoryServer>
);
LimitReached.meta = { about: 'The server takes no more devices.', ready: '[role=alert]' };
