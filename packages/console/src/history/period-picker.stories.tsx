import { useState, type ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import { PeriodPicker } from './period-picker';
import type { PeriodKind } from './resolve-period';

export default { title: 'Console / history / Period picker' };

function Picker({
  first,
  isWrong = false,
}: {
  first: PeriodKind;
  isWrong?: boolean;
}): ReactElement {
  const t = useText();
  const [kind, setKind] = useState(first);
  const [typed, setTyped] = useState({ from: '2026-08-21T08:00', to: '2026-08-21T06:00' });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12, maxWidth: 384 }}>
      <PeriodPicker
        kind={kind}
        onKindChange={setKind}
        typed={typed}
        onTypedChange={setTyped}
        timeZone="America/Argentina/Buenos_Aires"
        problem={isWrong ? t('history.period.invalid') : null}
      />
    </div>
  );
}

export const Today = (): ReactElement => <Picker first="today" />;
Today.meta = { about: 'The usual choice.' };

export const Custom = (): ReactElement => <Picker first="custom" />;
Custom.meta = { about: 'Two moments of one’s own.' };

export const Wrong = (): ReactElement => <Picker first="custom" isWrong />;
Wrong.meta = { about: 'An end before the start.' };
