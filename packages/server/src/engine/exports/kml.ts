import { escapeXml } from '@rastro/sdk/domain';
import type { PositionEntity } from '../positions/position';

const DECIMALS = 6;

const minute = (timeMs: number): string =>
  new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ');

const toText = ({ longitude, latitude, altitude }: PositionEntity): string =>
  [longitude, latitude, altitude].map((value) => value.toFixed(DECIMALS)).join(',');

/** A track as KML, a page at a time. */
export async function* writeKml(
  name: string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
  pages: AsyncIterable<readonly PositionEntity[]>,
): AsyncGenerator<string> {
  yield (
    `<?xml version='1.0' encoding='UTF-8'?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>` +
    `<name>${escapeXml(name)}</name><Placemark><name>${minute(fromMs)} - ${minute(toMs)}</name>` +
    '<LineString><extrude>1</extrude><tessellate>1</tessellate>' +
    '<altitudeMode>absolute</altitudeMode><coordinates>'
  );
  let before = '';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map(toText).join(' ');
    before = ' ';
  }
  yield '</coordinates></LineString></Placemark></Document></kml>';
}
