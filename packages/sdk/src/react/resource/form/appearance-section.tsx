import type { ReactElement, ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { styled } from 'styled-components';
import {
  DEFAULT_TINTS,
  readText,
  resolveTints,
  resolveVehicleIcon,
  TINT_CHANGES,
  toTintValue,
  type TintChange,
  type Tints,
  type VehicleIcon as IconName,
} from '../../../domain';
import { VehicleIcon } from '../../../icons/vehicle-icon';
import { Button, ColorField, FormSection } from '../../../ui';
import { useTrackingContext } from '../../provider/tracking-context';
import { useFormat } from '../../use-format';
import { useLabels } from '../../use-labels';
import { CategoryPicker } from './category-picker';
import type { FormValues } from './form-values';
import { listPaintKeys } from './paint-keys';
import { TintSlider } from './tint-slider';

const Preview = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-around;
  overflow: hidden;
  min-height: 84px;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-map-land);
`;

/** Look of a vehicle. */
export interface Look {
  icon: IconName;
  tints: Tints;
}

/**
 * Section for a vehicle's look on the map: its drawing, its two colours, and their controls. The
 * attributes below hold them; unchanged values are not stored. The preview follows each stroke.
 */
export function AppearanceSection({
  id,
  control,
  isReadOnly,
  pickColor,
  drawLook,
}: {
  id: string;
  control: Control<FormValues>;
  isReadOnly: boolean;
  /** Name of the button that opens the browser's picker. */
  pickColor: string;
  /** Draws how it looks on the map. */
  drawLook: ((look: Look) => ReactNode) | undefined;
}): ReactElement {
  const t = useLabels();
  const { number } = useFormat();
  const { client } = useTrackingContext('AppearanceSection');
  const prefix = client.attributePrefix;
  const { field } = useController({ name: 'attributes', control });
  const { field: category } = useController({ name: 'category', control });
  const written = typeof category.value === 'string' ? category.value : '';
  const icon = resolveVehicleIcon(written);
  const attributes = (field.value ?? {}) as Record<string, unknown>;
  const tints = resolveTints({ attributes }, prefix);
  const write = (key: string, value: unknown) => {
    const { [`${prefix}.${key}`]: _, ...others } = attributes;
    field.onChange(value === null ? others : { ...others, [`${prefix}.${key}`]: value });
  };
  const color = (key: 'color' | 'color_extra', standard: string) => (
    <ColorField
      label={t(`appearance.${key}`)}
      hint={t('appearance.standard', { color: standard.toUpperCase() })}
      value={readText({ attributes }, `${prefix}.${key}`)}
      onChange={(value) => write(key, value.trim() === '' ? null : value)}
      pickLabel={pickColor}
      readOnly={isReadOnly}
    />
  );
  const keys = Object.keys(TINT_CHANGES) as TintChange[];
  return (
    <FormSection id={id} title={t('section.appearance')}>
      <CategoryPicker
        label={t('member.category')}
        value={written}
        icon={icon}
        tints={tints}
        isReadOnly={isReadOnly}
        onChange={category.onChange}
      />
      <Preview role="img" aria-label={t('appearance.preview')}>
        {drawLook
          ? drawLook({ icon, tints })
          : [36, 48, 64].map((size) => (
              <VehicleIcon key={size} icon={icon} size={size} {...tints} />
            ))}
      </Preview>
      {color('color', DEFAULT_TINTS.primary)}
      {color('color_extra', DEFAULT_TINTS.secondary)}
      {keys.map((key) => {
        const { least, most, none, unit } = TINT_CHANGES[key];
        const value = toTintValue(attributes[`${prefix}.${key}`], key);
        return (
          <TintSlider
            key={key}
            label={t(`appearance.${key}`)}
            value={value}
            text={`${number(value)}${unit}`}
            min={least}
            max={most}
            disabled={isReadOnly}
            onChange={(next) => write(key, next === none ? null : next)}
          />
        );
      })}
      {isReadOnly ? null : (
        <div>
          <Button
            size="sm"
            onClick={() => {
              const own = listPaintKeys(prefix);
              const kept = Object.entries(attributes).filter(([key]) => !own.includes(key));
              field.onChange(Object.fromEntries(kept));
            }}
          >
            {t('appearance.reset')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
