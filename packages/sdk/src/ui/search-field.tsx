'use client';
import type { ComponentPropsWithRef, KeyboardEvent, ReactElement } from 'react';
import { Search, X } from 'lucide-react';
import { css, styled } from 'styled-components';
import { classNames } from './class-names';
import { fieldFrame, fieldInput } from './field-styles';
import { focusRing, ownControl, touchMedia } from './mixins';

const Frame = styled.div`
  ${fieldFrame}
  flex: 1;
  min-width: 0;
  height: 32px;
`;
const Input = styled.input`
  ${fieldInput}
  text-overflow: ellipsis;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
const Clear = styled.button`
  ${ownControl(css`
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    margin-inline-end: -6px;
    padding: 0;
    border-radius: var(--rastro-radius-tag);
    color: var(--rastro-text-muted);
    cursor: pointer;
  `)}
  ${focusRing}
  &:hover {
    background: var(--rastro-surface-hover);
  }
  ${touchMedia} {
    && {
      width: 44px;
      height: 44px;
      margin-inline-end: -10px;
    }
  }
`;

/** Props of {@link SearchField}; all of `<input>` besides. */
export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'size' | 'value'
> {
  value: string;
  onChange: (value: string) => void;
  /** Its name; the placeholder is not enough for a screen reader. */
  label: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
}

/** A search line with a glass before and, once it holds text, a clear button behind. Esc empties it. */
export function SearchField({
  value,
  onChange,
  label,
  clearLabel,
  className,
  style,
  disabled,
  onKeyDown,
  ...rest
}: SearchFieldProps): ReactElement {
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  }
  return (
    <Frame
      className={classNames('rastro-search-field', className)}
      style={style}
      data-disabled={disabled}
    >
      <Search aria-hidden="true" />
      <Input
        {...rest}
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {value !== '' && !disabled ? (
        <Clear type="button" aria-label={clearLabel} onClick={() => onChange('')}>
          <X size={14} aria-hidden="true" />
        </Clear>
      ) : null}
    </Frame>
  );
}
