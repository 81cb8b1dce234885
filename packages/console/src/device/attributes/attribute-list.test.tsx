import * as contract from '@rastro/sdk/contract';
import { TrackingProvider } from '@rastro/sdk/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextProvider } from '../../i18n/text-context';
import { createTestClient } from '../../testing/create-test-client';
import { AttributeList } from './attribute-list';

const hostile = '<img src=x onerror=alert(1)>';
const at = '2026-11-21T10:00:00.000+00:00';
const device = contract.device.decode({
  id: 1,
  name: hostile,
  uniqueId: '1234567',
  category: 'truck',
  attributes: { 'rastro.plate': 'RTA4F27' },
});
const position = contract.position.decode({
  id: 9,
  deviceId: 1,
  serverTime: at,
  deviceTime: at,
  fixTime: at,
  latitude: -22.9,
  longitude: -43.2,
  attributes: {
    ignition: true,
    totalDistance: 84_312_000,
    trip: 1382540,
    note: hostile,
    io: { a: 1 },
  },
});

function renderList() {
  render(
    <TrackingProvider client={createTestClient({}).client} locale="pt-BR" appearance={null}>
      <TextProvider locale="pt-BR">
        <AttributeList device={device} position={position} />
      </TextProvider>
    </TrackingProvider>,
  );
}

const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('AttributeList', () => {
  it('names and words what it knows, and leaves codes as they are', () => {
    renderList();
    expect(valueOf('Ignição')).toBe('Sim');
    expect(valueOf('Distância total')).toBe('84.312 km');
    expect(valueOf('Viagem')).toBe('1382540');
    expect(valueOf('Identificador')).toBe('1234567');
    expect(valueOf('io')).toBe('{"a":1}');
  });

  it('shows hostile text as text', () => {
    renderList();
    expect(valueOf('note')).toBe(hostile);
    expect(document.querySelector('img')).toBeNull();
  });

  it('searches names without accents, keys and values', async () => {
    renderList();
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'ignicao');
    expect(screen.getAllByRole('term')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, 'nada disso');
    expect(screen.getByRole('status')).toHaveTextContent('nada disso');
  });

  it('names types in words, and attributes without the prefix of the product', () => {
    renderList();
    expect(valueOf('Tipo')).toBe('Caminhão');
    expect(valueOf('Placa')).toBe('RTA4F27');
  });
});
