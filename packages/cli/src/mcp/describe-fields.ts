import { toSpaced, type CliResource } from '../resources/cli-resource';
import { listFilters } from '../resources/run/list-filters';

/** Fields and filters of a resource, for who reads and writes it. */
export function describeFields(resource: CliResource) {
  const { description, members, hasAttributes, many, command, find } = resource;
  return {
    resource: command,
    holds: many,
    area: description.area,
    filters: listFilters(resource).map(({ name }) => name),
    fields: members.map(({ name, member, description: described, words }) => {
      const { kind, required, writtenBy, choices, unit, min, max, maxLength, refersTo } = described;
      return {
        name: member,
        ...(name !== member && { alsoCalled: name }),
        kind,
        about: words.hint ?? toSpaced(name),
        ...(required && { isNeeded: true }),
        ...(writtenBy && { isReadOnly: true }),
        choices,
        unit,
        min,
        max,
        maxLength,
        ...(refersTo !== undefined && { refersTo: find(refersTo).command }),
      };
    }),
    ...(hasAttributes && { attributes: 'free values by key, in the object "attributes"' }),
  };
}
