import {
  calendar,
  command,
  computedAttribute,
  driver,
  maintenance,
  maintenanceRecord,
} from '@rastro/sdk/contract';
import { makeDevice, makeGroup, makePosition } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../.ladle/hostile-names';
import { ConsoleStory, type ConsoleStoryProps } from '../testing/console-story';
import { CalendarsPage } from '../areas/notifications/calendars-page';
import { CommandsPage } from '../areas/commands/commands-page';
import { ComputedPage } from '../areas/devices/computed-page';
import { DriversPage } from '../areas/drivers/drivers-page';
import { ServicesPage } from '../areas/maintenance/services-page';

export default { title: 'Console / pages / Managed pages' };

const HOLDERS = { deviceIds: [1], groupIds: [2], userIds: [] };
const answers = {
  'GET /api/drivers/1/holders': HOLDERS,
  'GET /api/maintenance/1/holders': HOLDERS,
  'GET /api/calendars/1/holders': HOLDERS,
  'GET /api/commands/1/holders': HOLDERS,
  'GET /api/attributes/computed/1/holders': HOLDERS,
};
const devices = [makeDevice(1, { name: 'Fiorino 07' }), makeDevice(2, { name: 'Kangoo 05' })];
const groups = [makeGroup(2, { name: 'Entregas Zona Sul' })];
const drivers = ['Marina Alves', 'João Pereira', 'Ana Lima'].map((name, index) =>
  driver.decode({ id: index + 1, name, uniqueId: `0029${index}41`, attributes: {} }),
);
const plans = [
  { id: 1, name: 'Troca de óleo', type: 'totalDistance', start: 10_000_000, period: 10_000_000 },
  { id: 2, name: 'Correia', type: 'hours', start: 0, period: 1_800_000_000 },
  { id: 3, name: 'Vistoria', type: 'fixTime', start: 1_767_225_600_000, period: 31_536_000_000 },
].map((plan) => maintenance.decode({ ...plan, attributes: {} }));
const commands = [
  { id: 1, description: 'Reiniciar', type: 'custom', attributes: { data: 'RESET#' } },
  { id: 2, description: 'Pedir posição', type: 'positionSingle', attributes: {} },
].map((each) => command.decode({ ...each, deviceId: 0, textChannel: false }));
const computed = [
  { id: 1, description: 'Bateria em %', attribute: 'batteryPct', expression: 'battery * 10' },
  {
    id: 2,
    description: 'Em pátio',
    attribute: 'inYard',
    expression: 'geofences > 0',
    lastError: 'geofences is not known (at character 1)',
  },
].map((each) => computedAttribute.decode({ ...each, type: 'number', priority: 0 }));

const event = (lines: string): string => `BEGIN:VEVENT\n${lines}\nEND:VEVENT\n`;
const hours = event(
  'DTSTART;TZID=America/Sao_Paulo:20260706T080000\nDTEND;TZID=America/Sao_Paulo:20260706T180000\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=40',
);
const foreign = event('DTSTART:20260706T080000Z\nDURATION:PT1H');
const calendars = [
  calendar.decode({
    id: 1,
    name: 'Horário comercial',
    attributes: {},
    data: btoa(`BEGIN:VCALENDAR\n${hours}${foreign}END:VCALENDAR\n`),
  }),
];

const Page = ({
  children,
  state,
  ...rest
}: ConsoleStoryProps & { children: ReactElement }): ReactElement => (
  <ConsoleStory state={{ devices, groups, answers, ...state }} {...rest}>
    <main style={{ position: 'relative', height: '100vh' }}>{children}</main>
  </ConsoleStory>
);

export const Drivers = (): ReactElement => (
  <Page state={{ drivers }} path="/drivers">
    <DriversPage />
  </Page>
);
Drivers.meta = { about: 'Who drives.', layout: 'page', ready: '[role=gridcell]' };

export const OneDriver = (): ReactElement => (
  <Page state={{ drivers }} path="/drivers?id=1">
    <DriversPage />
  </Page>
);
OneDriver.meta = {
  about: 'A driver beside the list, with what they are linked to.',
  layout: 'page',
  ready: '.rastro-resource-form',
};

export const NoDrivers = (): ReactElement => (
  <Page path="/drivers">
    <DriversPage />
  </Page>
);
NoDrivers.meta = { about: 'There is none yet.', layout: 'page', ready: 'button' };

export const FailedDrivers = (): ReactElement => (
  <Page state={{ answers: { 'GET /api/drivers': 503 } }} path="/drivers">
    <DriversPage />
  </Page>
);
FailedDrivers.meta = { about: 'The list did not come.', layout: 'page', ready: 'button' };

export const GoneDriver = (): ReactElement => (
  <Page state={{ drivers }} path="/drivers?id=99">
    <DriversPage />
  </Page>
);
GoneDriver.meta = {
  about: 'The address names one that is gone.',
  layout: 'page',
  ready: '.rastro-error-state',
};

export const HostileDrivers = (): ReactElement => (
  <Page
    state={{
      drivers: HOSTILE_NAMES.slice(0, 6).map((name, index) =>
        driver.decode({ id: index + 1, name, uniqueId: name, attributes: {} }),
      ),
    }}
    path="/drivers"
  >
    <DriversPage />
  </Page>
);
HostileDrivers.meta = {
  about: 'Names that want to break the page.',
  layout: 'page',
  ready: '[role=gridcell]',
};

export const Maintenances = (): ReactElement => (
  <Page state={{ maintenance: plans }} path="/services">
    <ServicesPage />
  </Page>
);
Maintenances.meta = {
  about: 'Plans by distance, by hours and by date, each in its units.',
  layout: 'page',
  ready: '[role=gridcell]',
};

export const DueMaintenances = (): ReactElement => (
  <Page
    state={{
      maintenance: plans,
      positions: [1, 2].map((id) =>
        makePosition(id, { attributes: { totalDistance: 9_500_000 * id, hours: 3_700_000_000 } }),
      ),
      answers: {
        ...answers,
        'GET /api/maintenance/links': [1, 2].flatMap((deviceId) =>
          [1, 2, 3].map((maintenanceId) => ({ deviceId, maintenanceId })),
        ),
        'GET /api/reports/summary': [],
      },
    }}
    path="/services?part=due"
  >
    <ServicesPage />
  </Page>
);
DueMaintenances.meta = {
  about: 'What is due on which vehicle, what is over first.',
  layout: 'page',
  ready: '[role=gridcell]',
};

export const MaintenanceHistory = (): ReactElement => (
  <Page
    state={{
      maintenance: plans,
      maintenanceRecords: [1, 2].map((id) =>
        maintenanceRecord.decode({
          id,
          deviceId: id,
          maintenanceId: id,
          name: plans[id - 1]!.name,
          doneAt: '2026-11-20T12:00:00Z',
          counter: 9_400_000 * id,
          cost: 350,
          note: 'Filtro também',
          userId: 1,
          userName: 'Marina Alves',
        }),
      ),
    }}
    path="/services?part=history"
  >
    <ServicesPage />
  </Page>
);
MaintenanceHistory.meta = {
  about: 'What was done on vehicles, and for how much.',
  layout: 'page',
  ready: '[role=gridcell]',
};

export const OneMaintenance = (): ReactElement => (
  <Page state={{ maintenance: plans }} path="/services?id=1">
    <ServicesPage />
  </Page>
);
OneMaintenance.meta = {
  about: 'A plan beside the list.',
  layout: 'page',
  ready: '.rastro-resource-form',
};

export const Commands = (): ReactElement => (
  <Page state={{ commands }} path="/commands?id=1">
    <CommandsPage />
  </Page>
);
Commands.meta = {
  about: 'A saved command, with what goes with its type.',
  layout: 'page',
  ready: '.rastro-resource-form',
};

export const ComputedAttributes = (): ReactElement => (
  <Page state={{ computedAttributes: computed }} path="/computed?id=1">
    <ComputedPage />
  </Page>
);
ComputedAttributes.meta = {
  about: 'An expression, which can be tried with the latest fix of a device.',
  layout: 'page',
  ready: '.rastro-resource-form',
};

export const OneCalendar = (): ReactElement => (
  <Page state={{ calendars }} path="/calendars?id=1">
    <CalendarsPage />
  </Page>
);
OneCalendar.meta = {
  about: 'Schedules of a calendar, beside an event that stays as another program wrote it.',
  layout: 'page',
  ready: '.rastro-resource-form',
};
