import type { CSSProperties, ReactElement } from 'react';
import {
  createTokens,
  cssVar,
  radius,
  space,
  statusColorRole,
  statusRoles,
  type,
  type ColorRole,
  type TypeRole,
} from './tokens';

export default { title: 'Theme / Tokens' };

const row: CSSProperties = { display: 'flex', alignItems: 'center', gap: 8 };
const grid: CSSProperties = {
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
};
/** Every brand has the same roles. */
const roles = Object.keys(createTokens({ accent: '#2f5bd8' }, 'light').color) as ColorRole[];

const Swatch = ({ role }: { role: ColorRole }): ReactElement => (
  <div style={row}>
    <span
      style={{
        width: 32,
        height: 32,
        flex: 'none',
        borderRadius: 6,
        background: cssVar(role),
        border: `1px solid ${cssVar('border')}`,
      }}
    />
    {role}
  </div>
);

export const Colours = (): ReactElement => (
  <div style={grid}>
    {roles.map((role) => (
      <Swatch key={role} role={role} />
    ))}
  </div>
);
Colours.meta = { about: 'All colour roles of the brand and scheme on the page.' };

export const Statuses = (): ReactElement => (
  <div style={grid}>
    {statusRoles.map((status) => (
      <p
        key={status}
        style={{
          margin: 0,
          padding: 8,
          background: cssVar(statusColorRole(status, 'soft')),
          color: cssVar(statusColorRole(status, 'text')),
        }}
      >
        {status}
      </p>
    ))}
  </div>
);
Statuses.meta = { about: 'Each status as text on its own soft colour.' };

export const Text = (): ReactElement => (
  <div>
    {(Object.keys(type) as TypeRole[]).map((role) => (
      <p
        key={role}
        style={{
          margin: '0 0 8px',
          fontSize: type[role].size,
          lineHeight: `${type[role].line}px`,
          fontWeight: type[role].weight,
        }}
      >
        {role} 0123456789
      </p>
    ))}
  </div>
);
Text.meta = { about: 'The sizes of text; figures are as wide as each other.' };

export const Shapes = (): ReactElement => (
  <div style={grid}>
    {Object.entries(radius).map(([name, px]) => (
      <div key={name} style={row}>
        <span
          style={{
            width: 48,
            height: 48,
            borderRadius: px,
            background: cssVar('accentSoft'),
            border: `1px solid ${cssVar('accentInk')}`,
          }}
        />
        {name}
      </div>
    ))}
    {Object.entries(space).map(([name, px]) => (
      <div key={name} style={row}>
        <span style={{ width: px, height: 16, background: cssVar('accent') }} />
        {name}: {px} px
      </div>
    ))}
  </div>
);
Shapes.meta = { about: 'Corners before a brand scales them, and distances.' };
