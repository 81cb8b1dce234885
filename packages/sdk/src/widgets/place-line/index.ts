'use client';
export { PlaceLine, type PlaceLineProps } from './place-line';
