import { useState, type ReactElement } from 'react';
import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { isTrackingError } from '../../client';
import { COMPUTED_TYPES } from '../../contract';
import { readDeviceName, readOwnTimeZone } from '../../domain';
import { describeRefusal, useDevices, useFormat, useLabels, useTrackingClient } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { useFieldWords } from '../../react/resource';
import { Button, Combobox, DateTimeField } from '../../ui';

const Root = styled.div`
  display: grid;
  gap: 12px;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: end;
  & > div {
    flex: 1 1 220px;
    min-width: 0;
  }
`;
const Outcome = styled.output`
  display: block;
  padding: 10px 12px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-raised);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  &[data-failed='true'] {
    color: var(--rastro-status-alarm-text);
  }
`;

/**
 * Result of a trial: the server's answer or the reason for none, with the trial it belongs to
 * (`asked`).
 */
type Result = { asked: string; text: string; hasFailed: boolean };

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Tries an expression with the latest fix of a device, or the last one before a moment of the past. */
export function ExpressionTry({
  expression,
  values,
  deviceId,
  onDevice,
}: {
  expression: string;
  /** Values of the form: name and result type of the attribute. */
  values: Readonly<Record<string, unknown>>;
  deviceId: number | null;
  onDevice: (deviceId: number | null) => void;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const client = useTrackingClient();
  const devices = useDevices();
  const { choices, calendar } = useFieldWords();
  const { units, timeZone } = useTrackingContext('ExpressionTry');
  const [atMs, setAtMs] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const asked = [expression, deviceId, atMs].join(' ');
  const options = [...devices.values()].map((device) => ({
    value: device.id,
    label: readDeviceName(device),
  }));

  async function tryPast(device: number, momentMs: number): Promise<string> {
    const attribute = String(values['attribute'] ?? '');
    const past = await client.pastExpression({
      deviceId: device,
      at: new Date(momentMs).toISOString(),
      expression,
      attribute,
    });
    const nothing = t('computed.try.nothing');
    const after = past.value === null ? nothing : textOf(past.value);
    const time = format.dateTime(past.fixTime);
    if (past.before === null || attribute === '') return t('computed.try.past', { time, after });
    const before = textOf(past.before);
    if (before === after) return t('computed.try.same', { time, after, attribute });
    return t('computed.try.change', { time, after, before, attribute });
  }
  async function tryLatest(device: number): Promise<string> {
    const type = COMPUTED_TYPES.find((each) => each === values['type']) ?? 'string';
    const text = (name: string) => String(values[name] ?? '');
    const answer = await client.computedAttributes.test({
      deviceId: device,
      expression,
      type,
      description: text('description'),
      attribute: text('attribute'),
    });
    return answer === '' ? t('computed.try.nothing') : answer;
  }
  async function run() {
    if (deviceId === null) return;
    setBusy(true);
    try {
      const text = await (atMs === null ? tryLatest(deviceId) : tryPast(deviceId, atMs));
      setResult({ asked, text, hasFailed: false });
    } catch (failure) {
      const isForeign = isTrackingError(failure, 'BAD_REQUEST') && !('says' in failure.details);
      const why = isForeign ? failure.message : '';
      const text = `${t(describeRefusal(failure))} ${why}`.trim();
      setResult({ asked, text, hasFailed: true });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Root>
      <Line>
        <Combobox
          label={t('computed.try.device')}
          options={options}
          words={choices}
          value={options.find((option) => option.value === deviceId) ?? null}
          onChange={(option) => onDevice(option?.value ?? null)}
        />
        <DateTimeField
          label={t('computed.try.at')}
          calendarLabel={calendar(t('computed.try.at'))}
          hint={t('computed.try.atHint')}
          valueMs={atMs}
          onChange={setAtMs}
          timeZone={timeZone ?? readOwnTimeZone()}
          locale={format.locale}
          hour12={units.hour12 ?? false}
        />
      </Line>
      <div>
        <Button
          type="button"
          icon={<Play aria-hidden="true" />}
          busy={isBusy}
          disabled={deviceId === null || expression.trim() === ''}
          onClick={() => void run()}
        >
          {t('computed.try.action')}
        </Button>
      </div>
      {result?.asked === asked ? (
        <Outcome data-failed={result.hasFailed}>{result.text}</Outcome>
      ) : null}
    </Root>
  );
}
