import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { fleetState } from '../../../testing/story-fleet';
import { useVehicleMenu } from './use-vehicle-menu';

export default { title: 'Console / shell / Vehicle menu' };

const state = { ...fleetState, answers: { ...fleetState.answers, 'GET /api/stops': [] } };

const Asked = (): ReactElement | null => {
  const { onMenu, menu } = useVehicleMenu();
  const ask = useEffectEvent(() => onMenu(2, { x: 24, y: 24, isByKeyboard: true }));
  useEffect(() => ask(), []);
  return menu;
};

export const Open = (): ReactElement => (
  <ConsoleStory state={state}>
    <Asked />
  </ConsoleStory>
);
Open.meta = {
  about: 'What can be done with a vehicle of list or map, without opening it first.',
  ready: '.rastro-device-menu [role=menuitem]',
};
