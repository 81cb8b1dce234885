import { Button, TextField } from '@rastro/sdk/internal/ui';
import { QrCode } from 'lucide-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import type { TextKey } from '../../../frame/i18n/text-key';
import { CodeCamera, hasCamera } from './code-camera';

/** A code by the camera or by hand. */
export function CodeEntry({
  start,
  action,
  isBusy,
  onCode,
}: {
  /** Initial text of the field. */
  start: string;
  /** Label of the button that submits the typed text. */
  action: TextKey;
  isBusy: boolean;
  /** Says what is wrong with a text, null where it was taken. */
  onCode: (text: string) => TextKey | null;
}): ReactElement {
  const t = useText();
  const [typed, setTyped] = useState(start);
  const [isSeeing, setSeeing] = useState(false);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const take = (text: string) => {
    setSeeing(false);
    const found = onCode(text);
    setProblem(found);
    setTyped(found ? text : '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(typed);
  };
  return (
    <>
      {problem ? <p role="alert">{t(problem)}</p> : null}
      {isSeeing ? (
        <CodeCamera
          onCode={take}
          onFail={() => {
            setSeeing(false);
            setProblem('driver.camera.failed');
          }}
          onClose={() => setSeeing(false)}
        />
      ) : null}
      {hasCamera() && !isSeeing ? (
        <Button
          variant={start === '' ? 'primary' : 'secondary'}
          size="lg"
          wide
          icon={<QrCode aria-hidden="true" />}
          onClick={() => setSeeing(true)}
        >
          {t('driver.scan.action')}
        </Button>
      ) : null}
      <form onSubmit={submit}>
        <TextField
          label={t('driver.code.label')}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="lg" wide busy={isBusy} disabled={typed.trim() === ''}>
          {t(action)}
        </Button>
      </form>
    </>
  );
}
