import { useState, type ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import type { PeriodChoice } from '../../domain';
import { PeriodPicker, type PeriodPickerProps } from './period-picker';
import { usePeriod } from './use-period';

export default { title: 'SDK / react / Period picker' };

const HOUR_OF_AUGUST = { fromMs: Date.UTC(2026, 7, 21, 11), toMs: Date.UTC(2026, 7, 21, 12) };

function Picker({
  first,
  look,
}: {
  first: PeriodChoice;
  look?: PeriodPickerProps['look'];
}): ReactElement {
  const [choice, setChoice] = useState(first);
  const state = usePeriod(choice, { maxDays: 31 });
  return (
    <div style={{ maxWidth: look === 'segment' ? undefined : 384 }}>
      <PeriodPicker choice={choice} onChange={setChoice} state={state} look={look} />
    </div>
  );
}

const On = ({
  timeZone = 'America/Argentina/Buenos_Aires',
  ...rest
}: Parameters<typeof Picker>[0] & { timeZone?: string }): ReactElement => (
  <StoryServer timeZone={timeZone}>
    <Picker {...rest} />
  </StoryServer>
);

export const Own = (): ReactElement => <On first={{ kind: 'custom', ...HOUR_OF_AUGUST }} />;
Own.meta = { about: 'Two moments of one’s own.', ready: '.rastro-period-field' };

export const Reversed = (): ReactElement => (
  <On first={{ kind: 'custom', fromMs: HOUR_OF_AUGUST.toMs, toMs: HOUR_OF_AUGUST.fromMs }} />
);
Reversed.meta = { about: 'An end before the start.', ready: '.rastro-period-field' };

export const TenYears = (): ReactElement => (
  <On first={{ kind: 'custom', fromMs: Date.UTC(2016, 7, 21), toMs: HOUR_OF_AUGUST.toMs }} />
);
TenYears.meta = { about: 'Longer than is allowed.', ready: '.rastro-period-field' };

export const NoStart = (): ReactElement => (
  <On first={{ kind: 'custom', fromMs: null, toMs: HOUR_OF_AUGUST.toMs }} />
);
NoStart.meta = { about: 'The start was emptied.', ready: '.rastro-period-field' };

export const ClockChanges = (): ReactElement => (
  <On
    timeZone="Europe/Berlin"
    first={{ kind: 'custom', fromMs: Date.UTC(2026, 9, 24), toMs: Date.UTC(2026, 9, 26) }}
  />
);
ClockChanges.meta = { about: 'Over the end of summer time.', ready: '[role=note]' };
