import { readFileSync, readdirSync } from 'node:fs';
import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { smallIconPaths } from './small/small-icon-paths';
import { tintVehicleIcon } from './tint-vehicle-icon';
import { VehicleIcon } from './vehicle-icon';
import { vehicleIconPaths } from './vehicle-icon-paths';

const svgFolder = `${process.cwd().replace(/packages\/sdk$/, '')}/packages/sdk/src/icons/svg/`;

const SPEC_ICONS =
  'default arrow person animal bicycle motorcycle scooter car pickup van truck truck1 truck2 tractor boat ship bus train trolleybus tram crane plane helicopter offroad'.split(
    ' ',
  );

describe('vehicle icons', () => {
  it('[S2.92] has the 24 types of the specification and a trailer', () => {
    expect(Object.keys(vehicleIconPaths).sort()).toEqual([...SPEC_ICONS, 'trailer'].sort());
  });

  it('holds exactly the outlines of the drawings', () => {
    for (const file of readdirSync(svgFolder)) {
      const outlines = [...readFileSync(svgFolder + file, 'utf8').matchAll(/ d="([^"]+)"/g)];
      const name = file.replace('.svg', '') as keyof typeof vehicleIconPaths;
      expect(vehicleIconPaths[name].map((path) => path.d)).toEqual(outlines.map((hit) => hit[1]));
    }
  });

  it('tints only body, second colour and halo', () => {
    const text = tintVehicleIcon('car', '#112233', '#445566', '#778899');
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
    const fills = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
    expect(fills.filter((fill) => fill === '#112233')).toHaveLength(2);
    expect(fills.filter((fill) => fill === '#445566')).toHaveLength(1);
    expect(fills[0]).toBe('#778899');
    expect(fills).toContain('#12283f');
    expect(fills).not.toContain('#2563eb');
  });

  it('keeps a hostile colour inside its attribute', () => {
    const text = tintVehicleIcon('car', '"/><script>alert(1)</script>', '#fff');
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(svg.querySelector('script, parsererror')).toBeNull();
  });

  it.each(['spaceship', '__proto__', 'constructor'])('draws "%s" as default', (name) => {
    expect(tintVehicleIcon(name, '#000', '#fff')).toBe(tintVehicleIcon('default', '#000', '#fff'));
  });

  it('shows a hidden inline drawing in the given colours, of steady size', async () => {
    const { container } = render(
      <VehicleIcon icon="bus" primary="rgb(1, 2, 3)" secondary="rgb(4, 5, 6)" size={36} />,
    );
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('width', '36');
    await waitFor(() => expect(container.querySelectorAll('path').length).toBeGreaterThan(3));
    const fills = [...container.querySelectorAll('path')].map((path) => path.style.fill);
    expect(fills).toContain('rgb(1, 2, 3)');
    expect(fills).toContain('rgb(4, 5, 6)');
  });

  it('[S2.92] has a small drawing of each, of its own, in the colour of its vehicle', async () => {
    expect(Object.keys(smallIconPaths).sort()).toEqual(Object.keys(vehicleIconPaths).sort());
    const bodies = Object.values(smallIconPaths).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(bodies.length);
    const { container } = render(
      <VehicleIcon icon="trolleybus" primary="rgb(1, 2, 3)" secondary="#fff" size={16} />,
    );
    await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(3));
    expect(container.querySelector('svg')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    expect(container.querySelector('path')).toHaveAttribute('d', smallIconPaths.trolleybus.body);
  });

  it('draws a small one that nobody drew as default', async () => {
    const { container } = render(
      <VehicleIcon icon="constructor" primary="#000" secondary="#fff" size={20} />,
    );
    await waitFor(() =>
      expect(container.querySelector('path')).toHaveAttribute('d', smallIconPaths.default.body),
    );
  });
});
