'use client';
import { useId, useRef, useState, type DragEvent, type ReactElement } from 'react';
import { FileText, Upload, X } from 'lucide-react';
import { styled } from 'styled-components';
import { touchMedia, truncate, visuallyHidden } from '../mixins';
import { Button } from './button/button';
import { FieldButton } from './field/field-button';
import { describeField, fieldClass, FieldShell, type FieldProps } from './field/field-shell';

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  min-height: 52px;
  padding: 8px 12px;
  border: 1px dashed var(--rastro-border-control);
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface);
  color: var(--rastro-text-subtle);
  font: 400 13px/20px var(--rastro-font-family);
  &[data-over='true'] {
    border-color: var(--rastro-accent-ink);
    background: var(--rastro-accent-soft);
  }
  &[data-invalid='true'] {
    border-color: var(--rastro-status-alarm);
  }
  &[data-fixed='true'] {
    border-style: solid;
    border-color: var(--rastro-border);
    background: var(--rastro-surface-sunken);
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  ${touchMedia} {
    & > em {
      display: none;
    }
  }
  & > em {
    font-style: normal;
  }
`;
const Name = styled.span`
  flex: 1;
  color: var(--rastro-text);
  ${truncate}
`;
const Size = styled.span`
  flex: none;
`;
const Input = styled.input`
  ${visuallyHidden}
`;

/** Props of {@link FileField}. */
export interface FileFieldProps extends FieldProps {
  value: File | null;
  onChange: (file: File | null) => void;
  /** Kinds that the browser offers, as in HTML: `image/*,.pdf`. Who takes the file checks it. */
  accept?: string;
  /** The size as people read it; `bytes` of the chosen file. */
  formatSize: (bytes: number) => string;
  words: { choose: string; drop: string; remove: string };
}

/** One file, chosen or dropped. Only its name and size are read here. */
export function FileField({
  label,
  hint,
  error,
  required,
  disabled,
  readOnly,
  id,
  value,
  onChange,
  accept,
  formatSize,
  words,
  className,
  style,
}: FileFieldProps): ReactElement {
  const fallbackId = useId();
  const ownId = id ?? fallbackId;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isFixed = Boolean(disabled || readOnly);
  function handleDrag(event: DragEvent) {
    if (isFixed) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onChange(event.dataTransfer.files[0] ?? null);
  }
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      style={style}
      id={ownId}
      isGroup
      className={fieldClass('file-field', className)}
    >
      <Place
        data-over={isOver}
        data-invalid={error ? true : undefined}
        data-fixed={isFixed}
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={handleDrag}
      >
        <Input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept={accept}
          disabled={isFixed}
          onChange={({ target }) => {
            onChange(target.files?.[0] ?? null);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        {value ? (
          <>
            <FileText aria-hidden="true" />
            <Name>{value.name}</Name>
            <Size>{formatSize(value.size)}</Size>
          </>
        ) : null}
        <Button
          id={ownId}
          size="sm"
          icon={<Upload />}
          disabled={isFixed}
          aria-labelledby={`${ownId}-label ${ownId}`}
          aria-describedby={describeField(ownId, { hint, error })['aria-describedby']}
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </Button>
        {value ? null : <em>{words.drop}</em>}
        {value && !isFixed ? (
          <FieldButton aria-label={words.remove} onClick={() => onChange(null)}>
            <X size={14} aria-hidden="true" />
          </FieldButton>
        ) : null}
      </Place>
    </FieldShell>
  );
}
