import { describe, expect, it } from 'vitest';
import { device, geofence, group } from '../../contract';
import { defineView } from './define-view';

describe('defineView', () => {
  it('keeps columns and parts, and names parts that have no key', () => {
    const view = defineView(group, { columns: ['name'], form: [['name'], ['groupId']] });
    expect(view.form.map(({ key, members }) => [key, ...members])).toEqual([
      ['main', 'name'],
      ['part2', 'groupId'],
    ]);
  });

  it('refuses, by name, what the resource does not have or a form cannot hold', () => {
    const form = (...members: string[]) =>
      defineView(device, { columns: ['name'], form: [members as 'name'[]] });
    expect(() => form('nmae')).toThrow('View of Device: nmae is no member');
    expect(() => form('status')).toThrow('View of Device: status is written by the server alone');
    expect(() => form('name', 'name')).toThrow('View of Device: name stands twice in the form');
    expect(() => defineView(device, { columns: ['nmae' as 'name'], form: [] })).toThrow(
      'View of Device: nmae is no member',
    );
    expect(() => defineView(geofence, { columns: ['name'], form: [['area']] })).toThrow(
      'View of Geofence: area is of a kind without a field: area',
    );
  });
});
