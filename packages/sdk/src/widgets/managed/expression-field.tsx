import { useRef, useState, type ReactElement } from 'react';
import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { isTrackingError } from '../../client';
import { COMPUTED_TYPES } from '../../contract';
import { completeExpression, readDeviceName } from '../../domain';
import {
  describeError,
  LazyWords,
  useAccess,
  useDevices,
  useLabels,
  useTrackingClient,
} from '../../react';
import { useFieldWords, type OwnFieldProps } from '../../react/resource';
import { Button, Combobox, TextArea } from '../../ui';

const Root = styled.div`
  display: grid;
  gap: 12px;
  & textarea {
    font-family: var(--rastro-font-family-mono, ui-monospace, monospace);
    font-size: 13px;
  }
`;
const Try = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`;
const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
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

const WORDS = ['manage'] as const;

/** What came of a try: what the server answered, or why there is nothing. */
type Result = { text: string; hasFailed: boolean };

/** An expression of a computed attribute, which whoever may can try with the latest fix of a device. */
export function ExpressionField(props: OwnFieldProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <Field {...props} />
    </LazyWords>
  );
}

function Field({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  readOnly,
  values,
}: OwnFieldProps): ReactElement {
  const t = useLabels();
  const client = useTrackingClient();
  const devices = useDevices();
  const { choices } = useFieldWords();
  const mayTry = useAccess()('send', 'attributes').allowed;
  const [deviceId, setDeviceId] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const expression = String(value ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const fix = client.live.positions.get(deviceId ?? 0);
  const completions =
    caret === null || readOnly ? [] : completeExpression(expression, caret, fix?.attributes);
  const options = [...devices.values()].map((device) => ({
    value: device.id,
    label: readDeviceName(device),
  }));

  async function run() {
    if (deviceId === null) return;
    setBusy(true);
    const type = COMPUTED_TYPES.find((each) => each === values['type']) ?? 'string';
    const text = (name: string) => String(values[name] ?? '');
    try {
      const answer = await client.computedAttributes.test({
        ...{ deviceId, expression, type },
        description: text('description'),
        attribute: text('attribute'),
      });
      setResult({ text: answer, hasFailed: false });
    } catch (failure) {
      const why = isTrackingError(failure) ? failure.message : '';
      setResult({ text: `${t({ key: describeError(failure) })} ${why}`.trim(), hasFailed: true });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Root>
      <TextArea
        {...{ id, label, hint, error, readOnly }}
        required
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={expression}
        ref={area}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onChange={({ target }) => {
          setResult(null);
          setCaret(target.selectionStart);
          onChange(target.value);
        }}
      />
      {completions.length > 0 ? (
        <Names role="group" aria-label={t('computed.names.label')}>
          {completions.map(({ name, text: next, caret: after }) => (
            <Button
              key={name}
              type="button"
              size="sm"
              onClick={() => {
                setResult(null);
                onChange(next);
                setCaret(null);
                // The caret goes behind the name once the field shows it.
                requestAnimationFrame(() => {
                  area.current?.focus();
                  area.current?.setSelectionRange(after, after);
                });
              }}
            >
              {name}
            </Button>
          ))}
        </Names>
      ) : null}
      {mayTry ? (
        <Try>
          <Combobox
            label={t('computed.try.device')}
            options={options}
            words={choices}
            value={options.find((option) => option.value === deviceId) ?? null}
            onChange={(option) => {
              setResult(null);
              setDeviceId(option?.value ?? null);
            }}
          />
          <Button
            type="button"
            icon={<Play aria-hidden="true" />}
            busy={isBusy}
            disabled={deviceId === null || expression.trim() === ''}
            onClick={() => void run()}
          >
            {t('computed.try.action')}
          </Button>
        </Try>
      ) : null}
      {result ? (
        <Outcome data-failed={result.hasFailed}>
          {result.text === '' ? t('computed.try.nothing') : result.text}
        </Outcome>
      ) : null}
    </Root>
  );
}
