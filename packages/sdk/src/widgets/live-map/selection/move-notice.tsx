import type { ReactElement } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { group } from '../../../contract';
import { NO_GROUP_ID, readDeviceName } from '../../../domain';
import { describeError } from '../../../react/describe-error';
import { useLive } from '../../../react/live/use-live';
import type { DeviceMoveState, MoveFailure } from '../../../react/picked/create-device-moves';
import type { DeviceMoves } from '../../../react/picked/use-device-moves';
import { LazyWords } from '../../../react/provider/lazy-words';
import { useResource } from '../../../react/resource/use-resource';
import { useLabels } from '../../../react/use-labels';
import { Button, IconButton, ProgressBar } from '../../../ui';
import { touchTarget } from '../../../ui/mixins';
import { MOVE_WORDS } from './move-dialog';

/** Max number of names listed; the rest are counted. */
const MAX_NAMES = 100;

const Box = styled.section`
  display: grid;
  gap: 6px;
  min-width: min(320px, 100%);
  padding: 8px 8px 8px 14px;
  overflow-wrap: anywhere;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  & > p {
    flex: 1 1 100px;
    margin: 0;
  }
`;
const Names = styled.details`
  color: var(--rastro-text-muted);
  & > summary {
    cursor: pointer;
    ${touchTarget}
  }
  & > ul {
    max-height: 120px;
    margin: 4px 0 0;
    padding-inline-start: 18px;
    overflow: auto;
  }
`;

/** Progress and outcome of moving many vehicles: failures by name, with retry and undo. */
export function MoveNotice({ moves }: { moves: DeviceMoves }): ReactElement | null {
  if (moves.state.status === 'idle') return null;
  return (
    <LazyWords files={MOVE_WORDS}>
      <Box className="rastro-move-notice">
        {'total' in moves.state ? (
          <Progress state={moves.state} onStop={moves.stop} />
        ) : (
          <Outcome state={moves.state} moves={moves} />
        )}
      </Box>
    </LazyWords>
  );
}

type Under = Extract<DeviceMoveState, { total: number }>;
type Over = Extract<DeviceMoveState, { leftCount: number }>;

function Progress({ state, onStop }: { state: Under; onStop: () => void }) {
  const t = useLabels();
  const { done, total } = state;
  const words = t(`map.move.${state.status}`, { done, total });
  return (
    <>
      <Line>
        <p>{words}</p>
        <Button variant="soft" onClick={onStop}>
          {t('map.move.stop')}
        </Button>
      </Line>
      <ProgressBar label={words} value={total === 0 ? 1 : done / total} />
    </>
  );
}

function Outcome({ state, moves }: { state: Over; moves: DeviceMoves }) {
  const t = useLabels();
  const { data: groups } = useResource(group);
  const { status, groupId, count, failures, leftCount } = state;
  const name = groups?.find(({ id }) => id === groupId)?.name ?? `#${groupId}`;
  const done =
    status === 'undone'
      ? t('groups.undone.text')
      : groupId === NO_GROUP_ID
        ? t('groups.moved.out', { count })
        : t('groups.moved.devices', { count, name });
  const isWhole = failures.length === 0 && leftCount === 0;
  const words = [
    isWhole || (status === 'moved' && count > 0) ? done : '',
    failures.length > 0 ? t('groups.move.failed', { count: failures.length }) : '',
    leftCount > 0 ? t('map.move.left', { count: leftCount }) : '',
  ];
  return (
    <>
      <Line>
        <p role="status">{words.filter(Boolean).join(' ')}</p>
        {isWhole ? null : (
          <Button variant="soft" onClick={() => void moves.retry()}>
            {t(failures.length > 0 ? 'map.move.retry' : 'map.move.goOn')}
          </Button>
        )}
        {status === 'moved' && count > 0 ? (
          <Button variant="soft" onClick={() => void moves.undo()}>
            {t('notice.undo.action')}
          </Button>
        ) : null}
        <IconButton
          label={t('map.move.close')}
          icon={<X />}
          tooltipSide="top"
          onClick={moves.dismiss}
        />
      </Line>
      {failures.length > 0 ? <Failures failures={failures} /> : null}
    </>
  );
}

function Failures({ failures }: { failures: readonly MoveFailure[] }) {
  const t = useLabels();
  const live = useLive('LiveMap');
  const more = failures.length - MAX_NAMES;
  return (
    <Names>
      <summary>{t('map.move.which')}</summary>
      <ul>
        {failures.slice(0, MAX_NAMES).map(({ deviceId, error }) => {
          const device = live.devices.get(deviceId);
          return (
            <li key={deviceId}>
              <b dir="auto">{device ? readDeviceName(device) : `#${deviceId}`}</b>:{' '}
              {t({ key: describeError(error) })}
            </li>
          );
        })}
        {more > 0 ? <li>{t('map.move.more', { count: more })}</li> : null}
      </ul>
    </Names>
  );
}
