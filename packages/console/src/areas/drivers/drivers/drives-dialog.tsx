import { drive } from '@rastro/sdk/contract';
import {
  describeError,
  useAccess,
  useDevices,
  useFormat,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, Dialog } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../frame/i18n/text-context';
import type { TextKey } from '../../../frame/i18n/text-key';

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  max-height: 50dvh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    padding: 8px 0;
  }
  & > li + li {
    border-top: 1px solid var(--rastro-border);
  }
  & > li > span {
    flex: 1;
    min-width: 140px;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font: 400 12px/16px var(--rastro-font-family);
  }
`;

/**
 * Dialog with the current drivers by scanned codes; a drive without a check-out can be ended here.
 */
export function DrivesDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const format = useFormat();
  const client = useTrackingClient();
  const mayEnd = useAccess()('update', 'drivers').allowed;
  const devices = useDevices();
  const { data: drives, error, refresh } = useResource(drive, { open: true });
  const [problem, setProblem] = useState<TextKey | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const failed = problem ?? (error ? describeError(error) : null);

  async function end(driveId: number) {
    setBusy(true);
    setProblem(null);
    try {
      await client.resource(drive).end({ driveId });
      setAsked(null);
      await refresh();
    } catch (reason) {
      setProblem(describeError(reason));
    }
    setBusy(false);
  }
  return (
    <Dialog isOpen title={t('drivers.drives.title')} onClose={onClose}>
      {failed ? <p role="alert">{t(failed)}</p> : null}
      {drives?.length === 0 ? <p>{t('drivers.drives.none')}</p> : null}
      <Rows>
        {(drives ?? []).map(({ id, driverName, deviceId, beganAt }) => (
          <li key={id}>
            <span>
              {driverName}
              <small>
                {t('drivers.drives.since', {
                  name: devices.get(deviceId)?.name ?? `#${deviceId}`,
                  time: format.dateTime(Date.parse(beganAt)),
                })}
              </small>
            </span>
            {mayEnd ? (
              <Button
                size="sm"
                variant={asked === id ? 'danger' : 'secondary'}
                busy={isBusy && asked === id}
                onClick={() => (asked === id ? void end(id) : setAsked(id))}
              >
                {t(asked === id ? 'drivers.drives.confirm' : 'drivers.drives.end')}
              </Button>
            ) : null}
          </li>
        ))}
      </Rows>
    </Dialog>
  );
}
