import type { SmallIcon } from './small-icon';

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
const wheels = (radius: number, y: number, ...at: number[]): string =>
  at.map((x) => disc(x, y, radius)).join('');
const tyres = (radius: number, hub: number, y: number, ...at: number[]): string =>
  at.map((x) => disc(x, y, radius) + disc(x, y, hub)).join('');

const TRUCK_CAB =
  'M10.6 5.4h2.2c.5 0 .9.2 1.2.6l1.5 2.2c.2.3.3.6.3 1V12h-5.2zM11.8 6.6v2.2h2.6l-1.4-2.2z';

/** The small drawings by name: bold enough to be told apart on 16 px. */
export const smallIconPaths = {
  animal: {
    body: 'M8 7.4c2.5 0 4.5 2.7 4.5 4.8 0 1.5-1.1 2.1-2.3 1.9-.8-.2-1.4-.5-2.2-.5s-1.4.3-2.2.5c-1.2.2-2.3-.4-2.3-1.9 0-2.1 2-4.8 4.5-4.8z',
    over: disc(2.9, 7, 1.6) + disc(6, 3.7, 1.7) + disc(10, 3.7, 1.7) + disc(13.1, 7, 1.6),
  },
  arrow: { body: 'M8 .8l6 14.4-6-3-6 3z' },
  bicycle: {
    body: tyres(3.2, 2.1, 11, 3.5, 12.5),
    lines: 'M3.5 11l2.8-5h4.8l1.4 5M6.3 6l2.2 5h-5M8.5 11l2.6-5M5 4.4h2.4M12.4 3.7h-1.9l.6 2.3',
  },
  boat: { body: 'M7.4 1v8.6H1.8zM8.6 3v6.6h5.2zM1 10.8h14l-2 3.8H3z' },
  bus: {
    body: 'M.8 4c0-.9.6-1.5 1.5-1.5h11.4c.9 0 1.5.6 1.5 1.5v8.6H.8zM2.2 4.4v3.2h2.7V4.4zM6.1 4.4v3.2h2.7V4.4zM10 4.4v3.2h3.8V4.4z',
    over: wheels(1.8, 12.6, 4.2, 11.8),
  },
  car: {
    body: 'M.8 9.4c0-.9.5-1.5 1.4-1.7l1.7-3c.4-.8 1-1.2 1.9-1.2h4c.8 0 1.4.3 1.8.9l2.2 3.2c.9.2 1.4.8 1.4 1.7V12H.8zM5.7 4.9L4.4 7.5h3V4.9zM8.6 4.9v2.6h3.6l-1.7-2.6z',
    over: wheels(2, 12, 4.2, 11.8),
  },
  crane: {
    body: 'M.8 9.4h9V12h-9zM10.4 7.2h2.8c.6 0 1 .3 1.2.8l.8 2.2V12h-4.8zM11.5 8.3v1.9h2.4l-.7-1.9z',
    over: `M2.6 9.4L12.2 1l1.1 1.3-8.4 7.1z${wheels(1.7, 12.4, 3, 7, 12.4)}`,
    lines: 'M12.8 1.8v3.4h-1.2',
  },
  default: {
    body: 'M8 .8c3.2 2.9 5.8 5.3 5.8 8.6a5.8 5.8 0 0 1-11.6 0C2.2 6.1 4.8 3.7 8 .8zM8 5.2l-2.4 6.6L8 10.6l2.4 1.2z',
  },
  helicopter: {
    body: 'M5 5.2h4.4c3.2 0 5.6 2.2 5.6 4.8 0 .9-.6 1.4-1.5 1.4H8.4L5.6 8.6 1.2 8V4.8h1.4l1 1.4H5zM10 6.6v2.5h3.3c-.4-1.5-1.6-2.4-3.3-2.5z',
    over: 'M2.4 2h11.2v1.3H2.4zM7.3 3.3h1.4v1.9H7.3zM5.8 13.2h9v1.3h-9zM8 11.4h1.3v1.8H8zM11.4 11.4h1.3v1.8h-1.3z',
  },
  motorcycle: {
    body: tyres(2.9, 1.4, 11.2, 3.4, 12.6),
    over: 'M1.2 6.6h4l1.6.8h2.1l1.4-1.4-1-1.4H8.1V3.2h2.3l1.5 1.6 1.4-.6v1.9l-.9.2 1.5 4.4-1.3.5-1.3-3.6-1.9 3.8H6L4.4 8.6 1.2 8z',
  },
  offroad: {
    body: 'M1.6 8h1.5V3.2h8.5l1.5 4.4h1.2c.6 0 .9.3.9.9v3.7H1.6zM4.5 4.6v2.8h2.7V4.6zM8.4 4.6v2.8h3.2l-.9-2.8z',
    over: `M0 6h1.4v4H0z${wheels(2.4, 12.4, 4.4, 11.8)}`,
  },
  person: {
    body: 'M5.2 6h5.6c.9 0 1.5.6 1.5 1.5v3.7h-1.5v4.4H8.6v-3.8H7.4v3.8H5.2v-4.4H3.7V7.5C3.7 6.6 4.3 6 5.2 6z',
    over: disc(8, 2.9, 2.3),
  },
  pickup: {
    body: 'M.8 7.6h5.6V4.8c0-.8.5-1.3 1.3-1.3h2.6c.7 0 1.2.3 1.5.9l1.6 3.2.9.2c.6.2.9.6.9 1.2V12H.8zM7.8 4.9v2.7H12l-1.5-2.7z',
    over: wheels(2, 12, 4.2, 11.8),
  },
  plane: {
    body: 'M8 .6c.9 0 1.4.9 1.4 2.1V6l5.8 3.5v1.8L9.4 9.6v3l1.7 1.3v1.5L8 14.5l-3.1.9v-1.5l1.7-1.3v-3L.8 11.3V9.5L6.6 6V2.7C6.6 1.5 7.1.6 8 .6z',
  },
  scooter: {
    body: 'M1.2 6.8h5.2v1.4c.2 1.6.9 2.6 2 2.8h1.5l1.2-6H9.4V3.6h3l2 7.6-1.4.4-1-3.6-.9 4.4H6.3C6 11 5.1 10.2 3.6 10.2c-1 0-1.8.4-2.4 1.2z',
    over: wheels(1.9, 12.8, 3.6, 12.8),
  },
  ship: {
    body: 'M.8 9.4h14.4l-2.4 5.2H3zM2.4 3.4h2.8v5H2.4zM6.2 5.8h3v2.6h-3zM6.2 2.6h3v2.4h-3zM10.2 5.8h3v2.6h-3z',
  },
  tractor: {
    body: 'M3.4 2h5.4l.9 4.6h4.1c.6 0 1 .4 1 1v4H3.4zM5 3.4v3.2h3.1l-.6-3.2zM11.8 3.2h1.3v3h-1.3z',
    over: disc(4.3, 10.8, 3.8) + disc(12.8, 12.4, 2.2),
  },
  trailer: {
    body: 'M2.6 3.4h12.2v8H2.6zM4 4.8V10h1.2V4.8zM7 4.8V10h1.2V4.8zM10 4.8V10h1.2V4.8z',
    over: `M0 9.8h2.6v1.6H0zM3 11.4h1.2v3.2H3z${wheels(2, 12.6, 10.4)}`,
  },
  train: {
    body: `M3 3.6C3 1.8 4.6.8 8 .8s5 1 5 2.8v6.2c0 1.1-.8 1.9-1.9 1.9H4.9C3.8 11.7 3 10.9 3 9.8zM4.5 3.4v3.2h7V3.4z${disc(5.6, 9.2, 0.9)}${disc(10.4, 9.2, 0.9)}`,
    over: 'M4.6 12.4h1.7l-1.5 3H2.9zM9.7 12.4h1.7l1.7 3h-1.9zM4.8 13.4h6.4v1.1H4.8z',
  },
  tram: {
    body: `M4 6.2c0-1 .7-1.6 1.6-1.6h4.8c.9 0 1.6.6 1.6 1.6v5.4c0 1-.7 1.7-1.6 1.7H5.6c-.9 0-1.6-.7-1.6-1.7zM5.3 6v3.4h5.4V6z${disc(8, 11.3, 0.9)}`,
    over: 'M2.4.8h11.2V2H2.4zM2.6 14.2h10.8v1.2H2.6z',
    lines: 'M6.2 4.6l-1.4-1.5L6.2 2M9.8 4.6l1.4-1.5L9.8 2',
  },
  trolleybus: {
    body: 'M.8 6.8c0-.9.6-1.4 1.4-1.4h11.6c.8 0 1.4.5 1.4 1.4v6.4H.8zM2.2 7v2.6h2.7V7zM6.1 7v2.6h2.7V7zM10 7v2.6h3.8V7z',
    over: wheels(1.7, 13.2, 4.2, 11.8),
    lines: 'M.4.8h15.2M2.4 1l7 4.4M6.2 1l7 4.4',
  },
  truck: {
    body: `M.4 2.8h9.4V12H.4z${TRUCK_CAB}`,
    over: wheels(2, 12.2, 3.6, 12.2),
  },
  truck1: {
    body: 'M.2 2.4h9.2v7.8H.2zM10.2 3.4h2.7c.6 0 1 .3 1.2.8l1.7 4V12h-5.6zM11.4 4.6v3h2.9L13 4.6z',
    over: `M.2 10.2h10v1.2h-10z${wheels(1.7, 12.6, 1.9, 5.5, 12.8)}`,
  },
  truck2: {
    body: `M.2 5.8h9.7l-1.3 5H2.2zM2 5.1l1.6-2.5 2 .9 1.5-1.3 1.9 2.9z${TRUCK_CAB}`,
    over: `M1.6 10.8h9.4V12H1.6z${wheels(2, 12.4, 4, 12.2)}`,
  },
  van: {
    body: 'M.8 4.4C.8 3.5 1.4 3 2.3 3h8.2c.7 0 1.1.3 1.5.9l2.6 4c.4.5.6 1 .6 1.7V12H.8zM9.6 4.4v3.2h3.4l-2-3.2zM2.4 8.4v1h5.2v-1z',
    over: wheels(2, 12, 4.2, 11.8),
  },
} as const satisfies Record<string, SmallIcon>;
