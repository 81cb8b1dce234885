import { useState, type ReactElement } from 'react';
import { usePageLocale } from '../../i18n/text-context';
import { PeriodPicker } from './period-picker';
import type { PeriodEnds, PeriodKind, PeriodProblem } from './resolve-period';

export default { title: 'Console / history / Period picker' };

const ENDS = { fromMs: Date.UTC(2026, 7, 21, 11), toMs: Date.UTC(2026, 7, 21, 9) };

function Picker({
  first,
  problem = null,
}: {
  first: PeriodKind;
  problem?: PeriodProblem | null;
}): ReactElement {
  const locale = usePageLocale();
  const [kind, setKind] = useState(first);
  const [ends, setEnds] = useState<PeriodEnds>(
    problem?.field === 'fromMs' ? { ...ENDS, fromMs: null } : ENDS,
  );
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12, maxWidth: 384 }}>
      <PeriodPicker
        kind={kind}
        onKindChange={setKind}
        ends={ends}
        onEndsChange={setEnds}
        clock={{
          locale,
          hour12: locale === 'en-US',
          timeZone: 'America/Argentina/Buenos_Aires',
        }}
        problem={problem}
      />
    </div>
  );
}

export const Today = (): ReactElement => <Picker first="today" />;
Today.meta = { about: 'The usual choice.' };

export const Custom = (): ReactElement => <Picker first="custom" />;
Custom.meta = { about: 'Two moments of one’s own.' };

export const Wrong = (): ReactElement => (
  <Picker first="custom" problem={{ field: 'toMs', text: 'history.period.invalid' }} />
);
Wrong.meta = { about: 'An end before the start.' };

export const NoStart = (): ReactElement => (
  <Picker first="custom" problem={{ field: 'fromMs', text: 'history.period.noStart' }} />
);
NoStart.meta = { about: 'The start was emptied.' };
