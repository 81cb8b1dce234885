/** Change of a colour: `hue` turns it, in degrees; the others are per cent of its own values. */
export interface ColorChange {
  hue: number;
  saturation: number;
  brightness: number;
}

/** Changes a colour, `#rrggbb`, by hue, saturation and brightness (HSL); black, white and grey have no hue. */
export function adjustColor(hex: string, { hue, saturation, brightness }: ColorChange): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels;
  const most = Math.max(...channels);
  const span = most - Math.min(...channels);
  const light = most - span / 2;
  const vivid = span === 0 ? 0 : span / (1 - Math.abs(2 * light - 1));
  const turn =
    span === 0
      ? 0
      : most === red
        ? (green - blue) / span
        : most === green
          ? (blue - red) / span + 2
          : (red - green) / span + 4;

  const angle = (((turn * 60 + hue) % 360) + 360) % 360;
  const newLight = clamp((light * brightness) / 100);
  const reach = clamp((vivid * saturation) / 100) * Math.min(newLight, 1 - newLight);
  const write = (offset: number) => {
    const place = (offset + angle / 30) % 12;
    const value = newLight - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(clamp(value) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${write(0)}${write(8)}${write(4)}`;
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));
