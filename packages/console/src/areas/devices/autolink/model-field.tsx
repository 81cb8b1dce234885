import type { OwnFieldProps } from '@rastro/sdk/resource';
import { SelectMenu } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useTrackerGuide } from '../tracker/use-tracker-guide';
import { useText } from '../../../frame/i18n/text-context';

/** The model of a tracker, out of those that there is a guide to; none of them is a choice too. */
export function ModelField({
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
