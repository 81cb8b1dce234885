import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFenceFile } from './read-fence-file';

const wrap = (inner: string) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`;

it('makes a line of each way and route of a GPX file, and of no place by itself', async () => {
  const track =
    '<trk><name>Rota 1</name><desc>Entregas</desc><trkseg><trkpt lat="-23.5" lon="-46.6"><name>x</name></trkpt></trkseg>' +
    '<trkseg><trkpt lat="-23.6" lon="-46.7"/></trkseg></trk>';
  const route = '<rte><rtept lat="1" lon="2"/><rtept lat="1" lon="3"/></rte>';
  const place = '<wpt lat="1" lon="2"><name>Tree</name></wpt>';
  const broken = '<rte><name>Broken</name><rtept lat="91" lon="2"/></rte>';
  const { items } = await readFenceFile(wrap(track + route + place + broken));
  expect(items?.map(({ name, problem, fence }) => [name, problem, fence?.area])).toEqual([
    ['Rota 1', null, expect.stringMatching(/^LINESTRING/)],
    ['', null, expect.stringMatching(/^LINESTRING/)],
    ['Tree', 'POINT', undefined],
    ['Broken', 'PLACE', undefined],
  ]);
  expect(items?.[0]?.fence?.description).toBe('Entregas');
});

it('takes nothing that is no place, whatever a file says', async () => {
  const text = fc.stringMatching(/^[-+.,e 0-9A-Za-zé]{0,12}$/);
  await fc.assert(
    fc.asyncProperty(text, text, async (lat, lon) => {
      const file = await readFenceFile(wrap(`<wpt lat="${lat}" lon="${lon}"/>`));
      expect(file.items?.every(({ fence }) => fence === null) ?? true).toBe(true);
    }),
    { numRuns: 50 },
  );
});
