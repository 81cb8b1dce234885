'use client';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { resources } from '../../../../contract';
import { areaOfResource } from '../../find-resource';
import { Segment, SelectMenu } from '../../../../ui';
import { useAccess } from '../../../session/use-access';
import { useLabels } from '../../../use-labels';
import type { ResourceView } from '../../define-view';
import { ReferencesField } from '../references-field';
import { listLinkKinds, type LinkKindName } from './list-link-kinds';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 16px;
`;

/** Links to add to, or remove from, many items. */
export interface WantedLinks {
  operation: 'link' | 'unlink';
  kind: LinkKindName;
  ids: readonly number[];
}

/** Asks what chosen things are linked to, or unlinked from. */
export function BulkLinks({
  view,
  value,
  onChange,
}: {
  view: ResourceView;
  value: WantedLinks | null;
  onChange: (value: WantedLinks) => void;
}): ReactElement {
  const t = useLabels();
  const access = useAccess();
  const [kinds] = useState(() => listLinkKinds(view.resource));
  const shown = kinds.filter((kind) => access('read', areaOfResource(resources[kind])).allowed);
  const [first = 'users'] = shown;
  const { operation = 'link', kind = first, ids = [] } = value ?? {};
  const mayUnlink = access('delete', 'links').allowed;
  const options = (['link', 'unlink'] as const).map((each) => ({
    value: each,
    label: t(`bulk.${each}.choice`),
  }));
  return (
    <Root>
      {mayUnlink ? (
        <Segment
          label={t('bulk.link.what')}
          options={options}
          value={operation}
          onChange={(next) => onChange({ operation: next, kind, ids })}
        />
      ) : null}
      <SelectMenu<LinkKindName>
        label={t('bulk.link.kind')}
        options={shown.map((each) => ({ value: each, label: t(`bulk.kind.${each}`) }))}
        value={kind}
        onChange={(next) => onChange({ operation, kind: next, ids: [] })}
      />
      <ReferencesField
        key={kind}
        label={t(`bulk.kind.${kind}`)}
        refersTo={resources[kind].name}
        value={ids}
        onChange={(next) => onChange({ operation, kind, ids: next })}
      />
    </Root>
  );
}
