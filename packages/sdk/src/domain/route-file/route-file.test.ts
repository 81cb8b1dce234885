// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unmarkText } from '../words/format-csv';
import { toFileName, type RouteFile } from './route-file';
import { toGeoJson } from './to-geo-json';
import { toGpx } from './to-gpx';
import { toKml } from './to-kml';
import { toRouteCsv } from './to-route-csv';

const HOSTILE = '=1+1"><script>alert(1)</script>&amp;\u202E]]>\u0000,;\r\n';
const place = (limit: number) =>
  fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => Number(value.toFixed(6)) + 0);
const fixes = fc.record({
  fixTime: fc
    .integer({ min: 0, max: 4_000_000_000 })
    .map((seconds) => new Date(seconds * 1_000).toISOString()),
  latitude: place(90),
  longitude: place(180),
  altitude: fc.option(fc.integer({ min: -400, max: 9_000 }), { nil: undefined }),
  speed: fc.integer({ min: 0, max: 200 }),
  course: fc.integer({ min: 0, max: 359 }),
  attributes: fc.constant({}),
});
const names = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(HOSTILE));
const routes = fc.array(
  fc.record({
    name: names,
    ways: fc.array(fc.array(fixes, { minLength: 1, maxLength: 5 }), { maxLength: 3 }),
    stops: fc.array(
      fc.record({ number: fc.nat(), name: names, latitude: place(90), longitude: place(180) }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 3 },
);
const parseXml = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
/**
 * Returns a text as read back from XML: unsupported characters are replaced, and the reader joins
 * line ends.
 */
const inXml = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- these are what is replaced
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
const placesOf = (all: readonly RouteFile[]) =>
  all.flatMap(({ ways }) => ways.flat().map((fix) => [fix.latitude, fix.longitude]));

describe('route files parse back to what was driven, whatever vehicles are called', () => {
  it('GPX', () => {
    fc.assert(
      fc.property(routes, (all) => {
        const document = parseXml(toGpx(all, HOSTILE));
        const points = [...document.getElementsByTagName('trkpt')];
        expect(
          points.map((point) => [point.getAttribute('lat'), point.getAttribute('lon')]),
        ).toEqual(placesOf(all).map((pair) => pair.map(String)));
        expect(document.getElementsByTagName('trkseg')).toHaveLength(
          all.flatMap(({ ways }) => ways).length,
        );
        expect(
          [...document.getElementsByTagName('trk')].map(
            (track) => track.firstElementChild?.textContent,
          ),
        ).toEqual(all.map(({ name }) => inXml(name)));
        expect(document.getElementsByTagName('script')).toHaveLength(0);
        // The schema of GPX 1.1 takes only what has another namespace there.
        const own = [...document.querySelectorAll('extensions > *')].filter(
          ({ namespaceURI }) => namespaceURI === document.documentElement.namespaceURI,
        );
        expect(own).toEqual([]);
      }),
    );
  });

  it('KML', () => {
    fc.assert(
      fc.property(routes, (all) => {
        const document = parseXml(toKml(all));
        const list = (geometry: string) =>
          [...document.querySelectorAll(`${geometry} > coordinates`)].map((line) =>
            line.textContent.split('\n').map((pair) => pair.split(',').map(Number).reverse()),
          );
        const stops = all.flatMap(({ stops: each }) => each).length;
        const ways = all.flatMap((each) => each.ways);
        expect(list('LineString').flat()).toEqual(
          ways
            .filter(({ length }) => length > 1)
            .flatMap((way) => placesOf([{ name: '', ways: [way], stops: [] }])),
        );
        expect(list('Point')).toHaveLength(
          stops + ways.filter(({ length }) => length === 1).length,
        );
        const folders = [...document.getElementsByTagName('Folder')];
        expect(folders.map((folder) => folder.firstElementChild?.textContent)).toEqual(
          all.map(({ name }) => inXml(name)),
        );
      }),
    );
  });

  it('GeoJSON', () => {
    fc.assert(
      fc.property(routes, (all) => {
        const { features } = JSON.parse(toGeoJson(all)) as {
          features: { properties: { name: string; times?: string[] } }[];
        };
        const lines = features.filter(({ properties }) => properties.times);
        expect(lines.flatMap(({ properties }) => properties.times)).toEqual(
          all.flatMap(({ ways }) => ways.flat().map(({ fixTime }) => fixTime)),
        );
        expect(lines.map(({ properties }) => properties.name)).toEqual(
          all.flatMap(({ name, ways }) => ways.map(() => name)),
        );
      }),
    );
  });

  it('CSV, in which no name is a formula', () => {
    fc.assert(
      fc.property(routes, fc.constantFrom(',', ';', '\t'), (all, delimiter) => {
        const columns = [{ label: 'Lat', value: (fix: { latitude: number }) => fix.latitude }];
        const rows = readCsv(
          toRouteCsv(all, { vehicleLabel: 'Name', columns, delimiter }),
          delimiter,
        );
        expect(rows[0]).toEqual(['Name', 'Lat']);
        const expected = all.flatMap(({ name, ways }) =>
          // Without what would steer a terminal.
          ways.flat().map((fix) => [name.replace(/[^\P{Cc}\t\r\n]/gu, ''), String(fix.latitude)]),
        );
        expect(rows.slice(1).map(([name = '', latitude]) => [unmarkText(name), latitude])).toEqual(
          expected,
        );
        for (const [name = ''] of rows) expect(name).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});

/** A reader of RFC 4180 that has nothing in common with the writer. */
function readCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (isQuoted && sign === '"' && text[index + 1] === '"') cell += text[++index];
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === delimiter) [row, cell] = [[...row, cell], ''];
    else if (!isQuoted && sign === '\r' && text[index + 1] === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      index++;
    } else cell += sign;
  }
  return rows;
}

describe('toFileName', () => {
  it('leaves nothing that a file system takes for something else', () => {
    expect(toFileName('../../etc/passwd', 'route')).toBe('etc passwd');
    expect(toFileName('<img src=x> \u202Egnp.exe', 'route')).toBe('img src=x gnp.exe');
    expect(toFileName(' ... ', 'route')).toBe('route');
    fc.assert(
      fc.property(names, (name) => {
        // oxlint-disable-next-line no-control-regex -- these are what is looked for
        expect(toFileName(name, 'route')).not.toMatch(/[\u0000-\u001f<>:"/\\|?*]|^\.|\.$|^$/);
      }),
    );
  });
});
