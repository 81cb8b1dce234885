import { memo, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { ChevronRight, Folder, MoreHorizontal } from 'lucide-react';
import { IconButton } from '../../form/button/icon-button';
import { Menu } from '../../overlay/menu';
import type { TreeLine } from './tree-model';
import type { TreeNode } from './tree-props';
import { Count, Detail, Fold, Guide, Name, Row } from './tree-styles';

/** Props of {@link TreeRow}. */
export interface TreeRowProps {
  line: TreeLine<TreeNode>;
  index: number;
  startPx: number;
  heightPx: number;
  isSelected: boolean;
  /** The one node that Tab leads to. */
  isActive: boolean;
  /** It is the one that is being moved. */
  isMoved: boolean;
  /** True when the moved or dragged item would land here. */
  isTarget: boolean;
  /** A place is being chosen, and this cannot be it. */
  isRefused: boolean;
  isDraggable: boolean;
  menuLabel: string;
  menu: ((node: TreeNode) => ReactNode) | null;
}

/** One node of a tree. */
export const TreeRow = memo(function TreeRow({
  line,
  index,
  startPx,
  heightPx,
  isSelected,
  isActive,
  isMoved,
  isTarget,
  isRefused,
  isDraggable,
  menuLabel,
  menu,
}: TreeRowProps): ReactElement {
  const { node, level, place, places, hasChildren, isExpanded } = line;
  const style = {
    height: heightPx,
    transform: `translateY(${startPx}px)`,
    '--level': level,
  } as CSSProperties;
  return (
    <Row
      role="treeitem"
      className="rastro-tree-node"
      data-index={index}
      data-moving={isMoved}
      data-target={isTarget}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={places}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-disabled={isRefused || undefined}
      tabIndex={isActive ? 0 : -1}
      draggable={isDraggable}
      style={style}
    >
      {Array.from({ length: level - 1 }, (_, guide) => (
        <Guide key={guide} style={{ '--guide': guide } as CSSProperties} />
      ))}
      <Fold data-fold={hasChildren} data-shown={hasChildren} aria-hidden="true">
        {hasChildren ? <ChevronRight /> : null}
      </Fold>
      {node.icon ?? <Folder aria-hidden="true" />}
      <Name>{node.label}</Name>
      {node.count === undefined ? null : <Count data-figure>{node.count}</Count>}
      <Detail data-figure>{node.detail}</Detail>
      {menu ? (
        <Menu
          trigger={
            <IconButton
              size="sm"
              tabIndex={isActive ? 0 : -1}
              label={menuLabel}
              tooltipSide="none"
              icon={<MoreHorizontal aria-hidden="true" />}
            />
          }
        >
          {menu(node)}
        </Menu>
      ) : null}
    </Row>
  );
});
