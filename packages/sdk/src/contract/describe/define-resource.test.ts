import { build, type BuildOptions } from 'esbuild';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Device, DeviceInput, Group } from '..';
import { device, resources } from '..';
import { collectResources, DescriptionError } from './check-description';
import { defineResource } from './define-resource';
import type { Member } from './member';
import { choice, id, number, reference, text } from './members';

const place = { name: 'Depot', path: '/depots', area: 'depots' };
const define = (members: Record<string, Member>, more: object = {}) =>
  defineResource({ ...place, ...more, members });

describe('a description is refused, by name,', () => {
  it('with a member twice', () => {
    const twice = () => define({ groupId: reference('Group'), groupID: number() });
    expect(twice).toThrow(DescriptionError);
    expect(twice).toThrow('Depot has a member twice: groupId and groupID');
  });

  it('with a member of an unknown kind', () => {
    const odd = () => define({ id: id(), size: { kind: 'colour', fallback: null } as never });
    expect(odd).toThrow('Depot.size is of an unknown kind: colour');
  });

  it('with a default that is no choice', () => {
    const odd = () =>
      define({ size: choice<string, { default: string }>(['s'], { default: 'm' }) });
    expect(odd).toThrow('Depot.size has a default that is not among its choices');
  });

  it('with a reference or a link to nothing', () => {
    const depot = define({ id: id(), groupId: reference('Grup') });
    expect(() => collectResources({ depots: depot })).toThrow(
      'Depot.groupId refers to Grup, which nobody describes',
    );
    const owner = define({ id: id() }, { owns: ['Depot', 'Dock'] });
    expect(() => collectResources({ depots: owner })).toThrow('Depot.owns refers to Dock');
  });

  it('beside another of its name or path', () => {
    const depot = define({ id: id() });
    const dock = define({ id: id() }, { name: 'Dock' });
    expect(() => collectResources({ a: depot, b: depot })).toThrow('Depot is described twice');
    expect(() => collectResources({ a: depot, b: dock })).toThrow(
      '/depots is the path of two resources',
    );
  });
});

describe('a made-up resource', () => {
  const depot = define({
    id: id(),
    name: text({ required: true }),
    size: choice(['small', 'large'], { default: 'small' }),
    docks: number({ default: 2 }),
    key: text({ writeOnly: true, secret: true }),
    fullness: number({ writtenBy: 'server' }),
  });

  it('reads with defaults and without what is only written', () => {
    expect(depot.decode({ id: 1, size: 'huge', key: 'k', docks: '3' })).toEqual({
      id: 1,
      name: '',
      size: 'small',
      docks: 3,
      fullness: 0,
    });
  });

  it('writes all that a client may write, and a secret only when there is one', () => {
    expect(depot.encode({ name: 'A', fullness: 5 })).toEqual({
      name: 'A',
      size: 'small',
      docks: 2,
    });
    expect(depot.encode({ id: 3, name: 'A', key: '' })).not.toHaveProperty('key');
    expect(depot.encode({ id: 3, name: 'A', key: null })).toMatchObject({ id: 3, key: null });
  });

  it('gives every reader attributes of its own', () => {
    const [one, two] = device.decodeList([{ id: 1 }, { id: 2 }]);
    expect(one?.attributes).not.toBe(two?.attributes);
    expect(Object.isFrozen(one?.attributes)).toBe(false);
  });
});

it('types come from a description', () => {
  expectTypeOf<Group>().toEqualTypeOf<{
    id: number;
    name: string;
    groupId: number;
    attributes: Record<string, unknown>;
  }>();
  expectTypeOf<Device['status']>().toEqualTypeOf<'online' | 'offline' | 'unknown'>();
  expectTypeOf<Device['phone']>().toEqualTypeOf<string | null>();
  expectTypeOf<{ name: string; uniqueId: string }>().toExtend<DeviceInput>();
  expectTypeOf<{ name: string }>().not.toExtend<DeviceInput>();
  expectTypeOf<DeviceInput>().not.toHaveProperty('status');
});

it('every secret is write-only', () => {
  for (const { members } of Object.values(resources)) {
    for (const { secret, writeOnly } of Object.values<Member>(members)) {
      if (secret) expect(writeOnly).toBe(true);
    }
  }
});

it('a bundle has only the descriptions it uses', async () => {
  // As it is packed: one file, of which no folder says that it has no effects.
  const pack = async (options: BuildOptions) => {
    const conditions = ['rastro-source'];
    const built = await build({
      bundle: true,
      format: 'esm',
      conditions,
      write: false,
      ...options,
    });
    return built.outputFiles?.[0]?.text ?? '';
  };
  const contract = await pack({ entryPoints: [`${import.meta.dirname}/../index.ts`] });
  const bundle = (contents: string) =>
    pack({
      stdin: { contents, loader: 'ts' },
      plugins: [
        {
          name: 'packed',
          setup({ onResolve, onLoad }) {
            onResolve({ filter: /^contract$/ }, () => ({ path: 'contract', namespace: 'packed' }));
            onLoad({ filter: /.*/, namespace: 'packed' }, () => ({ contents: contract }));
          },
        },
      ],
    });
  const one = await bundle(`import { group } from 'contract'; globalThis.read = group.decodeList;`);
  const paths = Object.values(resources).map(({ path }) => path);
  expect(paths.filter((path) => contract.includes(`"${path}"`))).toEqual(paths);
  expect(paths.filter((path) => one.includes(`"${path}"`))).toEqual(['/groups']);
});
