import type { PositionRule } from './position-rule';

/** The result of a command, sent beside a place, whenever that comes. */
export const commandResultEvents: PositionRule = ({ position }) => {
  const { result } = position.attributes;
  return result === undefined ? [] : [{ type: 'commandResult', attributes: { result } }];
};
