import { escapeXml } from '@rastro/sdk/domain';
import type { PositionEntity } from '../positions/position';

/** A number as tracks have it: always with a point. */
const formatDouble = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(1) : String(value);

/** A track as GPX, a page at a time. */
export async function* writeGpx(
  name: string,
  pages: AsyncIterable<readonly PositionEntity[]>,
): AsyncGenerator<string> {
  let isEmpty = true;
  yield `<?xml version='1.0' encoding='UTF-8'?><gpx version="1.0"><trk><name>${escapeXml(name)}</name>`;
  for await (const page of pages) {
    const points = page.map(
      ({ latitude, longitude, altitude, fixTime }) =>
        `<trkpt lat="${formatDouble(latitude)}" lon="${formatDouble(longitude)}">` +
        `<ele>${formatDouble(altitude)}</ele>` +
        `<time>${fixTime.replace('.000+00:00', 'Z').replace('+00:00', 'Z')}</time></trkpt>`,
    );
    if (points.length === 0) continue;
    yield (isEmpty ? '<trkseg>' : '') + points.join('');
    isEmpty = false;
  }
  yield `${isEmpty ? '<trkseg/>' : '</trkseg>'}</trk></gpx>`;
}
