import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haversineMeters } from '../geo/distance';
import { MAX_AREA_LENGTH } from '../geo/format-area';
import { parseArea } from '../geo/parse-area';
import { toPlainText, type FoundItem } from './found-fence';
import { MAX_FENCE_FILE_ITEMS, readFenceFile } from './read-fence-file';
import { readXml } from '../xml/read-xml';
import { writeGeoJson, writeKml } from './write-fence-file';
import { XmlProblem } from '../xml/xml-problem';

const FENCES = [
  {
    name: 'Depot <b>&"\'',
    description: 'Main & only',
    area: 'CIRCLE (-23.5 -46.6, 500)',
    attributes: { speedLimit: 27, color: '#0f766e' },
  },
  {
    name: 'Ring',
    description: '',
    area: 'POLYGON ((0 179, 0 -179, 1 -179, 1 179, 0 179))',
    attributes: { floor: -20, ceiling: 300, hide: true },
  },
  {
    name: 'Road',
    description: '',
    area: 'LINESTRING (0 0, 0.5 1)',
    attributes: { polylineDistance: 40 },
  },
];
const feature = (geometry: unknown, properties: unknown = { name: 'A' }) =>
  JSON.stringify({ type: 'Feature', properties, geometry });
const kml = (marks: string) => `<?xml version="1.0"?><kml><Document>${marks}</Document></kml>`;
const itemsOf = async (text: string): Promise<readonly FoundItem[]> => {
  const { items, problem } = await readFenceFile(text);
  expect(problem).toBeNull();
  return items ?? [];
};

describe('what is written is read again', () => {
  it.each([
    ['GeoJSON', writeGeoJson],
    ['KML', writeKml],
  ])(
    'as %s: name, shape, corridor, limit, colour, floor and ceiling, and whether it is hidden',
    async (_, write) => {
      const items = await itemsOf(write(FENCES));
      expect(items.map(({ fence }) => fence)).toEqual(FENCES);
    },
  );

  it.each([
    ['GeoJSON', writeGeoJson],
    ['KML', writeKml],
  ])('as %s: never that it stops engines, nor a ceiling below its floor', async (_, write) => {
    const attributes = { lockOnEnter: true, lockOnExit: true, floor: 50, ceiling: 10 };
    const [item] = await itemsOf(write([{ ...FENCES[0]!, attributes }]));
    expect(item?.fence?.attributes).toEqual({});
    const text = JSON.stringify({ ...attributes, name: 'A', radius: 5, ceiling: 99_999 });
    const point = feature({ type: 'Point', coordinates: [1, 1] }, JSON.parse(text));
    expect((await itemsOf(point))[0]?.fence?.attributes).toEqual({ floor: 50 });
  });

  it('leaves out what has no readable area', () => {
    expect(writeGeoJson([{ name: 'x', area: 'CIRCLE (' }])).toContain('"features": []');
  });

  it('with any name and any place', async () => {
    const place = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        place,
        async (name, { latitude, longitude }) => {
          const area = `CIRCLE (${latitude.toFixed(6)} ${longitude.toFixed(6)}, 70)`;
          for (const write of [writeGeoJson, writeKml]) {
            const [item] = await itemsOf(write([{ name, area }]));
            const read = item?.fence && parseArea(item.fence.area);
            if (read?.kind !== 'circle') throw new Error(JSON.stringify(item));
            expect(haversineMeters(read.center, { latitude, longitude })).toBeLessThan(1);
          }
        },
      ),
    );
  });
});

describe('readFenceFile', () => {
  const ring = [
    [0, 0],
    [0, 1],
    [1, 1],
  ];
  it.each([
    ['a point', { type: 'Point', coordinates: [1, 2] }, 'POINT'],
    ['holes', { type: 'Polygon', coordinates: [ring, ring] }, 'HOLES'],
    ['two points', { type: 'Polygon', coordinates: [ring.slice(0, 2)] }, 'TOO_FEW'],
    ['one point', { type: 'LineString', coordinates: [[0, 0]] }, 'TOO_FEW'],
    ['another kind', { type: 'Topology' }, 'KIND'],
    ['nothing', null, 'NO_SHAPE'],
    ['text', { type: 'LineString', coordinates: [['0', 0]] }, 'PLACE'],
    [
      'no place',
      {
        type: 'LineString',
        coordinates: [
          [0, 91],
          [0, 0],
        ],
      },
      'PLACE',
    ],
    [
      'a crossing',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 1],
            [1, 0],
            [0, 1],
            [0, 0],
          ],
        ],
      },
      'CROSSING',
    ],
  ])('says of %s why it is no fence', async (_, geometry, problem) => {
    const [item] = await itemsOf(feature(geometry));
    expect(item).toEqual({ name: 'A', fence: null, problem, leftOut: 0 });
  });

  it('takes each part of what has several, and points with a radius', async () => {
    const parts = await itemsOf(feature({ type: 'MultiPolygon', coordinates: [[ring], [ring]] }));
    expect(parts.map(({ fence }) => fence?.area)).toHaveLength(2);
    const point = { type: 'Point', coordinates: [10, 20] };
    const [circle] = await itemsOf(feature(point, { title: 'C', radius: 30 }));
    expect(circle?.fence).toMatchObject({ name: 'C', area: 'CIRCLE (20 10, 30)' });
  });

  it('leaves points out until 5,000 of them are short enough to be kept', async () => {
    const round = Array.from({ length: 5_000 }, (_, step) => {
      const angle = (2 * Math.PI * step) / 5_000;
      return [Math.cos(angle) / 10, Math.sin(angle) / 10];
    });
    const [item] = await itemsOf(feature({ type: 'Polygon', coordinates: [round] }));
    expect(item?.leftOut).toBeGreaterThan(4_000);
    expect(item?.fence?.area.length).toBeLessThanOrEqual(MAX_AREA_LENGTH);
  });

  it('refuses a way of more points than it makes simpler', async () => {
    const way = Array.from({ length: 200_001 }, (_, step) => [step % 2, step / 10_000]);
    const [item] = await itemsOf(feature({ type: 'LineString', coordinates: way }));
    expect(item).toMatchObject({ fence: null, problem: 'TOO_LONG', leftOut: 0 });
  });

  it('takes a file that begins with many blanks', async () => {
    const file = `${' \n'.repeat(100)}${feature({ type: 'LineString', coordinates: ring })}`;
    expect((await itemsOf(file))[0]?.fence?.name).toBe('A');
  });

  it('refuses a tag with attributes without end', async () => {
    const endless = `<kml ${'a="b" '.repeat(1_000_000)}></kml>`;
    expect((await readFenceFile(endless)).problem?.code).toBe('NOT_XML');
  });

  it('refuses a file that names entities or a document type, or is none of the two', async () => {
    const problemOf = async (text: string) => (await readFenceFile(text)).problem?.code;
    const bomb = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><kml>&b;</kml>';
    expect(await problemOf(bomb)).toBe('DOCTYPE');
    expect(await problemOf(kml('<Placemark><name>&file;</name></Placemark>'))).toBe('ENTITY');
    expect(await problemOf('<kml><a></kml>')).toBe('NOT_XML');
    expect(await problemOf('{"type":')).toBe('NOT_JSON');
    expect(await problemOf('name;area')).toBe('UNKNOWN');
    expect(await problemOf(' \uFEFF ')).toBe('EMPTY');
    expect(await problemOf('<kml/>')).toBe('EMPTY');
  });

  it('says in which line', async () => {
    const { problem } = await readFenceFile('<kml>\n<a>\n</b></kml>');
    expect(problem).toEqual({ code: 'NOT_XML', line: 3 });
  });

  it('takes no more than it says, and gives up when it is told to', async () => {
    const features = Array.from({ length: MAX_FENCE_FILE_ITEMS + 1 }, () => null);
    const many = JSON.stringify({ type: 'FeatureCollection', features });
    expect((await readFenceFile(many)).problem?.code).toBe('TOO_MANY');
    const stop = () => Promise.reject(new Error('enough'));
    await expect(readFenceFile(many, stop)).rejects.toThrow('enough');
  });

  it('never does worse than refuse', async () => {
    const starts = fc.constantFrom('', '<kml><Placemark>', '{"type":"Feature","geometry":');
    await fc.assert(
      fc.asyncProperty(starts, fc.string({ unit: 'binary' }), async (start, text) => {
        await readFenceFile(start + text);
      }),
    );
    await fc.assert(fc.asyncProperty(fc.json(), async (json) => void (await readFenceFile(json))));
  });
});

describe('readXml', () => {
  it('reads names without prefix, attributes, characters by number, and CDATA', () => {
    const tokens = [...readXml('<k:a b="1&amp;2"><!-- x --><c/>&#x41;&#66;<![CDATA[<d>]]></k:a>')];
    expect(tokens).toEqual([
      { kind: 'open', name: 'a', attributes: new Map([['b', '1&2']]) },
      { kind: 'open', name: 'c', attributes: new Map() },
      { kind: 'close', name: 'c' },
      { kind: 'text', text: 'AB' },
      { kind: 'text', text: '<d>' },
      { kind: 'close', name: 'a' },
    ]);
  });

  it('throws nothing but its own problem', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<a>', '</a>', '<', '&', ';', '"', '<!', 'x', ']]>', '=')),
        (parts) => {
          try {
            for (const token of readXml(parts.join(''))) expect(token.kind).toBeTruthy();
          } catch (error) {
            expect(error).toBeInstanceOf(XmlProblem);
          }
        },
      ),
    );
  });
});

it('makes one short line of any text', () => {
  expect(toPlainText('a\u0000b\u202Ec\n')).toBe('a b c');
  expect(toPlainText({})).toBe('');
  expect(toPlainText('x'.repeat(500))).toHaveLength(128);
});

describe('a ring of very many points', () => {
  const featureOf = (ring: number[][]) =>
    feature({ type: 'Polygon', coordinates: [[...ring, ring[0]]] });

  it('is made simpler without running through itself', async () => {
    // A spiral whose windings come closer than what is left out at first.
    const arm = (turn: number, off: number) =>
      Array.from({ length: 3_000 }, (_, index) => {
        const angle = (index / 3_000) * 2 * Math.PI * turn;
        const radius = 0.0001 + 0.00002 * angle + off + 0.000004 * (index % 2);
        return [radius * Math.cos(angle), radius * Math.sin(angle)];
      });
    const [item] = await itemsOf(featureOf([...arm(4, 0), ...arm(4, 0.00005).reverse()]));
    expect(item?.problem).toBeNull();
    expect(item?.leftOut).toBeGreaterThan(5_000);
  });

  it('is refused in words where no simpler one is short enough', async () => {
    const zigzag = Array.from({ length: 100_000 }, (_, index) => [
      index / 1_000,
      index % 2 === 0 ? 1 : 60 + (index % 7),
    ]);
    const [item] = await itemsOf(featureOf([...zigzag, [0, 0]]));
    expect(item).toMatchObject({ fence: null, problem: 'TOO_LONG' });
  });
});
