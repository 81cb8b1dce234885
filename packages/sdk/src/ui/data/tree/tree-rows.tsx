import type { ReactElement, ReactNode } from 'react';
import type { Virtualizer } from '@tanstack/react-virtual';
import { isPlaceChosen } from './move-bar';
import type { TreeLine } from './tree-model';
import type { TreeNode, TreeProps } from './tree-props';
import { TreeRow } from './tree-row';
import type { TreeMoving } from './use-tree-move';

/** The lines of a tree that are drawn. */
export function TreeRows({
  tree: { labels, selectedId = null, onMove },
  lines,
  virtualizer,
  activeIndex,
  moving,
  drawMenu,
}: {
  tree: TreeProps;
  lines: readonly TreeLine<TreeNode>[];
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  activeIndex: number;
  moving: TreeMoving;
  drawMenu: ((node: TreeNode) => ReactNode) | null;
}): ReactElement {
  const { moved, target } = moving;
  const isChoosing = isPlaceChosen(moving);
  return (
    <div role="presentation" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start, size }) => {
        const line = lines[index];
        if (!line) return null;
        const { id } = line.node;
        const isActive = index === activeIndex;
        const canHave = !isChoosing || moving.canHave(id);
        return (
          <TreeRow
            key={id}
            line={line}
            index={index}
            startPx={start}
            heightPx={size}
            isSelected={id === selectedId}
            isActive={isActive}
            isMoved={id === moved?.node.id}
            isTarget={isChoosing ? isActive && canHave : id === target}
            isRefused={!canHave}
            isDraggable={onMove !== undefined && line.node.canMove !== false && !isChoosing}
            menuLabel={labels.menu(line.node.label)}
            menu={drawMenu}
          />
        );
      })}
    </div>
  );
}
