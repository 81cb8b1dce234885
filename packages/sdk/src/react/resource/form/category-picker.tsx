import { useId, type ReactElement } from 'react';
import { css, styled } from 'styled-components';
import { VEHICLE_ICONS, type Tints, type VehicleIcon as IconName } from '../../../domain';
import { VehicleIcon } from '../../../icons/vehicle-icon';
import { touchMedia } from '../../../ui/mixins';
import { useLabels } from '../../use-labels';

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    display: flex;
    gap: 8px;
    margin-bottom: 6px;
    padding: 0;
    color: var(--rastro-text);
    font: 500 12.5px/16px var(--rastro-font-family);
  }
  & > legend > span {
    color: var(--rastro-text-muted);
  }
`;
const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
  gap: 4px;
`;
const Cell = styled.label<{ $isChosen: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  height: 44px;
  border-radius: var(--rastro-radius-control);
  cursor: pointer;
  & > svg {
    filter: grayscale(1);
    opacity: 0.78;
  }
  & > input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    background: var(--rastro-surface-hover);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 1px;
  }
  &:has(:disabled) {
    cursor: default;
  }
  ${({ $isChosen }) =>
    $isChosen &&
    css`
      background: var(--rastro-accent-soft);
      box-shadow: inset 0 0 0 1px var(--rastro-accent-ink);
      & > svg {
        filter: none;
        opacity: 1;
      }
      &:hover {
        background: var(--rastro-accent-soft);
      }
    `}
  ${touchMedia} {
    height: 48px;
  }
`;

/**
 * Picker of a device's category by its drawing. A category without one stays until another is
 * chosen.
 */
export function CategoryPicker({
  label,
  value,
  icon,
  tints,
  isReadOnly,
  onChange,
}: {
  label: string;
  /** Current category; '' for none. */
  value: string;
  /** The drawing that stands for it. */
  icon: IconName;
  tints: Tints;
  isReadOnly: boolean;
  onChange: (category: string) => void;
}): ReactElement {
  const t = useLabels();
  const name = useId();
  const isKnown =
    value === '' ||
    VEHICLE_ICONS.some((each) => each === icon && each === value.trim().toLowerCase());
  return (
    <Root className="rastro-category-picker">
      <legend>
        {label}
        <span>{isKnown ? t(`category.${icon}`) : value}</span>
      </legend>
      <Cells>
        {VEHICLE_ICONS.map((each) => {
          const isChosen = isKnown && each === icon;
          return (
            <Cell key={each} $isChosen={isChosen} title={t(`category.${each}`)}>
              <input
                type="radio"
                name={name}
                aria-label={t(`category.${each}`)}
                checked={isChosen}
                disabled={isReadOnly}
                onChange={() => onChange(each)}
              />
              <VehicleIcon icon={each} {...tints} size={34} />
            </Cell>
          );
        })}
      </Cells>
    </Root>
  );
}
