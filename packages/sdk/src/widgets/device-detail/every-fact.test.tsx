import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { device as description } from '../../contract';
import { DEVICE_FIELDS, LOCALES } from '../../domain';
import { KNOWN_FACTS } from '../../domain/attributes/known-facts';
import { makePosition } from '../../testing';
import { findRawNames, RAW } from '../../testing/find-raw-names';
import { makeWhole } from '../../testing/make-whole';
import english from '../../words/locales/en-US/attributes.json';
import { HEARD_AT, online, openDetail } from './testing';

/** Attributes that have words, and all that the form of a vehicle writes. */
const known = [
  ...KNOWN_FACTS,
  ...Object.keys(english).flatMap((key) => /^attribute\.(\w+)\.label$/.exec(key)?.[1] ?? []),
];

it.each(LOCALES)('says nothing raw of a vehicle that tells all there is, in %s', async (locale) => {
  const fields = Object.keys(DEVICE_FIELDS).map((key) => [`rastro.${key}`, 'Words']);
  const device = { ...online, ...makeWhole(description, Object.fromEntries(fields)) };
  const position = makePosition(1, {
    fixTime: HEARD_AT,
    attributes: Object.fromEntries(known.map((key) => [key, 1])),
  });
  openDetail({ device: { ...device, id: 1, lastUpdate: HEARD_AT }, position }, {}, {}, { locale });
  const tabs = await screen.findAllByRole('tab');
  expect(findRawNames(RAW)).toEqual([]);
  await userEvent.click(tabs.at(-1)!);
  await waitFor(() => expect(document.querySelectorAll('dt').length).toBeGreaterThan(50));
  expect(findRawNames(RAW)).toEqual([]);
  cleanup();
});
