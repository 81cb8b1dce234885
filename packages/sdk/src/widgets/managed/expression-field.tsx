import { useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { completeExpression } from '../../domain';
import { LazyWords, useAccess, useLabels, useTrackingClient } from '../../react';
import type { OwnFieldProps } from '../../react/resource';
import { Button, TextArea } from '../../ui';
import { ExpressionTry } from './expression-try';

const Root = styled.div`
  display: grid;
  gap: 12px;
  & textarea {
    font-family: var(--rastro-font-family-mono, ui-monospace, monospace);
    font-size: 13px;
  }
`;
const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
const WORDS = ['manage'] as const;

/** An expression of a computed attribute, which whoever may can try with a fix of a device. */
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
  const mayTry = useAccess()('send', 'attributes').allowed;
  const [deviceId, setDeviceId] = useState<number | null>(null);
  const expression = String(value ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const fix = client.live.positions.get(deviceId ?? 0);
  const completions =
    caret === null || readOnly ? [] : completeExpression(expression, caret, fix?.attributes);
  return (
    <Root>
      <TextArea
        id={id}
        label={label}
        hint={hint}
        error={error}
        readOnly={readOnly}
        required
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={expression}
        ref={area}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onChange={({ target }) => {
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
        <ExpressionTry
          expression={expression}
          values={values}
          deviceId={deviceId}
          onDevice={setDeviceId}
        />
      ) : null}
    </Root>
  );
}
