import { useState, type ReactElement } from 'react';
import { useFormWords } from '../../../../../../.ladle/form-words';
import { useStoryLanguage } from '../../../../../../.ladle/story-language';
import { PeriodField, type PeriodFieldProps } from './period-field';

export default { title: 'SDK / ui / Period field' };

const ENDS = { fromMs: Date.UTC(2026, 7, 21, 11), toMs: Date.UTC(2026, 7, 21, 9) };

function Field({
  first,
  ...rest
}: { first: 'day' | 'custom' } & Partial<PeriodFieldProps<string>>): ReactElement {
  const words = useFormWords();
  const locale = useStoryLanguage();
  const [kind, setKind] = useState<string>(first);
  const [ends, setEnds] = useState<PeriodFieldProps<string>['ends']>(ENDS);
  return (
    <div style={{ maxWidth: 384 }}>
      <PeriodField
        label={words.start}
        options={[
          { value: 'day', label: '21/08/2026' },
          { value: 'custom', label: words.start },
        ]}
        kind={kind}
        onKindChange={setKind}
        ends={kind === 'custom' ? ends : null}
        onEndsChange={setEnds}
        clock={{ locale, hour12: locale === 'en-US', timeZone: 'America/Sao_Paulo' }}
        words={{ from: words.start, to: words.start, calendar: words.calendar }}
        {...rest}
      />
    </div>
  );
}

export const Named = (): ReactElement => <Field first="day" note={<p>America/Sao Paulo</p>} />;
Named.meta = { about: 'A period by its name, with what it means.' };

export const Row = (): ReactElement => <Field first="day" look="segment" />;
Row.meta = { about: 'As a row of choices, for wide places.' };

export const Own = (): ReactElement => <Field first="custom" />;
Own.meta = { about: 'Two moments of one’s own.' };

export const Wrong = (): ReactElement => {
  const words = useFormWords();
  return <Field first="custom" errors={{ toMs: words.dateMissing }} />;
};
Wrong.meta = { about: 'One of them has to be mended.' };
