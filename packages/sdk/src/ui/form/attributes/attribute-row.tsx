import type { ReactElement } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { FieldShell } from '../field/field-shell';
import { IconButton } from '../button/icon-button';
import { NumberField } from '../field/number-field';
import { Segment } from '../toggle/segment';
import { SelectMenu } from '../field/select-menu';
import { TextField } from '../field/text-field';
import { fromWritten, toWritten } from '../../../domain';
import {
  formatAttribute,
  parseAttribute,
  type AttributeType,
  type KnownAttribute,
} from './attribute-values';
import type { AttributesEditorWords } from './attributes-words';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 36px;
  gap: 6px 8px;
  align-items: start;
  &[data-free='true'] {
    grid-template-columns: minmax(0, 1fr) minmax(110px, 140px) 36px;
  }
  @container (max-width: 420px) {
    &[data-free='true'] {
      grid-template-columns: minmax(0, 1fr) 36px;
    }
    &[data-free='true'] > :nth-child(2) {
      grid-row: 2;
    }
  }
`;
const End = styled.div`
  padding-top: 23px;
`;
const TYPES = ['text', 'number', 'boolean'] as const;

/** Props of {@link AttributeRow}. */
export interface AttributeRowProps {
  /** Id of the control that holds the value. */
  id: string;
  name: string;
  known: KnownAttribute | undefined;
  value: unknown;
  /** null for a value that no field writes: it is shown and kept. */
  type: AttributeType | null;
  locale: string;
  words: AttributesEditorWords;
  error: string | undefined;
  isFixed: boolean;
  onChange: (value: unknown, type: AttributeType) => void;
  onRemove: () => void;
}

/** One attribute: its value, its type where that may be chosen, and the button that takes it away. */
export function AttributeRow(props: AttributeRowProps): ReactElement {
  const { name, known, value, type, locale, words, isFixed, onChange, onRemove } = props;
  const isFree = type !== null && known?.type !== type && !isFixed;
  return (
    <Row data-free={isFree}>
      <ValueField {...props} />
      {isFree ? (
        <SelectMenu<AttributeType>
          label={words.type}
          options={TYPES.map((each) => ({ value: each, label: words.types[each] }))}
          value={type}
          onChange={(next) => onChange(convert(value, next, locale), next)}
        />
      ) : null}
      {isFixed ? null : (
        <End>
          <IconButton
            label={words.remove(known?.label ?? name)}
            icon={<X />}
            tooltipSide="none"
            onClick={onRemove}
          />
        </End>
      )}
    </Row>
  );
}

const EMPTY = { text: '', number: null, boolean: false };

/**
 * Converts a value to another type, as far as possible; otherwise returns that type's empty value.
 */
function convert(value: unknown, type: AttributeType, locale: string): unknown {
  const next = parseAttribute(formatAttribute(value, locale), type, locale);
  return next === null || Number.isNaN(next) ? EMPTY[type] : next;
}

function ValueField({
  id,
  name,
  known,
  value,
  type,
  locale,
  words,
  error,
  isFixed,
  onChange,
}: AttributeRowProps): ReactElement {
  const label = known?.label ?? name;
  const common = { id, label, error, hint: known?.hint };
  if (type === 'number') {
    const number = typeof value === 'number' ? value : null;
    const written = known?.written;
    return (
      <NumberField
        {...common}
        error={error ?? (Number.isNaN(number) ? words.notNumber : undefined)}
        value={number !== null && written ? toWritten(number, written) : number}
        locale={locale}
        decimals={written?.decimals ?? 15}
        unit={written?.sign ?? known?.unit}
        readOnly={isFixed}
        onChange={(next) =>
          onChange(next !== null && written ? fromWritten(next, written) : next, 'number')
        }
      />
    );
  }
  if (type === 'boolean') {
    return (
      <FieldShell {...common} isGroup>
        <span id={id}>
          <Segment
            label={label}
            options={[
              { value: 'true', label: words.yes },
              { value: 'false', label: words.no },
            ]}
            value={String(value === true)}
            disabled={isFixed}
            onChange={(next) => onChange(next === 'true', 'boolean')}
          />
        </span>
      </FieldShell>
    );
  }
  return (
    <TextField
      {...common}
      hint={type === null ? words.composite : common.hint}
      readOnly={isFixed || type === null}
      value={formatAttribute(value, locale)}
      onChange={({ target }) => onChange(target.value, 'text')}
    />
  );
}
