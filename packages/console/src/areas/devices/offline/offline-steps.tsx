import type { Device } from '@rastro/sdk/contract';
import type { OfflineStep } from '@rastro/sdk/domain';
import { Button } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { TrackerText } from '../tracker/tracker-text';
import { useTrackerGuide } from '../tracker/use-tracker-guide';
import { useText } from '../../../frame/i18n/text-context';
import { Card, Steps } from './offline-styles';

/** Steps to try, likeliest first, with the texts for the SIM of a tracker whose model has some. */
export function OfflineSteps({
  device,
  steps,
}: {
  device: Device;
  steps: readonly OfflineStep[];
}): ReactElement | null {
  const t = useText();
  const navigate = useNavigate();
  const { guideFor } = useTrackerGuide();
  if (steps.length === 0) return null;
  const texts = guideFor(device.model ?? null, device.uniqueId)?.texts ?? [];
  return (
    <Card>
      <h2>{t('offline.steps.title')}</h2>
      <Steps>
        {steps.map((step) => (
          <li key={step}>
            {t(`offline.step.${step}`)}
            {step === 'sendText' ? (
              <div>
                {device.phone ? (
                  <span dir="auto">{t('offline.sms.to', { phone: device.phone })}</span>
                ) : null}
                {texts.map((one) => (
                  <TrackerText key={one.name} {...one} />
                ))}
              </div>
            ) : null}
            {step === 'setUp' ? (
              <div>
                <Button onClick={() => void navigate(`/autolink/${device.id}`)}>
                  {t('autolink.guide.title')}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </Steps>
    </Card>
  );
}
