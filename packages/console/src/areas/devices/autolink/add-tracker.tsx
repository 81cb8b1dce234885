import { device } from '@rastro/sdk/contract';
import { describeImeiDoubt } from '@rastro/sdk/domain';
import { useAccess } from '@rastro/sdk/internal/react';
import { defineView, ResourceForm } from '@rastro/sdk/resource';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { OwnFieldProps } from '@rastro/sdk/resource';
import { SelectMenu } from '@rastro/sdk/internal/ui';
import { useTrackerGuide } from '../tracker/use-tracker-guide';
import { useText } from '../../../frame/i18n/text-context';
import { Column, Part } from './autolink-styles';
import { PhotoButton } from './photo-button';
import { UnknownList } from './unknown-list';

/** The model of a tracker, out of those that there is a guide to; none of them is a choice too. */
function ModelField({
  value,
  onChange,
  values: _,
  readOnly: _readOnly,
  ...field
}: OwnFieldProps): ReactElement {
  const t = useText();
  const { models } = useTrackerGuide();
  const options = [
    { value: '', label: t('tracker.guide.other') },
    ...models.map((name) => ({ value: name, label: name })),
  ];
  return (
    <SelectMenu {...field} options={options} value={String(value ?? '')} onChange={onChange} />
  );
}

const view = defineView(device, {
  columns: ['uniqueId', 'name'],
  form: [['uniqueId', 'name', 'phone', 'model', 'groupId']],
  warnings: { uniqueId: describeImeiDoubt },
});

/** The form of a tracker: its code first. What knocks and is not known yet stands below. */
export function AddTracker(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const may = useAccess();
  const { models } = useTrackerGuide();
  const [code, setCode] = useState('');
  const wait = (id: number) => void navigate(`/autolink/${id}`);
  return (
    <Column>
      <Part aria-label={t('autolink.code.title')}>
        <p>{t('autolink.code.text')}</p>
        <PhotoButton onCode={setCode} />
        <ResourceForm
          key={code}
          view={view}
          value={null}
          draft={code === '' ? undefined : { uniqueId: code }}
          {...(models.length === 0 ? {} : { fields: MODEL_FIELD })}
          onSaved={({ id }) => wait(id)}
        />
      </Part>
      {may('read', 'ingest').allowed ? <UnknownList onAdded={wait} /> : null}
    </Column>
  );
}

const MODEL_FIELD = { model: { draw: ModelField } };
