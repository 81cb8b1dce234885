import { SelectMenu } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../frame/i18n/text-context';
import { TrackerText } from './tracker-text';
import { useTrackerGuide } from './use-tracker-guide';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  p {
    margin: 0;
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 4px 16px;
  margin: 0;
  dt {
    color: var(--rastro-text-muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
/**
 * Set-up guide of a tracker, by its model: the server address, and the texts for its SIM. Nothing
 * where the brand has no guide.
 */
export function ModelGuide({
  uniqueId,
  model: known,
}: {
  uniqueId: string;
  /** The model that the device says it is of. */
  model: string | null;
}): ReactElement | null {
  const t = useText();
  const { models, guideFor } = useTrackerGuide();
  const [chosen, setChosen] = useState<string | null>(null);
  if (models.length === 0) return null;
  const guide = guideFor(chosen ?? known, uniqueId);
  const facts = guide && [
    [t('tracker.guide.host'), guide.host],
    ...(guide.port === undefined ? [] : [[t('tracker.guide.port'), String(guide.port)]]),
    ...(guide.apn === undefined ? [] : [[t('tracker.guide.apn'), guide.apn]]),
  ];
  return (
    <Root>
      <SelectMenu
        label={t('tracker.guide.model')}
        placeholder={t('tracker.guide.choose')}
        options={models.map((value) => ({ value, label: value }))}
        value={guide?.model ?? ''}
        onChange={setChosen}
      />
      {guide && facts ? (
        <>
          <Facts>
            {facts.map(([name, value]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd dir="ltr">{value}</dd>
              </div>
            ))}
          </Facts>
          {guide.note ? <p>{guide.note}</p> : null}
          {guide.texts.map((one) => (
            <TrackerText key={one.name} {...one} />
          ))}
        </>
      ) : null}
    </Root>
  );
}
