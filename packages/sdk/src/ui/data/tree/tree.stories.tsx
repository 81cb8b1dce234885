import { useState, type ReactElement } from 'react';
import { Building2, Folders } from 'lucide-react';
import { Act } from '../../../../../../.ladle/act';
import { HOSTILE_NAMES } from '../../../../../../.ladle/hostile-names';
import { useTreeLabels } from '../../../react/resource';
import { EmptyState } from '../../feedback/empty-state';
import { StatusGlyph } from '../status-glyph';
import { Tree } from './tree';
import type { NodeId } from './tree-model';
import type { TreeNode, TreeProps } from './tree-props';

export default { title: 'SDK / ui / Tree' };

const detail = (moving: number, stopped: number): ReactElement => (
  <>
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <StatusGlyph status="moving" /> {moving}
    </span>
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <StatusGlyph status="stopped" /> {stopped}
    </span>
  </>
);
const node = (id: number, parentId: number | null, label: string, count: number): TreeNode => ({
  id,
  parentId,
  label,
  count,
  icon: parentId === null ? <Building2 aria-hidden="true" /> : undefined,
  detail: detail(Math.floor(count / 2), Math.floor(count / 5)),
});
const GROUPS = [
  node(1, null, 'Central Sul', 84),
  node(2, 1, 'Entregas Zona Sul', 42),
  node(3, 2, 'Moema e Saúde', 13),
  node(4, 2, 'Itaim e Vila Olímpia', 16),
  node(5, 1, 'Frota executiva', 18),
  node(6, 1, 'Ônibus fretado', 24),
  node(7, 6, 'Turno da manhã', 13),
  node(8, null, 'Teixeira Logística', 126),
  node(9, 8, 'Baixada Santista', 37),
  node(10, null, 'Agro Campo Belo', 37),
];

function Groups(props: Partial<TreeProps>): ReactElement {
  const labels = useTreeLabels('Central Sul');
  const [nodes, setNodes] = useState<readonly TreeNode[]>(props.nodes ?? GROUPS);
  const [selectedId, setSelectedId] = useState<NodeId>(2);
  return (
    <div style={{ width: 384, maxWidth: '100%', height: 560 }}>
      <Tree
        labels={labels}
        selectedId={selectedId}
        onSelect={setSelectedId}
        onMove={(id, parentId) =>
          setNodes(nodes.map((each) => (each.id === id ? { ...each, parentId } : each)))
        }
        {...props}
        nodes={nodes}
      />
    </div>
  );
}

export const Open = (): ReactElement => <Groups />;
Open.meta = {
  about: 'Groups in groups, with counts; drag one, or move it by its menu.',
  ready: '[role=treeitem]',
};

const FOLDED = new Set<NodeId>([1]);
export const Folded = (): ReactElement => <Groups expandedIds={FOLDED} />;
Folded.meta = { about: 'Some branches folded.', ready: '[aria-expanded=false]' };

export const Found = (): ReactElement => <Groups query="vila" />;
Found.meta = {
  about: 'Only what matches a search, and what leads to it.',
  ready: '[role=treeitem]',
};

export const NodeMenu = (): ReactElement => (
  <Act on="[role=treeitem] button">
    <Groups />
  </Act>
);
NodeMenu.meta = { about: 'The menu of a node, from which it is moved.', ready: '[role=menu]' };

const HOSTILE = HOSTILE_NAMES.map((label, index) => node(index + 1, index || null, label, 1));
export const HostileNames = (): ReactElement => <Groups nodes={HOSTILE} />;
HostileNames.meta = { about: 'Names of all kinds, one below the other.', ready: '[role=treeitem]' };

export const Empty = (): ReactElement => (
  <Groups nodes={[]} empty={<EmptyState icon={<Folders />} title="–" />} />
);
Empty.meta = { about: 'No groups yet.', ready: '.rastro-empty-state' };
