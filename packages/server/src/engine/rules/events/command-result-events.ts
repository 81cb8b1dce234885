import type { PositionRule } from './position-rule';

/** The result of a command, a text sent beside a place, whenever that comes. */
export const commandResultEvents: PositionRule = ({ position }) => {
  const { result } = position.attributes;
  return typeof result === 'string' ? [{ type: 'commandResult', attributes: { result } }] : [];
};
