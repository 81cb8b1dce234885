'use client';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device } from '../../../contract';
import {
  readDeviceName,
  readOwnTimeZone,
  ROUTE_FORMATS,
  toDayKey,
  toFileName,
} from '../../../domain';
import { useAttributeWords, useFormat, useLabels, type Replay } from '../../../react';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { Button, Menu, MenuItem } from '../../../ui';
import { writeRouteFile } from './write-route-file';

/** Hands a file to the browser to keep. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has read the address by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

const Failure = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: var(--rastro-status-alarm-text);
  font-size: 12px;
  line-height: 16px;
`;

const TYPES = {
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  geojson: 'application/geo+json',
  csv: 'text/csv',
} as const;

/** The routes as files to keep, and the map as a picture. */
export function ReplayDownloads({
  replay,
  devices,
}: {
  replay: Replay;
  devices: ReadonlyMap<number, Device>;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const attributes = useAttributeWords();
  const { units, timeZone } = useTrackingContext('ReplayDownloads');
  const [hasFailed, setHasFailed] = useState(false);
  const { routes, clock, picture } = replay;
  const nameOf = (deviceId: number) => {
    const device = devices.get(deviceId);
    return device ? readDeviceName(device) : String(deviceId);
  };
  const fileName = () => {
    const [first] = routes;
    const name = routes.length === 1 && first ? nameOf(first.deviceId) : t('replay.download.name');
    const day = toDayKey(clock.span.fromMs, timeZone ?? readOwnTimeZone());
    return `${toFileName(name, t('replay.download.name'))} ${day}`;
  };
  const savePicture = async () => {
    setHasFailed(false);
    try {
      const image = await picture.take();
      saveFile(image, `${fileName()}.png`);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" icon={<Download aria-hidden="true" />}>
            {t('replay.download.action')}
          </Button>
        }
      >
        {ROUTE_FORMATS.map((kind) => (
          <MenuItem
            key={kind}
            onSelect={() => {
              const text = writeRouteFile(kind, {
                routes,
                nameOf,
                t,
                format,
                attributes,
                units,
                timeZone,
              });
              const type = `${TYPES[kind]};charset=utf-8`;
              saveFile(new Blob([text], { type }), `${fileName()}.${kind}`);
            }}
          >
            {t(`replay.download.${kind}`)}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => void savePicture()}>{t('replay.download.png')}</MenuItem>
      </Menu>
      {hasFailed ? <Failure role="alert">{t('replay.download.failed')}</Failure> : null}
    </>
  );
}
