/**
 * Writes the streets behind the sign-in page from the map data of the demo's city:
 * `node scripts/draw-sign-in-streets.mjs`, again after that data or the part that is shown changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { formatFile } from './lib/format-file.mjs';

const target = 'packages/console/src/frame/entrance/streets-shapes.ts';
const SIZE = { width: 1520, height: 1800 };
const CENTER = [-97.752, 30.2655];
const METERS_A_UNIT = 3.3;
const METERS_A_DEGREE = 111_320;
const MAIN = new Set(['motorway', 'trunk', 'primary', 'secondary']);
const MINOR = new Set(['tertiary', 'residential']);
/** One way through the city: two streets that begin at one bridge. */
const ROUTE = ['S Lamar Blvd', 'N Lamar Blvd'];
const ROUTE_START = [-97.79629, 30.23417];
const ROUTE_END = [-97.7463, 30.2835];

const east = METERS_A_DEGREE * Math.cos((CENTER[1] * Math.PI) / 180);
const toUnits = ([lon, lat]) => [
  Math.round(((lon - CENTER[0]) * east) / METERS_A_UNIT + SIZE.width / 2),
  Math.round(((CENTER[1] - lat) * METERS_A_DEGREE) / METERS_A_UNIT + SIZE.height / 2),
];
const read = (name) =>
  JSON.parse(readFileSync(`packages/server/data/austin/${name}.geojson`, 'utf8')).features;

function toLines({ geometry: { type, coordinates } }) {
  if (type === 'LineString') return [coordinates];
  return type === 'MultiPolygon' ? coordinates.flat() : coordinates;
}

const isShown = (line) => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return (
    Math.max(...xs) >= 0 &&
    Math.min(...xs) <= SIZE.width &&
    Math.max(...ys) >= 0 &&
    Math.min(...ys) <= SIZE.height
  );
};

/** Leaves out the points that lie within two units of the line between their neighbours. */
function simplify(line) {
  let [worst, far] = [0, 2];
  const [a, b] = [line[0], line.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  line.forEach((p, index) => {
    const across = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
    const off = length === 0 ? Math.hypot(p[0] - a[0], p[1] - a[1]) : Math.abs(across) / length;
    if (off >= far) [worst, far] = [index, off];
  });
  if (worst === 0 || worst === line.length - 1) return [a, b];
  return [...simplify(line.slice(0, worst + 1)).slice(0, -1), ...simplify(line.slice(worst))];
}

function toPath(line) {
  let [x, y] = line[0];
  const steps = line.slice(1).map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${line[0].join(' ')}l${steps.join(' ')}`;
}

const draw = (features) =>
  features
    .flatMap(toLines)
    .map((line) => line.map(toUnits))
    .filter(isShown)
    .map((line) => toPath(simplify(line)))
    .join('');

const streets = read('streets');

const squared = ([ax, ay], [bx, by]) => (ax - bx) ** 2 + (ay - by) ** 2;
const nearest = (line, at) =>
  line.reduce((best, p, index) => (squared(p, at) < squared(line[best], at) ? index : best), 0);

/** From the start along the first street to where the second one begins, and along that to the end. */
function follow() {
  const [first, second] = ROUTE.map((name) =>
    streets
      .filter(({ properties }) => properties.name === name)
      .flatMap(toLines)
      .reduce((long, line) => (line.length > long.length ? line : long)),
  );
  if (squared(first[0], second[0]) > 0) throw new Error(`${ROUTE.join(' and ')} do not meet`);
  const there = first.slice(0, nearest(first, ROUTE_START) + 1).reverse();
  return [...there, ...second.slice(1, nearest(second, ROUTE_END) + 1)].map(toUnits);
}

const route = follow();
const ofClass = (classes) => streets.filter(({ properties }) => classes.has(properties.class));
const text = `/** Streets of a real city, made by scripts/draw-sign-in-streets.mjs. */
export const STREETS = ${JSON.stringify({
  ...SIZE,
  parks: draw(read('parks')),
  water: draw(read('water').filter(({ properties }) => properties.type !== 'creek')),
  minor: draw(ofClass(MINOR)),
  major: draw(ofClass(MAIN)),
  highways: draw(read('highways')),
  route: toPath(route),
  vehicle: route.at(-1),
})};
`;
writeFileSync(target, await formatFile(target, text));
