import type { ReactElement } from 'react';
import { DEFAULT_TINTS, VEHICLE_ICONS } from '../domain';
import { useLabels } from '../react';
import { VehicleIcon } from './vehicle-icon';

export default { title: 'SDK / icons / Vehicle icon' };

export const All = (): ReactElement => {
  const t = useLabels();
  return (
    <div className="story-row">
      {VEHICLE_ICONS.map((icon) => (
        <figure key={icon} style={{ margin: 0, width: 90, textAlign: 'center' }}>
          <VehicleIcon icon={icon} {...DEFAULT_TINTS} size={48} />
          <figcaption>{t(`category.${icon}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
};
All.meta = { about: 'The 25 drawings and what they are called.', ready: 'svg path' };

const SIZES = [16, 20, 24, 36];

/** All of them in four sizes, on what a row has under them. */
export const ContactSheet = (): ReactElement => {
  const t = useLabels();
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 170px)', gap: 8 }}>
      {VEHICLE_ICONS.map((icon) => (
        <figure key={icon} style={{ margin: 0 }}>
          <div style={{ display: 'flex', gap: 12, alignItems: 'center', height: 40 }}>
            {SIZES.map((size) => (
              <VehicleIcon
                key={size}
                icon={icon}
                primary="var(--rastro-status-moving-text)"
                secondary="var(--rastro-status-moving)"
                halo="var(--rastro-surface)"
                size={size}
              />
            ))}
          </div>
          <figcaption>{t(`category.${icon}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
};
ContactSheet.meta = {
  about: 'Each drawing on 16, 20, 24 and 36 px: small ones from the side, large ones from above.',
  ready: 'svg path',
};

export const Colours = (): ReactElement => (
  <div className="story-row">
    {['#c0392b', '#0b6e4f', '#101418', '#f2f4f7'].map((primary) => (
      <VehicleIcon key={primary} icon="truck" primary={primary} secondary="#f1c40f" size={64} />
    ))}
    <VehicleIcon icon="no-such-drawing" primary="#2563eb" secondary="#ffffff" size={64} />
  </div>
);
Colours.meta = {
  about: 'Colours of the vehicle’s own; a name nobody drew shows the default.',
  ready: 'svg path',
};
