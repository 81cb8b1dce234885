import type { ReactElement } from 'react';
import { useLabels } from '../../react';
import { ReferenceField } from '../../react/resource/form/reference-field';
import { ReferencesField } from '../../react/resource/form/references-field';
import { useFieldWords } from '../../react/resource/words/use-field-words';
import { Segment } from '../../ui';
import type { SharePartProps } from './share-part-props';

/** Choice of the vehicles a link shows: single ones, or those of a group. */
export function ShareWhose({ draft, change, problemOf }: SharePartProps): ReactElement {
  const t = useLabels();
  const words = useFieldWords();
  return (
    <>
      <Segment<'devices' | 'group'>
        label={t('share.whose.label')}
        options={[
          { value: 'devices', label: t('share.whose.devices') },
          { value: 'group', label: t('share.whose.group') },
        ]}
        value={draft.whose}
        onChange={(whose) => change({ whose })}
      />
      {draft.whose === 'devices' ? (
        <ReferencesField
          refersTo="Device"
          label={t('share.devices.label')}
          value={draft.deviceIds}
          error={problemOf('deviceIds')}
          required
          onChange={(deviceIds) => change({ deviceIds })}
        />
      ) : (
        <ReferenceField
          refersTo="Group"
          label={t('share.group.label')}
          value={draft.groupId}
          none={0}
          except={null}
          words={words}
          error={problemOf('groupId')}
          required
          onChange={(groupId) => change({ groupId })}
        />
      )}
    </>
  );
}
