'use client';
import { useState, type ReactElement } from 'react';
import { Check, Play, Wand2 } from 'lucide-react';
import { css, styled } from 'styled-components';
import { isSoundUrl, NOTICE_COLORS, NOTICE_SOUNDS } from '../../domain';
import { playNoticeSound, useLabels } from '../../react';
import { useFieldWords, type OwnFieldProps } from '../../react/resource';
import { Button, Combobox, visuallyHidden } from '../../ui';
import { FieldShell } from '../../ui/form/field/field-shell';
import { saySound } from './rule-words';

const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
const swatchColors = css`
  ${NOTICE_COLORS.map(
    (color) => `
      &[data-color='${color}'] {
        background: var(--rastro-toast-${color});
        color: var(--rastro-toast-${color}-text);
      }
    `,
  )}
`;
const Swatch = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 34px;
  height: 34px;
  border-radius: var(--rastro-radius-control);
  box-shadow: inset 0 0 0 1px var(--rastro-border-control);
  background: var(--rastro-surface);
  color: var(--rastro-text-muted);
  cursor: pointer;
  ${swatchColors}
  &:has(:checked) {
    box-shadow:
      inset 0 0 0 1px var(--rastro-border-control),
      0 0 0 2px var(--rastro-surface),
      0 0 0 4px var(--rastro-accent-ink);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 5px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
  & > input {
    ${visuallyHidden}
  }
  @media (pointer: coarse), (max-width: 768px) {
    width: 44px;
    height: 44px;
  }
`;
const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: end;
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
const Failed = styled.p`
  margin: 4px 0 0;
  color: var(--rastro-status-alarm-text);
  font: 400 12px/16px var(--rastro-font-family);
`;

/** The colour of a notice: that of its event, or one of eight. */
export function NoticeColorField({ field }: { field: OwnFieldProps }): ReactElement {
  const t = useLabels();
  const { id, label, value, onChange, readOnly } = field;
  return (
    <FieldShell id={id} label={label} isGroup>
      <Swatches role="radiogroup" aria-labelledby={`${id}-label`}>
        {(['', ...NOTICE_COLORS] as const).map((color) => {
          const name = t(`rules.color.${color === '' ? 'auto' : color}`);
          return (
            <Swatch key={color} data-color={color} title={name}>
              <input
                type="radio"
                name={id}
                id={value === color ? id : undefined}
                aria-label={name}
                checked={value === color}
                disabled={readOnly}
                onChange={() => onChange(color)}
              />
              {color === '' ? (
                <Wand2 size={16} aria-hidden="true" />
              ) : value === color ? (
                <Check size={16} aria-hidden="true" />
              ) : null}
            </Swatch>
          );
        })}
      </Swatches>
    </FieldShell>
  );
}

const SOUNDS = [...NOTICE_SOUNDS, 'mute', 'custom'];

/** The sound of a notice, with a way to hear it. */
export function NoticeSoundField({ field }: { field: OwnFieldProps }): ReactElement {
  const t = useLabels();
  const { choices } = useFieldWords();
  const { id, label, value, onChange, readOnly, values } = field;
  const [isFailed, setFailed] = useState(false);
  const sound = String(value);
  const soundUrl = String(values['soundURL'] ?? '').trim();
  const toOption = (name: string) => ({ value: name, label: saySound(t, name) });
  const isPlayable = sound !== 'mute' && (sound !== 'custom' || isSoundUrl(soundUrl));
  return (
    <div>
      <Row>
        <Combobox
          id={id}
          label={label}
          readOnly={readOnly}
          options={SOUNDS.map(toOption)}
          words={choices}
          value={toOption(sound)}
          onChange={(option) => option && onChange(option.value)}
        />
        <Button
          icon={<Play aria-hidden="true" />}
          disabled={!isPlayable}
          onClick={() => {
            setFailed(false);
            playNoticeSound(
              { sound, soundUrl },
              { isAsked: true, onUnreachable: () => setFailed(true) },
            );
          }}
        >
          {t('rules.sound.play')}
        </Button>
      </Row>
      <div role="status">{isFailed ? <Failed>{t('rules.sound.failed')}</Failed> : null}</div>
    </div>
  );
}
