import type { Unit } from '../../../db/database';

/** Ids drawn from the database at once; what a stop leaves over is never used. */
const BLOCK_SIZE = 10_000;

/** Numbers handed out in memory, unique over every start of the server. */
export interface IdBlocks {
  /** Makes sure that `count` ids are there. */
  reserve(unit: Unit, count: number): Promise<void>;
  next(): number;
}

/** Ids of a sequence that counts blocks. */
export const createIdBlocks = (sequence: 'position_blocks' | 'event_blocks'): IdBlocks => {
  const blocks: { next: number; end: number }[] = [];
  const left = (): number => blocks.reduce((sum, { next, end }) => sum + end - next, 0);
  return {
    async reserve(unit, count) {
      while (left() < count) {
        const { rows } = await unit.query<{ block: number }>(
          `select nextval('${sequence}')::int8 as block`,
        );
        const start = ((rows[0]?.block ?? 0) - 1) * BLOCK_SIZE + 1;
        blocks.push({ next: start, end: start + BLOCK_SIZE });
      }
    },
    next() {
      const block = blocks[0];
      if (!block) throw new Error('No ids were reserved.');
      const id = block.next;
      block.next += 1;
      if (block.next === block.end) blocks.shift();
      return id;
    },
  };
};
