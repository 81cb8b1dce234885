import type { ReactElement } from 'react';
import { Button } from '../../form/button/button';
import type { TreeNode, TreeProps } from './tree-props';
import { Bar } from './tree-styles';
import type { TreeMoving } from './use-tree-move';

/** True while a place for a node is being chosen by menu and keyboard. */
export const isPlaceChosen = ({ moved }: TreeMoving): boolean => moved !== null && !moved.isDragged;

/** Says below a tree what becomes of the node that is being moved. */
export function MoveBar({
  nodes,
  labels,
  drop,
  moving,
  active,
}: Pick<TreeProps, 'nodes' | 'labels' | 'drop'> & {
  moving: TreeMoving;
  /** The node that the keyboard is on. */
  active: TreeNode | undefined;
}): ReactElement | null {
  const { moved, target } = moving;
  if (moved && isPlaceChosen(moving)) {
    return (
      <Bar className="rastro-tree-move">
        <span role="status">
          {active && moving.canHave(active.id)
            ? labels.moveTo(moved.node.label, active.label)
            : active && active.id !== moved.node.id
              ? labels.cannotMove(moved.node.label, active.label)
              : labels.moving(moved.node.label)}
        </span>
        {moving.canHave(null) ? (
          <Button size="sm" onClick={() => moving.finish(null)}>
            {labels.toRoot}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" onClick={moving.cancel}>
          {labels.cancel}
        </Button>
      </Bar>
    );
  }
  const aimedAt = nodes.find(({ id }) => id === target);
  const words = moving.isOther
    ? aimedAt && drop?.describe(aimedAt.label)
    : moved && target !== null && labels.moveTo(moved.node.label, aimedAt?.label ?? null);
  return words ? (
    <Bar>
      <span role="status">{words}</span>
    </Bar>
  ) : null;
}
