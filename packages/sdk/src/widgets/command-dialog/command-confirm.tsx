import type { ReactElement, ReactNode } from 'react';
import { Clock, Hourglass, Info, Send, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import {
  describeCommandType,
  maySilence,
  readFixTime,
  readPlate,
  readSpeed,
  type SendingPlan,
} from '../../domain';
import {
  useDevice,
  useFormat,
  useLabels,
  useNow,
  usePosition,
  useSendingPlans,
  useTrackingClient,
  type CommandToSend,
} from '../../react';
import { Plate } from '../../ui';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 16px;
  margin: 4px 0 12px;
  padding: 10px 12px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-sunken);
  font-size: 13px;
  line-height: 20px;
  & > dt {
    color: var(--rastro-text-muted);
  }
  & > dd {
    margin: 0;
    font-weight: 600;
    text-align: right;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & > dd > code {
    font:
      400 12px/20px ui-monospace,
      monospace;
  }
`;
const Line = styled.p`
  display: flex;
  gap: 10px;
  margin: 8px 0 0;
  padding: 10px 12px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-sunken);
  color: var(--rastro-text);
  font-size: 13px;
  line-height: 20px;
  & > svg {
    flex: none;
    margin-top: 1px;
  }
  &[data-tone='idle'] {
    background: var(--rastro-status-idle-soft);
    color: var(--rastro-status-idle-text);
  }
  &[data-tone='alarm'] {
    background: var(--rastro-status-alarm-soft);
    color: var(--rastro-status-alarm-text);
  }
`;

const PLANS = ['now', 'text', 'queue', 'stop'] as const satisfies readonly SendingPlan[];
const SIGNS: Readonly<Record<SendingPlan, ReactNode>> = {
  now: <Send size={18} aria-hidden="true" />,
  text: <Send size={18} aria-hidden="true" />,
  queue: <Clock size={18} aria-hidden="true" />,
  stop: <Hourglass size={18} aria-hidden="true" />,
};

/** Preview of sending a command: recipients, their current motion, and delivery now or later. */
export function CommandConfirm({
  deviceIds,
  command,
  name,
}: {
  deviceIds: readonly number[];
  command: CommandToSend;
  /** Name of the saved command. */
  name: string | undefined;
}): ReactElement {
  const t = useLabels();
  const plans = useSendingPlans(deviceIds, command);
  const { attributePrefix } = useTrackingClient();
  const [only] = deviceIds;
  const isOne = deviceIds.length === 1 && only !== undefined;
  const values = name === undefined ? Object.entries(command.attributes) : [];
  return (
    <>
      <Facts>
        <dt>{t('command.confirm.command')}</dt>
        <dd dir="auto">
          {name ?? t(describeCommandType(command.type))}
          {values.map(([key, value]) => (
            <div key={key}>
              <code>{String(value)}</code>
            </div>
          ))}
        </dd>
        {isOne ? <DeviceFacts deviceId={only} /> : null}
      </Facts>
      {PLANS.map((plan) =>
        plans[plan] === 0 ? null : (
          <Line key={plan} data-tone={plan === 'now' || plan === 'text' ? undefined : 'idle'}>
            {SIGNS[plan]}
            <span>
              {isOne
                ? t(`command.plan.${plan}`)
                : t(`command.many.${plan}`, { count: plans[plan] })}
            </span>
          </Line>
        ),
      )}
      {plans.stop > 0 && command.type !== 'engineStop' ? (
        <Line>
          <Info size={18} aria-hidden="true" />
          <span>{t('command.plan.harmless', { mark: `${attributePrefix}.harmless` })}</span>
        </Line>
      ) : null}
      {maySilence(command.type) ? (
        <Line data-tone="alarm">
          <TriangleAlert size={18} aria-hidden="true" />
          <span>{t('command.plan.silence')}</span>
        </Line>
      ) : null}
    </>
  );
}

function DeviceFacts({ deviceId }: { deviceId: number }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const { attributePrefix } = useTrackingClient();
  const device = useDevice(deviceId);
  const position = usePosition(deviceId);
  const plate = device ? readPlate(device, attributePrefix) : '';
  const none = t('command.confirm.none');
  return (
    <>
      {plate === '' ? null : (
        <>
          <dt>{t('attribute.plate.label')}</dt>
          <dd>
            <Plate>{plate}</Plate>
          </dd>
        </>
      )}
      <dt>{t('command.confirm.speed')}</dt>
      <dd>{position ? format.speed(readSpeed(position) ?? Number.NaN) : none}</dd>
      <dt>{t('command.confirm.position')}</dt>
      <dd>{position ? format.age(readFixTime(position), now) : none}</dd>
    </>
  );
}
